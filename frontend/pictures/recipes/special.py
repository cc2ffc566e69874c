"""Special rolls (SR): sliced rolls that wear something, and sauces over it."""

from functools import partial

from kitchen.shapes import ball, rough, tube
from kitchen.stage import at
from parts import fryer, garden, garnish, grill, noodles, sushi, tableware

from .laid import flat_pieces, line_of_pieces, slate

ANGLE = 30.0
LINE = at(0.2, 0.3, 0, (0, 0, ANGLE))
S, T, Y, A, E, O = sushi.SALMON, sushi.TUNA, sushi.YELLOWTAIL, sushi.AVOCADO, sushi.EEL, sushi.TORCHED


def _shot(stage, width=20.5, around=-8, height=40, target=(0.1, -0.1, 1.8)):
    stage.light()
    stage.shoot(width, target, height, around)


def _dressed(stage, fillings, draped, finish, plate=tableware.DARK_GLAZE, coat=None, reach=6.0, thick=0.42, outside='rice', count=8):
    tableware.table(stage)
    if plate is tableware.SLATE or plate is tableware.PALE_WOOD:
        tableware.board(stage, 27, 13, plate, place=at(turn=(0, 0, ANGLE - 6)))
    else:
        tableware.plate(stage, 12.5, plate)
    z = 0.8 if plate in (tableware.SLATE, tableware.PALE_WOOD) else 0.5
    line_of_pieces(stage, fillings, draped, coat, count, z=z, angle=ANGLE, middle=(0.2, 0.3), reach=reach, thick=thick, outside=outside)
    finish(stage)
    garnish.wasabi(stage, at(5.4, -4.4, z))
    garnish.ginger(stage, at(-5.6, 5.0, z))
    _shot(stage)


def _stripe(stage, look, swing=1.7, turns=15, radius=0.2, length=17.5, offset=0.0):
    garnish.zigzag(stage, LINE @ at(offset, 0), length, swing, turns, look, radius, 2.0)


def _ember(stage):
    _stripe(stage, garnish.SPICY_MAYO, 1.3, 13, 0.26)
    _stripe(stage, garnish.EEL_SAUCE, 1.8, 17, 0.15, offset=0.3)
    for i in range(7):
        garnish.jalapeno(stage, LINE @ at((i - 3) * 2.4, 0.1, 5.75, (stage.jitter(10), stage.jitter(10), 0)))


def _dragon(stage):
    _stripe(stage, garnish.EEL_SAUCE, 1.8, 15, 0.24)
    garnish.sesame(stage, LINE, (9.5, 2.2), 130, 3.0)
    fryer.prawn(stage, LINE @ at(10.2, 0, 3.0, (0, -10, 0)), 1, 4.4)


def _rainbow(stage):
    garnish.sesame(stage, LINE, (9, 1.6), 30, 3.0, black=True)


def _volcano(stage):
    """Scallops baked over the roll, sauces running down."""
    tableware.table(stage)
    tableware.plate(stage, 12.5, tableware.CREAM)
    for i in range(8):
        a = 45 * i
        p = at(turn=(0, 0, a)) @ at(4.4, 0, 1.6, (stage.jitter(5), stage.jitter(5), 0))
        sushi.maki(stage, p, ('crab', 'cucumber'), 2.05, 2.1, 'rice', i)
    for i in range(16):
        x, y = 3.0 * (i / 16) ** 0.5 * 1.25, i * 137.5
        spot = at(turn=(0, 0, y)) @ at(x, 0, 2.2 + 2.6 * (1 - (i / 16)), (stage.jitter(30), stage.jitter(30), 0), 0.85)
        grill.scallops(stage, spot, 1, (0, 0), 1.35)
    stage.put(rough(ball(3.6, 3.6, 2.4, 24), 0.35, 1.6, 2), garnish.SPICY_MAYO, at(0, 0, 1.5))
    garnish.zigzag(stage, at(0, 0), 10, 3.6, 11, garnish.CHILI_SAUCE, 0.24, 2.2)
    garnish.roe(stage, at(0, 0), (3.4, 3.2), 420, 2.6)
    garnish.scallions(stage, at(0, 0), (4.2, 4.0), 26, 2.4)
    garnish.flakes(stage, at(0, 0), (5.4, 5.2), 70, above=2.0)
    stage.light()
    stage.shoot(18.5, (0, 0, 2.0), 40, -8)


