"""Exams: the same terms give the same paper, the marks are those of the drills, and the result says all it takes."""

from __future__ import annotations

import json
from io import BytesIO

import pypdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from punto.errors import NotationError, UnknownName
from punto.house import House
from punto.house.loader import house_keys
from punto.leaflet.write_result import write_result_pdf
from punto.server.api.learn_bodies import question_of, result_of
from punto.trainer import kinds
from punto.trainer.exam import Terms, mark, paper
from punto.trainer.write_result import write_text
from punto.words import LANGUAGES
from tests.trainer.working import WORKED

_HOUSE = House.load("atlantic-city-midi")


def test_11_25_the_same_terms_give_the_same_paper_and_another_seed_another() -> None:
    terms = Terms(seed="a", count=30)
    one, other = paper(_HOUSE, terms), paper(_HOUSE, Terms(seed="a", count=30))
    assert [each.asked for each in one] == [each.asked for each in other]
    assert [each.asked for each in one] != [each.asked for each in paper(_HOUSE, Terms(seed="b", count=30))]
    assert {each.topic.kind for each in one} == set(kinds()), "every kind comes before one comes twice"


@pytest.mark.parametrize("key", house_keys())
def test_a_paper_has_as_many_questions_as_were_asked_for(key: str) -> None:
    house = House.load(key)
    drills = paper(house, Terms(seed="long", count=60, kinds=("shoe", "winner")))
    assert len(drills) == 60, "there are fewer topics; they come again"
    assert len({str(each.asked) for each in drills}) > 30, "with other cards"


@settings(max_examples=12, deadline=None)
@given(seed=st.text(min_size=1, max_size=8), wrong=st.sets(st.integers(0, 9)), bar=st.integers(1, 100))
def test_11_25_the_score_counts_what_is_right_and_the_bar_is_kept(seed: str, wrong: set[int], bar: int) -> None:
    terms = Terms(seed=seed, count=10, pass_percent=bar)
    drills = paper(_HOUSE, terms)
    right = [WORKED[each.topic.kind](_HOUSE, each) for each in drills]
    answers = [None if place in wrong else answer for place, answer in enumerate(right)]
    result = mark(_HOUSE, terms, answers)
    assert result.score == 10 - len(wrong)
    assert [each.right for each in result.questions] == [place not in wrong for place in range(10)]
    assert result.passed == ((10 - len(wrong)) * 10 >= bar)


def test_11_25_over_the_time_limit_is_not_passed() -> None:
    terms = Terms(seed="t", count=3, limit_seconds=60)
    answers = [each.answer for each in paper(_HOUSE, terms)]
    assert mark(_HOUSE, terms, answers, seconds=60).passed
    late = mark(_HOUSE, terms, answers, seconds=61)
    assert (late.score, late.in_time, late.passed) == (3, False, False)


def test_bad_terms_and_answers_are_named() -> None:
    for wrong in ({"count": 0}, {"count": 61}, {"pass_percent": 0}, {"pass_percent": 101}, {"limit_seconds": 0}):
        with pytest.raises(NotationError):
            Terms(seed="x", **wrong)  # type: ignore[arg-type]
    terms = Terms(seed="x", count=2, kinds=("winner",))
    with pytest.raises(NotationError, match="answer 2: 'nobody' is not among the choices player, banker, tie"):
        mark(_HOUSE, terms, ["player", "nobody"])
    with pytest.raises(NotationError, match="2 questions and 3 answers"):
        mark(_HOUSE, terms, ["player", "player", "player"])
    with pytest.raises(UnknownName, match="poker"):
        paper(_HOUSE, Terms(seed="x", kinds=("poker",)))
    with pytest.raises(NotationError, match="nothing to ask about midi"):
        paper(House.load("bclc-ez"), Terms(seed="x", kinds=("midi",)))


def test_11_25_a_paper_tells_no_answer() -> None:
    """The topic of a question would tell, and so it stays behind with the answer and the reasons."""
    for drill in paper(_HOUSE, Terms(seed="s", count=60)):
        sent = json.loads(question_of(drill).model_dump_json())
        assert set(sent) == {"kind", "question", "scene", "form"}
        assert drill.topic.key not in json.dumps(sent)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_11_25_the_result_can_be_printed_and_made_again_from_what_it_says(lang: str) -> None:
    terms = Terms(seed="print", count=40, limit_seconds=90)
    drills = paper(_HOUSE, terms)
    answers = [each.answer if place % 3 else None for place, each in enumerate(drills)]
    result = mark(_HOUSE, terms, answers, name="Ann", date="2026-01-02", seconds=75)
    text = write_text(result, lang)
    pdf = write_result_pdf(result, lang)
    assert pdf == write_result_pdf(result, lang)
    pages = pypdf.PdfReader(BytesIO(pdf)).pages
    printed = "".join(page.extract_text() for page in pages)
    for fact in ("Ann", "2026-01-02", "atlantic-city-midi", "print", "1:15", "1:30", "26"):
        assert fact in text
        assert fact in printed
    for each in drills:
        assert each.asked.question.in_language(lang) in text
    body = result_of(result)
    again = mark(
        House.load(body.house),
        Terms(
            seed=body.seed,
            count=body.count,
            kinds=tuple(body.kinds),
            limit_seconds=body.limit_seconds,
            pass_percent=body.pass_percent,
        ),
        [each.given for each in body.questions],
        name=body.name,
        date=body.date,
        seconds=body.seconds,
    )
    assert result_of(again) == body
