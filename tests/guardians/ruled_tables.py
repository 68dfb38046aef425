"""Tables at which a switch or a decision shows, for the tests of either."""

from guardians_tools import Table, guardians

BREW = "iron-crag-brew-mountain"
EYE = "eye-of-missile-mayhem"


def dispelled_heels(**options):
    t = Table(
        ["archer", "captain"], ["zombie"], items=[["heels-of-speed"], []], depots=[[], ["dispel-magic"]], **options
    )
    t.command(0, "heels-of-speed archer").to("respond", 1).act(1, "play dispel-magic").to("primary")
    return t.state.fight.sides[0].items, t.state.sides[0].talon


def bribes_at(land, depot, victim, **options):
    t = Table(["archer", "jamchops-the-trader"], [victim, "zombie"], land=land, depots=[depot, []], **options)
    t.command(0, "jamchops-the-trader").match("archer", victim)
    return [m.split()[1] for m in t.legal(0) if m.startswith("bribe")]


def eisnmir(rm, up="woods"):
    t = Table(
        ["axeman", "archer"],
        ["vampire"],
        depots=[[EYE], []],
        guardians=["thak-steady-hand", "eisnmir-master-of-possessions"],
        piles=[[], ["cow", "mule"]],
        rm=rm,
    )
    t.state = guardians.from_position(
        {**guardians.to_position(t.state), "sides": [
            guardians.to_position(t.state)["sides"][0], {**guardians.to_position(t.state)["sides"][1], "up": up}
        ]}
    )  # fmt: skip
    t.match("axeman", "vampire").to("window", 0, "ranged").act(0, "shoot archer").to("window", 1, "ranged")
    return t.act(1, "pass").act(0, f"play {EYE}")
