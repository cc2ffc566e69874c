"""What the flat iron makes: hibachi (H), platters (HP), teriyaki (T) and the children's plates (K)."""

from functools import partial
from math import cos, sin

from kitchen.shapes import block
from kitchen.stage import at
from parts import fryer, garden, garnish, grill, noodles, rice, tableware

from .mains import MAINS, mushroom, onion, teriyaki_main, zucchini

PROTEIN = at(2.4, -3.0, 0.5, size=1.32)
TWO = (at(-1.0, -4.4, 0.5, size=1.22), at(6.0, -0.6, 0.5, size=1.22))


def _sides(stage, scale=1.0):
    rice.fried(stage, at(-5.8 * scale, 1.8, 0.45), 5.3, 3.3, 0.95, 2)
    garden.heaped(stage, at(1.6 * scale, 5.0, 0.45), (zucchini, onion, mushroom, zucchini), 30, (5.4, 3.0), 2.0)


def _yum_yum(stage, place):
    tableware.small_dish(stage, place, garnish.YUM_YUM, 2.3, tableware.DARK_GLAZE, 1.7)


def _hibachi(stage, mains, look=tableware.CREAM):
    tableware.table(stage)
    tableware.plate(stage, 12.8, look)
    _sides(stage)
    if len(mains) == 1:
        MAINS[mains[0]](stage, PROTEIN)
    else:
        MAINS[mains[0]](stage, TWO[0], 0.6)
        MAINS[mains[1]](stage, TWO[1], 0.6)
    _yum_yum(stage, at(-7.4, -4.6, 0.5) if len(mains) == 1 else at(-8.2, -4.0, 0.5))
    stage.light()
    stage.shoot(21.5, (0.2, -0.1, 1.2), 46, -6)


def _platter(stage, mains, look=tableware.DARK_GLAZE):
    """A long platter for a bigger appetite."""
    tableware.table(stage)
    tableware.board(stage, 36, 22, tableware.SLATE if look is tableware.DARK_GLAZE else tableware.PALE_WOOD, 0.9)
    rice.fried(stage, at(-11.0, 3.6, 0.9), 6.4, 3.8, 0.95, 4)
    garden.heaped(stage, at(-1.2, 6.0, 0.9), (zucchini, onion, mushroom, zucchini), 34, (6.4, 3.2), 2.2)
    spots = {2: ((1.0, -3.4), (10.6, 0.6)), 3: ((-6.6, -5.2), (3.0, -2.6), (11.4, 1.4)),
             4: ((-9.2, -5.6), (0.2, -3.2), (8.6, -5.2), (11.4, 4.2))}[len(mains)]
    for (x, y), name in zip(spots, mains):
        MAINS[name](stage, at(x, y, 0.9, size=1.5 if len(mains) < 4 else 1.35), 1.0 if len(mains) == 2 else 0.72)
    _yum_yum(stage, at(13.6, -8.0 if len(mains) < 4 else 8.8, 0.9))
    if len(mains) < 4:
        _yum_yum(stage, at(-13.8, -7.6, 0.9))
    stage.light()
    stage.shoot(31, (0.4, -0.2, 1.0), 46, -6)


def _teriyaki(stage, name, look=tableware.DARK_GLAZE):
    tableware.table(stage)
    tableware.plate(stage, 12.8, look)
    rice.steamed(stage, at(-5.6, 2.6, 0.45), 4.5, 3.4, 1.0, 3)
    garnish.sesame(stage, at(-5.6, 2.6), (1.8, 1.8), 26, 3.0, black=True)
    for i, (x, y) in enumerate(((0.2, 5.8), (2.8, 6.6), (5.4, 5.6), (2.4, 4.4))):
        garden.broccoli(stage, at(x, y, 0.5, (stage.jitter(20), stage.jitter(20), stage.jitter(180))), 1.05, i)
    garden.heaped(stage, at(7.4, 2.6, 0.5), (garden.carrot,), 9, (2.2, 1.6), 1.3, 40)
    teriyaki_main(stage, at(1.2, -3.2, 0.5, size=1.3), name)
    stage.light()
    stage.shoot(22, (0, 0.2, 1.2), 44, -6)


