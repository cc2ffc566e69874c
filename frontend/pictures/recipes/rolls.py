"""Classic rolls, nigiri and sashimi (Su)."""

from functools import partial
from math import cos, radians, sin

from kitchen.stage import at
from parts import fryer, garden, garnish, grill, noodles, sushi, tableware

from .laid import beside, flat_pieces, line_of_pieces, slate

WIDE = {'width': 24.0, 'target': (0.3, -0.2, 1.6), 'height': 42, 'around': -10}


def _uramaki(stage, fillings, coat=None, finish=None, look=tableware.SLATE):
    slate(stage, 27, 14.5, look)
    flat_pieces(stage, fillings, coat, middle=(-1.0, 0.3))
    beside(stage, ginger=(11.0, 3.2), wasabi=(11.2, -3.6))
    if finish:
        finish(stage)
    stage.light()
    stage.shoot(**WIDE)


def _hosomaki(stage, filling, look=tableware.PALE_WOOD):
    slate(stage, 23, 13, look)
    for row in range(2):
        for i in range(4):
            place = at((i - 1.5) * 3.9 + (0.8 if row else -0.2) - 1.0 + stage.jitter(0.2), 1.9 - row * 4.0 + stage.jitter(0.3), 0.8 + 1.35,
                       (stage.jitter(3), stage.jitter(3), stage.jitter(180)))
            if row == 1 and i == 3:
                place = at(5.8, -2.5, 0.8 + 1.65, (64, 10, 20))
            sushi.maki(stage, place, (filling,), 1.75, 2.7, 'nori', row * 4 + i)
    beside(stage, ginger=(8.8, 2.6), wasabi=(9.0, -3.4))
    stage.light()
    stage.shoot(20.5, (0.4, -0.2, 1.6), 40, 8)


def _spicy_tuna(stage):
    """A ring of pieces, each under chopped tuna and a dot of spicy mayo."""
    tableware.table(stage)
    tableware.plate(stage, 11.4, tableware.DARK_GLAZE)
    for i in range(8):
        x, y = 6.0 * cos(radians(45 * i + 20)), 5.6 * sin(radians(45 * i + 20))
        sushi.maki(stage, at(x, y, 0.5 + 1.15, (stage.jitter(3), stage.jitter(3), stage.jitter(180))), ('spicy tuna', 'cucumber'), 2.2, 2.3, 'rice', i)
        sushi.coat(stage, at(x, y, 0.5 + 1.15), garnish.SESAME, 2.2, 2.3, i)
        sushi.minced(stage, at(x, y, 2.8), sushi.SPICY, 1.35, i)
        garnish.dollop(stage, at(x, y, 3.9), garnish.SPICY_MAYO, 0.62)
    sushi.minced(stage, at(0, 0, 0.5), sushi.SPICY, 2.2, 3)
    garnish.strewn(stage, garnish.crumb(0.14, 1), garnish.CHILI, at(), (8, 8), 90, above=2.2)
    garnish.sesame(stage, at(), (8, 8), 70, 2.0)
    stage.light()
    stage.shoot(21.5, (0, -0.1, 1.8), 44, -8)


def _spicy_salmon(stage):
    """Two rows that lean back, cut side to the guest."""
    slate(stage, 25, 14, tableware.PALE_WOOD)
    for row, count in enumerate((4, 4)):
        for i in range(count):
            place = at((i - 1.5) * 4.7 + (1.0 if row else -0.6), 2.7 - row * 4.8, 0.8 + 2.1, (48 + stage.jitter(4), 0, stage.jitter(6)))
            sushi.maki(stage, place, ('spicy salmon', 'cucumber'), 2.35, 2.2, 'rice', row * 4 + i)
            sushi.coat(stage, place, garnish.ROE, 2.35, 2.2, i, 150)
            sushi.minced(stage, place @ at(-0.4, 0.1, 1.1), sushi.SPICY_SALMON, 1.15, i)
    garnish.zigzag(stage, at(-0.4, 2.6), 18, 1.1, 17, garnish.SPICY_MAYO, 0.17, 3.2)
    garnish.zigzag(stage, at(1.0, -2.2), 18, 1.1, 17, garnish.SPICY_MAYO, 0.17, 3.2)
    garnish.scallions(stage, at(0), (9.4, 5), 60, 2.4)
    beside(stage, ginger=(-9.8, -3.4), wasabi=(10.6, -3.8))
    stage.light()
    stage.shoot(23, (0.2, -0.1, 1.8), 42, 10)


