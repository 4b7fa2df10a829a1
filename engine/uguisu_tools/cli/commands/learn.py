"""`uguisu learn`: small steps from a first map to a mission, each checked."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu.core.errors import UguisuError
from uguisu.loading import load_pack
from uguisu.messages.message import Message, translate
from uguisu.plugins import registry
from uguisu_tools.cli.console import typed
from uguisu_tools.cli.languages import say, say_steps, spoken
from uguisu_tools.cli.parameters import FOLDER, complete_games
from uguisu_tools.scaffold.learning import Lesson, LessonAnswer, LessonStep, answers
from uguisu_tools.scaffold.pack import new_pack

DONE, NEXT = "[x]", "[ ]"
SET_IN = " " * 6


@click.command("learn")
@click.argument("folder", type=FOLDER, default=Path("my_first_map"), required=False)
@click.option(
    "--game", shell_complete=complete_games, help="The game to learn with, if several have a lesson."
)
def command(folder: Path, game: str | None) -> None:
    """Learn to make a map and a mission, in small steps that are checked.

    FOLDER is made at the first call. Do what the step says, save, and call it again: it looks at what you have made, and
    goes on with the next step.
    """
    known = registry()
    if not folder.exists():
        lesson = _lesson(game)
        new_pack(folder.name, _game_of(lesson), folder.parent, known, load_pack(lesson.pack, known))
        say(Message("Created {made}: a small map that is yours to change.", made=folder))
    else:
        lesson = _lesson(load_pack(folder, known).scenario.game)
    found = list(answers(lesson, folder, known))
    done = sum(answer.done for answer in found)
    say(
        Message(
            "{folder}: {done} of {steps} {steps:step|steps} done",
            folder=folder,
            done=done,
            steps=len(lesson.steps),
        )
    )
    for number, (step, answer) in enumerate(zip(lesson.steps, found, strict=False), 1):
        _tell(number, step, answer)
    click.echo("")
    if done < len(lesson.steps):
        say(Message("Save, then type {again}", again=typed(("uguisu", "learn", str(folder)))))
    else:
        say(Message("That is the whole way from a map to a mission with a trigger. What next:"))
        say_steps(
            [
                (Message("see what bots make of it"), ("uguisu", "playtest", str(folder))),
                (Message("Play it yourself"), ("uguisu", "play", str(folder))),
                (Message("Go on in the window"), ("uguisu", "edit", str(folder))),
            ]
        )


def _lesson(game: str | None) -> Lesson:
    """Return the lesson of a game; of the only one that has any, where nobody says which.

    Raises:
        UguisuError: when there is none.
    """
    known = registry()
    lessons: dict[str, Lesson] = known.lessons
    if game is not None:
        known.game(game)
    elif len(lessons) == 1:
        (game,) = lessons
    if game not in lessons:
        names = ", ".join(lessons) or Message("(none is installed)")
        raise UguisuError(
            Message("no lesson is known for this game"),
            Message("Say --game with one of {games}.", games=names),
        )
    return lessons[game]


def _game_of(lesson: Lesson) -> str:
    return load_pack(lesson.pack).scenario.game


def _tell(number: int, step: LessonStep, answer: LessonAnswer) -> None:
    """Tell a step: in a line if it is done, else what is to be done."""
    language = spoken()
    text = translate(answer.said, language)
    title = translate(step.title, language)
    if answer.done:
        click.echo(f"{DONE} {number}. {title}: {text}.")
        return
    click.echo("")
    click.echo(click.style(f"{NEXT} {number}. {title}", bold=True))
    click.echo(click.wrap_text(translate(step.told, language), 80, SET_IN, SET_IN))
    for paste in step.pastes:
        where = (
            Message("In {file}, after `{after}`:", file=paste.file, after=paste.after.strip())
            if paste.after
            else Message("At the end of {file} (make it if there is none):", file=paste.file)
        )
        click.echo(SET_IN + translate(where, language))
        for line in paste.text.rstrip("\n").split("\n"):
            click.echo(click.style(f"{SET_IN}  | {line}", dim=True))
    click.echo(SET_IN + translate(Message("Not yet, for {said}.", said=text), language))