def _yakisoba(stage):
    tableware.table(stage)
    tableware.bowl(stage, 11.0, 4.6, tableware.DARK_GLAZE, foot=0.5)
    noodles.bundles(stage, at(0, 0, 2.2), noodles.YAKISOBA, noodles.YAKISOBA_DEEP, 9.0, 3.4, 34, 7, 0.27, 17, 5)
    for i, (x, y, turn) in enumerate(((-5.0, 3.4, 20), (-2.4, 5.0, -30), (6.0, 2.2, 50))):
        garden.broccoli(stage, at(x, y, 3.4, (-14, 8 * (x > 0) - 4, turn)), 1.1, i)
    garden.heaped(stage, at(1.4, 2.4, 4.6), (garden.carrot, onion), 10, (4.2, 2.4), 0.8)
    garden.heaped(stage, at(-3.4, -2.6, 3.8), (garden.carrot, onion), 6, (2.4, 1.6), 0.6)
    for i in range(7):
        lean = at(-2.6 + i * 1.3, 0.9 - 0.25 * i, 5.9 - 0.1 * (i - 3) ** 2, (stage.jitter(6), -34 + stage.jitter(6), 76 + stage.jitter(8)))
        stage.put(grill.cut(4.4, 1.5, 1.2, i % 4), grill.CHICKEN, lean)
    garnish.sesame(stage, at(), (6, 5.4), 120, 3.4)
    garnish.scallions(stage, at(), (5, 4.4), 34, 3.6)
    stage.light()
    stage.shoot(21, (0, -0.1, 3.2), 44, -6)


def _kids(stage, name):
    tableware.table(stage)
    tableware.plate(stage, 10.2, tableware.CELADON, 1.3)
    rice.fried(stage, at(-3.8, 2.4, 0.45), 3.9, 2.6, 0.95, 6)
    for i, (x, y) in enumerate(((2.4, 4.6), (4.8, 3.4), (3.2, 2.6))):
        garden.broccoli(stage, at(x, y, 0.4, (stage.jitter(20), stage.jitter(20), stage.jitter(180))), 0.95, i)
    place = at(1.4, -2.8, 0.5, size=1.25)
    if name == 'chicken':
        grill.pile(stage, place, grill.CHICKEN, 15, (3.7, 2.2), (1.7, 1.5, 1.2), 2)
    elif name == 'steak':
        grill.fanned(stage, place @ at(0, 0.1, 0.1, (0, 0, 10)), grill.STEAK_CUT, 6, 1.25, (0.9, 3.9, 2.5))
        garnish.scallions(stage, place, (3.2, 1.8), 10, 1.2)
    else:
        grill.shrimps(stage, place, 6, (3.5, 2.2), size=1.1)
    tableware.small_dish(stage, at(-5.0, -3.6, 0.5), garnish.YUM_YUM, 1.9, tableware.CREAM, 1.5)
    stage.light()
    stage.shoot(19, (0, 0.1, 1.1), 46, -6)


def _katsu(stage):
    tableware.table(stage)
    tableware.plate(stage, 10.2, tableware.CREAM, 1.3)
    rice.steamed(stage, at(-3.9, 2.8, 0.45), 3.8, 3.0, 1.0, 5)
    garden.heaped(stage, at(3.6, 3.6, 0.45), (garden.carrot,), 12, (2.9, 1.9), 1.3, 40)
    for i in range(5):
        fryer.katsu(stage, at(-2.6 + i * 1.85, -2.6 + stage.jitter(0.3), 0.5 + 0.35 * (i % 2), (stage.jitter(6), 0, 70 + stage.jitter(9))), 6.2, 1.9, i)
    tableware.small_dish(stage, at(6.0, -1.2, 0.5), garnish.EEL_SAUCE, 1.8, tableware.CELADON, 1.5)
    stage.light()
    stage.shoot(19, (0, 0.1, 1.1), 46, -6)


