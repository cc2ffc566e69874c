"""The picture at the top of each location's page, and the card that is shown where a page is shared."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from kitchen.stage import at
from parts import fire, garden, garnish, grill, rice, sushi, tableware

from .categories import CATEGORIES
from .laid import line_of_pieces
from .sides import SIDES


def _fire(stage, x, seed, height=15.5):
    """The blaze behind the food, and an evening around it: the window's light, the fire's own, lamps far away."""
    fire.flames(stage, at(x, 8.0, 0), height, 15, 3, seed)
    fire.embers(stage, at(x, 6.0, 2), 46, (13, 6, 14))
    fire.lamps(stage)
    stage.wall(fire.ROOM)
    stage.light(0.85)
    stage.area((x, 11, 9), (x, -4, 1), 11, 6500, (1.0, 0.45, 0.14))
    stage.area((-12, -30, 24), (1, -3, 1), 16, 4200, (1.0, 0.88, 0.74))


def _shrimps(stage, x, y, count, reach, size):
    """A heap of them, and some that lean on it, their curl to the guest."""
    grill.shrimps(stage, at(x, y, 0.15), count, reach, grill.SHRIMP_SEARED, size)
    for i in range(4):
        spot = at(x - reach[0] + i * reach[0] * 0.68, y - reach[1] - 0.5 + stage.jitter(0.4), 0.7 * size, (48 + stage.jitter(8), 0, 0))
        grill.shrimp(stage, spot @ at(turn=(0, 0, -60 + 75 * i + stage.jitter(20))), grill.SHRIMP_SEARED, size)


def _cut_steak(stage, spots, size=(1.0, 5.4, 3.3)):
    """Fans of slices, their cut sides to the guest: (x, y, how far turned, how many)."""
    for x, y, turn, count in spots:
        grill.fanned(stage, at(x, y, 0.1, (0, 0, turn)), grill.STEAK_BY_FIRE, count, 1.7, size, 44)


def _prawns(stage):
    _shrimps(stage, 2.8, -1.8, 17, (5.4, 2.6), 1.3)
    garnish.lemon(stage, at(-5.6, -4.2, 0.8, (0, 0, 24)), 0.95)


def _steaks(stage):
    _cut_steak(stage, ((-3.4, -2.2, -40, 5), (2.2, -2.6, -34, 5), (7.4, -3.0, -30, 4)))


def _mixed(stage):
    grill.pile(stage, at(-3.6, -3.0, 0.1), grill.CHICKEN, 26, (4.4, 2.5), (2.6, 1.6, 1.2), 3, 28)
    grill.scallops(stage, at(2.6, -4.4, 0.1), 5, (3.2, 1.6), 1.6)
    _shrimps(stage, 8.0, -2.2, 6, (2.8, 1.6), 1.2)


def _grilled(stage):
    """What every plate comes with, at the back of the iron."""
    rice.fried(stage, at(10.6, 3.0, 0), 5.2, 3.9, 0.9, 3)
    vegetables = (lambda s, p: garden.zucchini(s, p, 1.1), lambda s, p: garden.onion(s, p, 1.1, 1), lambda s, p: garden.mushroom(s, p, 1.15))
    garden.heaped(stage, at(-10.2, 2.6, 0.1), vegetables, 32, (4.8, 2.6), 2.2)
    for i, (x, y) in enumerate(((-5.2, 4.4), (-3.0, 3.6), (-4.0, 6.0))):
        garden.broccoli(stage, at(x, y, 0, (stage.jitter(16), stage.jitter(16), 0)), 1.15, i)


def _teppan(stage, mains, flame_x, seed):
    fire.teppan(stage)
    mains(stage)
    _grilled(stage)
    garnish.scallions(stage, at(1.4, -2.6), (9, 3), 70, 1.0)
    garnish.sesame(stage, at(1.4, -2.6), (8, 3), 90, 1.0)
    _fire(stage, flame_x, seed)
    stage.shoot(27, (0.4, 0, 1.9), 19, -4)


def _card(stage):
    """Left free for nothing: the fire, and what it makes."""
    fire.teppan(stage)
    _cut_steak(stage, ((-11.4, -2.2, -40, 4), (-6.6, -2.6, -34, 4)))
    _shrimps(stage, -0.4, -2.2, 10, (3.0, 2.0), 1.25)
    tableware.board(stage, 17, 8, tableware.SLATE, 0.8, at(9.6, -1.4, 0, (0, 0, 24)))
    line_of_pieces(stage, ('crab', 'avocado', 'cucumber'), (sushi.TUNA, sushi.SALMON, sushi.AVOCADO), None, 6, angle=24, middle=(9.6, -1.4))
    _grilled(stage)
    garnish.scallions(stage, at(-4, -2.6), (7, 3), 46, 1.0)
    garnish.sesame(stage, at(0, -2.6), (12, 3), 120, 1.0)
    _fire(stage, -0.5, 4)
    stage.shoot(30, (0, 0, 2.2), 20, -4)


@dataclass(frozen=True)
class Scene:
    """A picture that is no dish: its size, and how it is laid."""

    size: tuple
    lay: Callable


def _head(**how) -> Scene:
    return Scene((960, 540), partial(_teppan, **how))


SCENES = {
    'hero-henpr': _head(mains=_prawns, flame_x=3.0, seed=1),
    'hero-henok': _head(mains=_steaks, flame_x=3.4, seed=2),
    'hero-hehc': _head(mains=_mixed, flame_x=2.0, seed=3),
    'social-card': Scene((1200, 630), _card),
    **{f'category-{number}': Scene((960, 720), lay) for number, lay in CATEGORIES.items()},
    **{f'option-{name}': Scene((192, 192), lay) for name, lay in SIDES.items()},
}