def _spider(stage):
    tableware.table(stage)
    tableware.plate(stage, 12.5, tableware.INDIGO)
    for i in range(5):
        p = at((i - 2) * 4.6, 2.6 + 0.5 * (i % 2), 0.5 + 1.3, (stage.jitter(4), stage.jitter(4), stage.jitter(180)))
        sushi.maki(stage, p, ('soft crab', 'cucumber', 'avocado'), 2.5, 2.4, 'nori', i)
    for i in range(3):
        p = at((i - 1) * 5.0 - 0.6, -2.6, 0.5 + 2.3, (58, stage.jitter(6), stage.jitter(12)))
        sushi.maki(stage, p, ('soft crab', 'cucumber', 'avocado'), 2.5, 2.4, 'nori', i)
    for x in (-6.9, -2.3, 2.3, 6.9):
        grill_leg = fryer._prawn(1, 4.6)[0]
        stage.put(grill_leg, fryer.CRAB_SHELL, at(x, 3.2, 3.6, (stage.jitter(10), -62, 60 + stage.jitter(40)), 0.62))
    garnish.roe(stage, at(0, 2.6), (10.5, 1.6), 420, 2.2)
    garnish.zigzag(stage, at(0, 2.4), 19, 1.3, 15, garnish.EEL_SAUCE, 0.17, 1.8)
    _shot(stage, 22.5, -6)


def _crunchy(stage):
    garnish.flakes(stage, LINE, (9.6, 2.3), 340, garnish.PANKO, 0.3, 1.6)
    _stripe(stage, garnish.SPICY_MAYO, 1.5, 13, 0.24)
    _stripe(stage, garnish.EEL_SAUCE, 1.8, 15, 0.16, offset=0.4)


def _philly(stage):
    slate(stage, 25, 14, tableware.SLATE)
    flat_pieces(stage, ('salmon', 'cream cheese', 'avocado'), None, 'batter', middle=(-0.6, 0.2), radius=2.35, height=2.2, step=4.9)
    garnish.zigzag(stage, at(-0.6, 2.8), 19, 1.5, 15, garnish.EEL_SAUCE, 0.2, 1.4)
    garnish.zigzag(stage, at(-0.6, -2.4), 16, 1.5, 13, garnish.EEL_SAUCE, 0.2, 1.4)
    garnish.drops(stage, at(0, -5.6, 0.8), (9, 0.9), garnish.EEL_SAUCE, 6, 0.45)
    _shot(stage, 23.5, -10, 42, (0, -0.2, 1.5))


def _red_dragon(stage):
    _stripe(stage, garnish.SPICY_MAYO, 1.7, 15, 0.22)
    for i in range(7):
        garnish.poured(stage, [((LINE @ at((i - 3) * 2.3, 0)).translation.x + 0.1 * k, (LINE @ at((i - 3) * 2.3, 0)).translation.y) for k in range(6)],
                       garnish.CHILI_SAUCE, 0.42, 0.7, 0.1, 2.5)
    garnish.sesame(stage, LINE, (9.5, 2.2), 120, 3.0)


def _caterpillar(stage):
    _stripe(stage, garnish.EEL_SAUCE, 0.7, 9, 0.2)
    garnish.sesame(stage, LINE, (9.5, 2.0), 90, 3.0)
    for side in (-1, 1):
        stage.put(ball(0.42, detail=12), garnish.ROE, LINE @ at(-8.9, side * 0.85, 5.3))
        feeler = tube([(0, 0, 0), (-0.6, 0.1 * side, 1.2), (-1.1, 0.4 * side, 2.0), (-1.7, 0.5 * side, 2.3)], [0.14, 0.13, 0.12, 0.1], 7)
        stage.put(feeler, sushi.CARROT, LINE @ at(-8.7, side * 0.5, 5.3))


