"""The picture at the top of each location's page, and the card that is shown where a page is shared."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from kitchen.stage import at
from parts import fire, garden, garnish, grill, rice, sushi, tableware

from .categories import CATEGORIES
from .laid import line_of_pieces
from .sides import SIDES


def _lit(stage, mood=0.55):
    """An evening at the flat iron: less window, the fire's own light."""
    stage.wall(fire.ROOM)
    stage.light(mood)
    stage.area((10, 14, 20), (0, 0, 0), 12, 12000, (1.0, 0.45, 0.14))


def _prawns(stage):
    for i in range(9):
        grill.shrimp(stage, at(-13 + i * 3.3, -4.6 + stage.jitter(1.6), 0.1, (stage.jitter(10), stage.jitter(10), stage.jitter(180))), size=1.55)
    garnish.lemon(stage, at(-16.5, -7.4, 0.8, (0, 0, 20)), 1.1)


def _steaks(stage):
    grill.fanned(stage, at(-8.6, -4.6, 0.1, (0, 0, 12)), grill.STEAK_CUT, 8, 1.7, (1.2, 5.6, 3.2))
    grill.fanned(stage, at(4.8, -5.8, 0.1, (0, 0, 6)), grill.STEAK_CUT, 7, 1.7, (1.2, 5.2, 3.0))
    grill.pile(stage, at(12.2, -5.2), grill.STEAK, 9, (2.8, 2.6), (2.6, 2.2, 1.8), 2, 14)
    # Dark meat before a dark room: a lamp of its own.
    stage.area((-8, -26, 22), (-1, -5, 0), 14, 6500, (1.0, 0.86, 0.72))


def _mixed(stage):
    grill.pile(stage, at(-10.5, -4.2), grill.CHICKEN, 24, (4.6, 3.2), (2.7, 1.8, 1.3), 3, 28)
    grill.scallops(stage, at(-1.0, -5.4), 7, (3.6, 2.6), 1.75)
    for i in range(5):
        grill.shrimp(stage, at(4.0 + i * 2.6, -5.0 + stage.jitter(1.3), 0.1, (stage.jitter(10), stage.jitter(10), stage.jitter(180))), size=1.5)


def _teppan(stage, mains, flame_x):
    fire.teppan(stage)
    mains(stage)
    rice.fried(stage, at(13.5, 3.4, 0), 6.2, 3.6, 0.9, 3)
    vegetables = (lambda s, p: garden.zucchini(s, p, 1.15), lambda s, p: garden.onion(s, p, 1.15, 1), lambda s, p: garden.mushroom(s, p, 1.2))
    garden.heaped(stage, at(-14, 4.6, 0.1), vegetables, 30, (6.4, 3.0), 1.8)
    for i, (x, y) in enumerate(((-6.2, 5.6), (-3.6, 7.2), (-8.4, 8.2))):
        garden.broccoli(stage, at(x, y, 0, (stage.jitter(20), stage.jitter(20), 0)), 1.15, i)
    garnish.scallions(stage, at(0, -4), (15, 4), 60, 0.4)
    fire.flames(stage, at(flame_x, 6.5, 0), 24, 19, 1.5, 5.0)
    fire.embers(stage, at(), 90, (20, 9, 17))
    _lit(stage)
    stage.shoot(40, (0.5, 1.5, 5.0), 19, -4)


def _card(stage):
    """Left free for nothing: the fire, and what it makes."""
    fire.teppan(stage)
    grill.pile(stage, at(-11, -3.4), grill.STEAK, 14, (5.4, 3.0), (2.7, 2.4, 1.9), 2, 14)
    for i in range(4):
        grill.shrimp(stage, at(-3.4 + i * 2.6, -5.6 + stage.jitter(0.9), 0.1, (stage.jitter(10), stage.jitter(10), stage.jitter(180))), size=1.6)
    tableware.board(stage, 17, 9, tableware.SLATE, 0.8, at(13.5, -1.6, 0, (0, 0, 24)))
    line_of_pieces(stage, ('crab', 'avocado', 'cucumber'), (sushi.TUNA, sushi.SALMON, sushi.AVOCADO), None, 6, angle=24, middle=(13.5, -1.6))
    garden.heaped(stage, at(-15, 4.6, 0.1), (lambda s, p: garden.zucchini(s, p, 1.15), lambda s, p: garden.mushroom(s, p, 1.2)), 22, (5.6, 2.6), 1.6)
    fire.flames(stage, at(-1.5, 6.5, 0), 24, 19, 1.5, 5.0)
    fire.embers(stage, at(), 90, (20, 9, 17))
    _lit(stage)
    stage.shoot(42, (0, 1.5, 4.6), 20, -4)


@dataclass(frozen=True)
class Scene:
    """A picture that is no dish: its size, and how it is laid."""

    size: tuple
    lay: Callable


def _head(**how) -> Scene:
    return Scene((960, 540), partial(_teppan, **how))


SCENES = {
    'hero-henpr': _head(mains=_prawns, flame_x=1.5),
    'hero-henok': _head(mains=_steaks, flame_x=3.0),
    'hero-hehc': _head(mains=_mixed, flame_x=0.0),
    'social-card': Scene((1200, 630), _card),
    **{f'category-{number}': Scene((320, 240), lay) for number, lay in CATEGORIES.items()},
    **{f'option-{name}': Scene((192, 192), lay) for name, lay in SIDES.items()},
}
