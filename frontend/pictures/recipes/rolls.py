"""Classic rolls, nigiri and sashimi (Su)."""

from functools import partial

from kitchen.stage import at
from parts import fryer, garden, garnish, grill, sushi, tableware

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


def _scallions(stage):
    garnish.scallions(stage, at(-1), (9, 5), 46, 2.0)


def _spicy(stage):
    for x, y in ((-8.5, 3.0), (-3.5, 3.0), (1.5, 3.0), (6.5, 3.0), (-7.3, -2.3), (-2.3, -2.3), (2.7, -2.3)):
        garnish.zigzag(stage, at(x - 1.0 + 0.4, y, 0, (0, 0, 25)), 2.2, 0.9, 3, garnish.SPICY_MAYO, 0.17, 2.5)


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
    tableware.table(stage)
    tableware.board(stage, 25, 14.5, tableware.SLATE)
    kinds = ((sushi.TUNA, -7.6, 2.6), (sushi.SALMON, 0.2, 3.0), (sushi.YELLOWTAIL, 7.8, 2.4), (sushi.FATTY_TUNA, -4.6, -2.9), (sushi.WHITE_FISH, 3.4, -3.0))
    for look, x, y in kinds:
        for i in range(3 if y > 0 else 2):
            place = at(x + (i - 1) * 1.9, y, 2.3, (44 + stage.jitter(4), 32 + stage.jitter(3), 12 + stage.jitter(5)))
            stage.put(sushi.slice_shape(3.0, 4.4, 1.0, i), look, place)
    grill.shrimp(stage, at(9.0, -3.6, 0.9, (0, 0, 120)), sushi.SHRIMP_COOKED, 1.25)
    garnish.wasabi(stage, at(-9.6, -4.4, 0.8))
    garnish.ginger(stage, at(7.0, -5.2, 0.8), 5)
    garnish.roe(stage, at(3.4, -3.0), (1.6, 1.2), 160, 2.4)
    garnish.lemon_slice(stage, at(-10.4, 1.0, 2.0, (48, 0, 40)), 0.85)
    stage.light()
    stage.shoot(23.5, (0, -0.4, 1.4), 45, -8)


RECIPES = {
    'Su1': partial(_uramaki, fillings=('crab', 'avocado', 'cucumber'), coat=garnish.SESAME),
    'Su2': partial(_uramaki, fillings=('spicy tuna', 'cucumber'), coat=garnish.SESAME, finish=_spicy),
    'Su3': partial(_hosomaki, filling='tuna'),
    'Su4': partial(_hosomaki, filling='salmon', look=tableware.SLATE),
    'Su5': partial(_uramaki, fillings=('spicy salmon', 'cucumber'), finish=_scallions, look=tableware.PALE_WOOD),
    'Su6': partial(_uramaki, fillings=('salmon', 'cream cheese', 'cucumber')),
    'Su7': _shrimp_tempura,
    'Su8': partial(_uramaki, fillings=('eel', 'avocado'), finish=_glazed),
    'Su9': partial(_uramaki, fillings=('yellowtail', 'scallion'), finish=_scallions),
    'Su10': partial(_hosomaki, filling='avocado', look=tableware.SLATE),
    'Su11': partial(_hosomaki, filling='cucumber'),
    'Su12': _sweet_potato,
    'Su13': partial(_nigiri, look=sushi.TUNA),
    'Su14': partial(_nigiri, look=sushi.SALMON, board=tableware.PALE_WOOD),
    'Su15': _salmon_sashimi,
    'Su16': _omakase,
    'Su17': partial(_nigiri, look=sushi.FATTY_TUNA, turn=-20),
}