def _butter_noodles(stage):
    tableware.table(stage)
    tableware.plate(stage, 10.6, tableware.INDIGO, 1.6)
    noodles.bundles(stage, at(-1.6, -0.6, 0.5), noodles.BUTTERED, noodles.BUTTERED_DEEP, 6.4, 3.6, 26, 7, 0.25, 14, 2)
    for i, (x, y) in enumerate(((3.0, 5.2), (5.6, 3.4), (6.8, 0.8))):
        garden.broccoli(stage, at(x, y, 0.5, (stage.jitter(20), stage.jitter(20), 0)), 1.05, i)
    garden.heaped(stage, at(5.6, -3.4, 0.5), (garden.carrot,), 9, (2.2, 1.7), 1.1, 40)
    garnish.pool(stage, at(-1.2, -1.2, 3.95), 2.0, garnish.BUTTER, 0.8, 0.1)
    stage.put(block(2.1, 2.1, 1.0, 0.3, 8), garnish.BUTTER, at(-1.4, -0.8, 4.5, (12, 8, 25)))
    garnish.flakes(stage, at(-1.6, -0.6), (4.6, 4.4), 60, garnish.GARLIC, 0.2, 1.8)
    garnish.scallions(stage, at(-1.6, -0.6), (4.6, 4.6), 26, 1.5)
    stage.light()
    stage.shoot(19.5, (0, 0.1, 1.4), 46, -6)


RECIPES = {
    'H1': partial(_hibachi, mains=('vegetables',), look=tableware.CELADON),
    'H2': partial(_hibachi, mains=('tofu',), look=tableware.INDIGO),
    'H3': partial(_hibachi, mains=('chicken',)),
    'H4': partial(_hibachi, mains=('steak',)),
    'H5': partial(_hibachi, mains=('shrimp',), look=tableware.INDIGO),
    'H6': partial(_hibachi, mains=('salmon',), look=tableware.CELADON),
    'H7': partial(_hibachi, mains=('scallops',), look=tableware.DARK_GLAZE),
    'H8': partial(_hibachi, mains=('filet',), look=tableware.DARK_GLAZE),
    'H9': partial(_hibachi, mains=('chicken', 'shrimp')),
    'H10': partial(_hibachi, mains=('steak', 'chicken'), look=tableware.INDIGO),
    'H11': partial(_hibachi, mains=('steak', 'shrimp'), look=tableware.CELADON),
    'H12': partial(_hibachi, mains=('filet', 'shrimp'), look=tableware.DARK_GLAZE),
    'H13': partial(_hibachi, mains=('firecracker',)),
    'H14': partial(_hibachi, mains=('lobster',), look=tableware.INDIGO),
    'HP1': partial(_platter, mains=('chicken', 'steak', 'shrimp')),
    'HP2': partial(_platter, mains=('shrimp', 'scallops', 'salmon'), look=tableware.PALE_WOOD),
    'HP3': partial(_platter, mains=('filet', 'lobster')),
    'HP4': partial(_platter, mains=('filet', 'chicken', 'shrimp', 'scallops')),
    'HP5': partial(_platter, mains=('tofu', 'vegetables', 'noodles'), look=tableware.PALE_WOOD),
    'T1': partial(_teriyaki, name='chicken'),
    'T2': partial(_teriyaki, name='steak', look=tableware.CREAM),
    'T3': partial(_teriyaki, name='shrimp', look=tableware.CELADON),
    'T4': partial(_teriyaki, name='salmon', look=tableware.INDIGO),
    'T5': partial(_teriyaki, name='tofu'),
    'T6': _yakisoba,
    'K1': partial(_kids, name='chicken'),
    'K2': partial(_kids, name='steak'),
    'K3': partial(_kids, name='shrimp'),
    'K4': _katsu,
    'K5': _butter_noodles,
}
