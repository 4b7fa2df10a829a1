"""The commands that the lab adds to `uguisu`, for its help: their modules are imported when they are run."""

from uguisu import Message
from uguisu_tools.cli import Offer

PLAYTEST = Offer(
    Message("Let bots play a pack or a campaign many times, and show the results."),
    "uguisu_lab.commands.playtest:command",
    after="play",
)
COMPARE = Offer(
    Message("Play two packs on the same seeds, and show what differs by more than chance."),
    "uguisu_lab.commands.lab:compare",
    after="playtest",
)
ABLATE = Offer(
    Message("Leave each part of a pack out in turn, and rank what that changes."),
    "uguisu_lab.commands.lab:ablate",
    after="compare",
)
BALANCE = Offer(
    Message("Vary a pack until its win rates come close to what you ask for."),
    "uguisu_lab.commands.lab:balance",
    after="ablate",
)
TOURNAMENT = Offer(
    Message("Let every two bots meet on each side, and show how strong each is."),
    "uguisu_lab.commands.tournament:command",
    after="balance",
)