def _philadelphia(stage):
    """A stack of pieces that show their cheese, cucumber beside them."""
    tableware.table(stage)
    tableware.plate(stage, 11.2, tableware.INDIGO)
    pieces = [(-4.8, 2.4, 0), (0.0, 3.0, 0), (4.8, 2.4, 0), (-2.4, 2.8, 1), (2.4, 2.8, 1)]
    for i, (x, y, level) in enumerate(pieces):
        place = at(x, y - level * 0.2, 0.5 + 2.3 + level * 4.0, (86, stage.jitter(30), stage.jitter(7)))
        sushi.maki(stage, place, ('salmon', 'cream cheese', 'cucumber'), 2.4, 2.4, 'rice', i)
    for i, (x, y) in enumerate(((-5.0, -3.4), (0.2, -3.8), (5.2, -3.2))):
        place = at(x, y, 0.5 + 1.2, (stage.jitter(3), stage.jitter(3), stage.jitter(60)))
        sushi.maki(stage, place, ('salmon', 'cream cheese', 'cucumber'), 2.4, 2.4, 'rice', i + 5)
    for i in range(5):
        garden.cucumber_slice(stage, at(7.6 + 0.3 * i, 0.6 - 1.1 * i + 2.2, 1.0, (30, -20, 30)), 1.3)
    garnish.sesame(stage, at(0, 0), (8, 6), 60, 2.4)
    stage.light()
    stage.shoot(22.5, (0.2, 0, 3.3), 34, -8)


def _yellowtail(stage):
    """Seaweed outside, pale fish and green within, in a bow on celadon."""
    tableware.table(stage)
    tableware.plate(stage, 11.4, tableware.CELADON)
    for i in range(8):
        a = radians(200 - i * 31)
        x, y = 6.2 * cos(a), 5.4 * sin(a) - 0.8
        place = at(x, y, 0.5 + 1.25, (stage.jitter(4), stage.jitter(4), stage.jitter(180)))
        sushi.maki(stage, place, ('yellowtail', 'scallion', 'yellowtail'), 2.1, 2.5, 'nori', i)
    for x, turn in ((-2.1, 14), (2.3, -10)):
        sushi.maki(stage, at(x, -2.0, 0.5 + 2.0, (62, 0, turn)), ('yellowtail', 'scallion', 'yellowtail'), 2.1, 2.5, 'nori', 1)
    garnish.scallions(stage, at(0, -0.4), (8, 6.6), 210, 0.9)
    garnish.wasabi(stage, at(5.4, -4.8, 0.5))
    stage.light()
    stage.shoot(20, (0, -0.2, 1.6), 44, -8)


def _glazed(stage):
    garnish.zigzag(stage, at(-1, 2.9), 19, 1.2, 16, garnish.EEL_SAUCE, 0.17, 1.0)
    garnish.zigzag(stage, at(-1, -2.4), 19, 1.2, 16, garnish.EEL_SAUCE, 0.17, 1.0)


def _shrimp_tempura(stage):
    slate(stage, 29, 14, tableware.SLATE)
    line_of_pieces(stage, ('tempura shrimp', 'avocado', 'cucumber'), coat=garnish.SESAME, count=7, angle=32, middle=(1.0, 1.4))
    fryer.prawn(stage, at(9.2, 6.6, 3.1, (0, -8, 32)), 0, 4.0)
    garnish.zigzag(stage, at(1.0, 1.4, 0, (0, 0, 32)), 16, 1.6, 15, garnish.EEL_SAUCE, 0.2, 1.6)
    sushi.maki(stage, at(-1.6, -4.6, 2.0, (24, -6, 0)), ('tempura shrimp', 'avocado', 'cucumber'), 2.35, 2.3, 'rice', 1)
    sushi.maki(stage, at(3.8, -3.4, 2.0, (20, 5, 40)), ('tempura shrimp', 'avocado', 'cucumber'), 2.35, 2.3, 'rice', 2)
    beside(stage, ginger=(10.0, -1.2), wasabi=(8.6, -4.6))
    stage.light()
    stage.shoot(24.5, (0.4, -0.8, 1.6), 38, -6)


def _sweet_potato(stage):
    slate(stage, 25, 14, tableware.PALE_WOOD)
    flat_pieces(stage, ('tempura potato',), None, 'nori', radius=2.0, height=2.4, step=4.5, middle=(-0.8, 0.2))
    garnish.zigzag(stage, at(-1, 2.5), 17, 1.2, 14, garnish.EEL_SAUCE, 0.17, 1.0)
    garnish.zigzag(stage, at(-1, -2.0), 15, 1.2, 12, garnish.EEL_SAUCE, 0.17, 1.0)
    beside(stage, ginger=(10.0, 3.0), wasabi=(10.2, -3.4))
    stage.light()
    stage.shoot(22.5, (0.2, -0.2, 1.6), 42, 10)