def _dynamite(stage):
    """Pieces close together, each with its slice of yellowtail, spicy mayo, jalapeno and a drop of chili."""
    tableware.table(stage)
    tableware.plate(stage, 11.6, tableware.INDIGO)
    garnish.zigzag(stage, at(0, 0, 0, (0, 0, 20)), 19, 6.5, 9, garnish.CHILI_SAUCE, 0.24, 0.3)
    spots = [(x + (1.0 if row else -1.0), 2.6 - row * 5.0) for row in range(2) for x in (-6.6, -2.2, 2.2, 6.6)]
    for i, (x, y) in enumerate(spots):
        sushi.maki(stage, at(x, y, 0.5 + 1.1, (stage.jitter(4), stage.jitter(4), stage.jitter(180))), ('yellowtail', 'avocado', 'jalapeno'), 2.3, 2.2, 'rice', i)
        stage.put(sushi.slice_shape(3.0, 3.4, 0.6, i % 4), Y, at(x, y, 3.0, (12 + stage.jitter(6), stage.jitter(8), stage.jitter(40))))
        garnish.dollop(stage, at(x, y, 3.25), garnish.SPICY_MAYO, 1.15)
        garnish.jalapeno(stage, at(x + 0.1, y - 0.5, 4.0, (38, stage.jitter(14), stage.jitter(30))), size=1.05)
        stage.put(ball(0.34, 0.34, 0.26, 10), garnish.CHILI_SAUCE, at(x - 0.5, y - 0.9, 3.5))
    garnish.scallions(stage, at(), (9, 5.4), 90, 2.4)
    garnish.strewn(stage, garnish.crumb(0.15, 1), garnish.CHILI, at(), (9.5, 6), 170, above=2.0)
    _shot(stage, 21.5, -8, 42, (0, -0.1, 1.9))


def _lobster(stage):
    """The whole tail behind the pieces that were cut from it."""
    tableware.table(stage)
    tableware.board(stage, 28, 17, tableware.SLATE, place=at(turn=(0, 0, 4)))
    grill.lobster(stage, at(0.2, 4.4, 0.8, (0, 0, 8)), 1.35)
    for i in range(6):
        row, column = divmod(i, 3)
        p = at(-6.0 + column * 5.2 + row * 1.6, -0.9 - row * 4.2, 0.8 + 1.3, (14 + stage.jitter(4), stage.jitter(4), stage.jitter(20)))
        sushi.maki(stage, p, ('lobster', 'avocado', 'cucumber'), 2.45, 2.4, 'rice', i)
        garnish.dollop(stage, p @ at(0.3, -0.2, 1.2), garnish.YUM_YUM, 0.7)
    garnish.roe(stage, at(0, -2.8), (8.6, 3.4), 620, 2.4)
    garnish.zigzag(stage, at(0.4, 4.4, 0, (0, 0, 8)), 10, 1.1, 9, garnish.YUM_YUM, 0.2, 2.4)
    garnish.scallions(stage, at(0, 4.4), (6, 1.6), 24, 2.2)
    garnish.lemon(stage, at(-9.2, 3.0, 1.3, (0, 0, 30)), 1.0)
    _shot(stage, 23, -6, 42, (0.2, 0.3, 1.6))


def _garden(stage):
    for i in range(8):
        spot = LINE @ at((i - 3.5) * 2.3, 0, 5.2)
        garden.strands(stage, spot, noodles.WAKAME if i % 2 else noodles.WAKAME_DARK, 1.35, 1.0, 26, 0.11, 4.0, i)
    garnish.sesame(stage, LINE, (9.5, 1.8), 150, 3.0)


RECIPES = {
    'SR1': partial(_dressed, fillings=('tempura shrimp', 'cucumber'), draped=(O,), finish=_ember, plate=tableware.DARK_GLAZE),
    'SR2': partial(_dressed, fillings=('tempura shrimp', 'cucumber'), draped=(E, A), finish=_dragon, plate=tableware.SLATE),
    'SR3': partial(_dressed, fillings=('crab', 'avocado', 'cucumber'), draped=(T, S, Y, A), finish=_rainbow, plate=tableware.SLATE),
    'SR4': _volcano,
    'SR5': _spider,
    'SR6': partial(_dressed, fillings=('tempura shrimp', 'cream cheese'), draped=(), finish=_crunchy, plate=tableware.CELADON),
    'SR7': _philly,
    'SR8': partial(_dressed, fillings=('spicy tuna', 'cucumber'), draped=(T, T, A), finish=_red_dragon, plate=tableware.CREAM),
    'SR9': partial(_dressed, fillings=('eel', 'cucumber'), draped=(A,), finish=_caterpillar, plate=tableware.DARK_GLAZE, thick=0.5),
    'SR10': _dynamite,
    'SR11': _lobster,
    'SR12': partial(_dressed, fillings=('avocado', 'cucumber', 'carrot', 'lettuce'), draped=(), finish=_garden, plate=tableware.PALE_WOOD),
}
