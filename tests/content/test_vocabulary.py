"""Open unions: plugins add members, packs use them."""

from __future__ import annotations

import msgspec
import pytest

from uguisu.content.markers import Expectation, Operation, Test
from uguisu.content.vocabulary import Vocabulary


class Ring(Operation, msgspec.Struct, tag_field="op", tag="ring", frozen=True, forbid_unknown_fields=True):
    times: int = 1
    then: tuple[Operation, ...] = ()


class Loud(Test, msgspec.Struct, tag_field="test", tag="loud", frozen=True):
    pass


def test_members_are_found_by_their_tags_at_any_depth():
    words = Vocabulary()
    words.add(Ring)
    data = [{"op": "ring", "then": [{"op": "ring", "times": 2}]}]
    assert words.decode(tuple[Operation, ...], data) == (Ring(then=(Ring(times=2),)),)
    assert list(words) == [Operation]
    assert words.members(Test) == {}


def test_adding_the_same_class_again_changes_nothing():
    words = Vocabulary()
    words.add(Ring)
    words.add(Ring)
    assert words.members(Operation) == {"ring": Ring}


def test_two_classes_with_one_tag_are_refused_by_name():
    class Other(Operation, msgspec.Struct, tag_field="op", tag="ring"):
        pass

    words = Vocabulary()
    words.add(Ring)
    with pytest.raises(ValueError, match=r"two operations are called 'ring'.*Ring.*Other"):
        words.add(Other)


def test_what_is_no_member_is_refused_in_words():
    class NoStruct(Operation):
        pass

    class NoTag(Operation, msgspec.Struct):
        pass

    class NoUnion(msgspec.Struct, tag_field="op", tag="x"):
        pass

    for wrong in (NoStruct, NoTag):
        with pytest.raises(ValueError, match=r'tag_field="op"'):
            Vocabulary().add(wrong)
    with pytest.raises(ValueError, match="no marker"):
        Vocabulary().add(NoUnion)


@pytest.mark.parametrize("data", [[{"op": "rign"}], [{"op": 3}], [{}], ["ring"], [None]])
def test_what_fits_no_member_is_a_validation_error(data):
    words = Vocabulary()
    words.add(Ring)
    with pytest.raises(msgspec.ValidationError):
        words.decode(tuple[Operation, ...], data)


def test_a_member_that_forgot_to_compile_says_so():
    with pytest.raises(NotImplementedError, match="Ring"):
        Ring().compile(None)
    with pytest.raises(NotImplementedError, match="Loud"):
        Loud().compile(None)
    assert Expectation.tag_field == "expect"


class TempleBell(
    Operation, msgspec.Struct, tag_field="op", tag="ring", frozen=True, forbid_unknown_fields=True
):
    only_for = "temple"
    bell: str


class HarbourBell(
    Operation, msgspec.Struct, tag_field="op", tag="ring", frozen=True, forbid_unknown_fields=True
):
    only_for = "harbour"
    times: int


def test_games_may_have_a_word_each_of_one_name():
    words = Vocabulary()
    words.add(TempleBell)
    words.add(HarbourBell)
    bell, times = {"op": "ring", "bell": "old"}, {"op": "ring", "times": 2}
    assert words.of("temple").decode(Operation, bell) == TempleBell("old")
    with pytest.raises(msgspec.ValidationError):
        words.of("temple").decode(Operation, times)
    assert [words.decode(Operation, data) for data in (bell, times)] == [TempleBell("old"), HarbourBell(2)]
    with pytest.raises(msgspec.ValidationError, match="no operation is called `ring`"):
        words.of("chess").decode(Operation, bell)
    assert words.of("chess").elsewhere == {("op", "ring"): "temple"}


@pytest.mark.parametrize(("first", "second"), [(Ring, TempleBell), (TempleBell, Ring)])
def test_a_word_for_all_games_leaves_none_of_that_name_to_one(first, second):
    words = Vocabulary()
    words.add(first)
    with pytest.raises(ValueError, match="two operations are called 'ring'"):
        words.add(second)


def test_words_of_a_game_are_sorted_out_once_and_again_when_one_is_added():
    words = Vocabulary()
    words.add(TempleBell)
    of_harbour = words.of("harbour")
    assert words.of("harbour") is of_harbour
    words.add(HarbourBell)
    assert words.of("harbour").decode(Operation, {"op": "ring", "times": 2}) == HarbourBell(2)