def _nigiri(stage, look, board=tableware.SLATE, turn=24):
    slate(stage, 19, 12, board)
    sushi.nigiri(stage, at(-2.4, 1.2, 0.8, (0, 0, -turn)), look, 0)
    sushi.nigiri(stage, at(2.4, -1.4, 0.8, (0, 0, -turn)), look, 1)
    garnish.ginger(stage, at(6.6, 3.2, 0.8))
    garnish.wasabi(stage, at(-6.6, -2.8, 0.8))
    stage.light()
    stage.shoot(16.0, (0, -0.1, 1.7), 34, -12)


def _salmon_sashimi(stage):
    tableware.table(stage)
    tableware.plate(stage, 9.5, tableware.INDIGO)
    garden.strands(stage, at(0.2, 2.2, 0.5), sushi.WHITE_FISH, 4.2, 2.0, 60, 0.11, 9.0, 3, squash=0.6)
    for i in range(5):
        place = at(-4.4 + i * 2.2, -0.6 + stage.jitter(0.2), 2.3, (44 + stage.jitter(3), 32 + stage.jitter(3), 12 + stage.jitter(4)))
        stage.put(sushi.slice_shape(3.3, 5.2, 1.1, i), sushi.SALMON, place)
    garnish.wasabi(stage, at(5.4, -3.4, 0.5))
    garnish.lemon_slice(stage, at(-5.6, 3.2, 1.4, (40, 0, 20)), 0.95)
    stage.light()
    stage.shoot(18.5, (0, -0.2, 1.2), 44, -6)


def _omakase(stage):
    """Twelve slices on threads of radish, each kind on its own."""
    tableware.table(stage)
    tableware.plate(stage, 12.4, tableware.DARK_GLAZE, 1.1)
    kinds = ((sushi.TUNA, -6.2, 3.4, 3), (sushi.SALMON, 0.4, 4.6, 3), (sushi.YELLOWTAIL, 6.6, 3.0, 2), (sushi.FATTY_TUNA, -5.2, -2.8, 2), (sushi.WHITE_FISH, 1.2, -1.6, 2))
    for look, x, y, count in kinds:
        noodles.bundles(stage, at(x, y + 1.9, 0.45), sushi.WHITE_FISH, sushi.WHITE_FISH, 2.7, 2.8, 16, 5, 0.1, 6, int(x * 10) % 7)
        for side in (-1, 1):
            stage.put(garden.leaf_shape(2, 0.8), garden.SHISO, at(x + side * 1.5, y + 1.3, 2.9, (44, 10 * side, 70 * side)))
        for i in range(count):
            place = at(x + (i - (count - 1) / 2) * 1.8, y - 0.5, 2.5, (44 + stage.jitter(4), 32 + stage.jitter(3), 12 + stage.jitter(5)))
            stage.put(sushi.slice_shape(3.1, 4.4, 1.0, i), look, place)
    for i in range(2):
        grill.shrimp(stage, at(6.0 + i * 1.3, -3.0 - i * 1.9, 0.6, (12, 0, 100 - 40 * i)), grill.SHRIMP, 1.3)
    garnish.roe(stage, at(1.2, -1.8), (1.8, 1.2), 240, 2.6)
    garnish.roe(stage, at(-1.6, -5.4), (1.6, 1.0), 420, 0.4)
    garnish.wasabi(stage, at(-8.6, -0.6, 0.5))
    garnish.ginger(stage, at(2.4, -6.0, 0.5), 6)
    for i in range(2):
        garnish.lemon_slice(stage, at(9.2, 0.6 - 0.5 * i, 1.6, (52, -20, 30 + 20 * i)), 0.8)
    stage.light()
    stage.shoot(21, (0.2, 0, 1.6), 44, -8)


RECIPES = {
    'Su1': partial(_uramaki, fillings=('crab', 'avocado', 'cucumber'), coat=garnish.SESAME),
    'Su2': _spicy_tuna,
    'Su3': partial(_hosomaki, filling='tuna'),
    'Su4': partial(_hosomaki, filling='salmon', look=tableware.SLATE),
    'Su5': _spicy_salmon,
    'Su6': _philadelphia,
    'Su7': _shrimp_tempura,
    'Su8': partial(_uramaki, fillings=('eel', 'avocado'), finish=_glazed),
    'Su9': _yellowtail,
    'Su10': partial(_hosomaki, filling='avocado', look=tableware.SLATE),
    'Su11': partial(_hosomaki, filling='cucumber'),
    'Su12': _sweet_potato,
    'Su13': partial(_nigiri, look=sushi.TUNA),
    'Su14': partial(_nigiri, look=sushi.SALMON, board=tableware.PALE_WOOD),
    'Su15': _salmon_sashimi,
    'Su16': _omakase,
    'Su17': partial(_nigiri, look=sushi.FATTY_TUNA, turn=-20),
}
