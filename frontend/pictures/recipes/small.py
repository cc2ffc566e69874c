"""Appetizers (A)."""

from functools import partial
from math import cos, sin

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import ball, block, lathe, rough
from kitchen.stage import at
from parts import dumplings, fryer, garden, garnish, grill, noodles, sushi, tableware

FILLINGS = (sushi.CARROT, garden.LEAF, garden.MUSHROOM, noodles.KANI_WHITE)
PONZU = garnish.SOY
DASHI = Look('dashi', rgb('#e6b270'), 0.03, clear=0.96, gloss=True)


def _shot(stage, width=19.0, target=(0, 0, 1.5), height=42, around=-8):
    stage.light()
    stage.shoot(width, target, height, around)


def _edamame(stage, look, spicy):
    tableware.table(stage)
    tableware.bowl(stage, 8.0, 4.4, tableware.DARK_GLAZE if not spicy else tableware.CREAM, foot=0.5)
    garden.mound(stage, at(0, 0, 2.2), look, 6.1, 2.4)
    fryer.pods(stage, at(0, 0, 3.2), 58, 5.7, look, 2.6)
    if spicy:
        garnish.strewn(stage, garnish.crumb(0.16, 1), garnish.CHILI, at(), (6.4, 6.2), 130, above=2.5)
        garnish.flakes(stage, at(), (6, 6), 70, garnish.GARLIC, 0.24, 2.5)
        garnish.zigzag(stage, at(0, 0, 0, (0, 0, 20)), 10, 3.4, 8, garnish.CHILI_SAUCE, 0.2, 2.5)
    else:
        garnish.flakes(stage, at(), (6.4, 6.2), 170, garnish.SALT, 0.11, 2.5)
    _shot(stage, 17.5, (0, -0.1, 3.0), 40)


def _gyoza(stage):
    """Four that lean on each other as they came out of the pan, two turned over to show what it did."""
    tableware.table(stage)
    tableware.plate(stage, 10.4, tableware.INDIGO, 1.2)
    for i in range(4):
        dumplings.gyoza(stage, at(-5.3 + i * 3.15, 1.5 - 0.2 * i, 0.55, (-6, 0, -66 + stage.jitter(6))), i)
    for i, (x, y, turn) in enumerate(((-2.4, -4.3, 168), (3.6, -3.9, 150))):
        dumplings.gyoza(stage, at(x, y, 1.75, (118, 0, turn)), i)
    tableware.small_dish(stage, at(7.4, 2.4, 0.5), garnish.SOY, 2.1, tableware.CREAM, 1.6)
    garnish.scallions(stage, at(-0.6, 0.8), (5.6, 2.6), 20, 1.2)
    garnish.sesame(stage, at(-0.6, 0.8), (5.6, 2.8), 50, 1.2)
    _shot(stage, 18.5, (0.2, 0, 1.3), 42)


def _spring_rolls(stage):
    tableware.table(stage)
    tableware.plate(stage, 9.8, tableware.CELADON)
    for i, (x, y, z, a) in enumerate(((-1.2, 2.8, 1.6, 12), (-1.6, 0.2, 1.6, 9))):
        dumplings.spring_roll(stage, at(x, y, z, (stage.jitter(30), 0, a)), 9.0, 1.25, i)
    dumplings.cut_roll(stage, at(0.2, 1.4, 3.7, (0, 0, -24)), FILLINGS, 1, 5.4, 1.25)
    dumplings.cut_roll(stage, at(-1.6, -3.0, 1.6, (0, -6, -58)), FILLINGS, 2, 4.8, 1.25)
    dumplings.cut_roll(stage, at(-5.2, -2.6, 1.6, (0, -6, -74)), FILLINGS, 3, 4.2, 1.25)
    garden.strands(stage, at(5.2, 3.6, 0.5), sushi.CARROT, 1.9, 1.2, 34, 0.11, 5, 1)
    tableware.small_dish(stage, at(4.8, -2.2, 0.5), garnish.EEL_SAUCE, 2.4, tableware.DARK_GLAZE, 1.7)
    garnish.sesame(stage, at(-0.8, 0.4), (5, 4), 50, 1.8)
    garnish.scallions(stage, at(-1.4, 1), (4.5, 3), 14, 1.8)
    _shot(stage, 18.0, (-0.4, 0, 1.5), 44)


def _tempura_plate(stage):
    tableware.table(stage)
    tableware.board(stage, 23, 14, tableware.PALE_WOOD)


def _dip(stage, place, look=garnish.SOY):
    tableware.small_dish(stage, place, look, 2.6, tableware.INDIGO, 1.8)


def _shrimp_tempura(stage):
    _tempura_plate(stage)
    for i, (x, y, z, a) in enumerate(((-4.2, 2.6, 1.9, 62), (-1.4, 1.4, 2.0, 70), (1.4, 0.8, 2.0, 76), (-2.6, -0.6, 3.2, 52))):
        fryer.prawn(stage, at(x, y, z, (stage.jitter(20), -14, a)), i, 8.4)
    fryer.battered_slice(stage, at(4.8, 2.6, 1.8, (30, 10, 20)), 2.3, 0.6, 1)
    fryer.battered_ring(stage, at(4.6, 0.6, 1.9, (40, 0, 10)))
    garden.broccoli(stage, at(6.4, 3.8, 0.8, (10, 10, 0)), 0.9)
    _dip(stage, at(6.4, -3.4, 0.8))
    garnish.lemon(stage, at(-7.0, -3.6, 1.2, (0, 0, 20)), 0.9)
    _shot(stage, 19.5, (0, 0, 1.8), 40)


def _vegetable_tempura(stage):
    _tempura_plate(stage)
    slice_of = rough(lathe([(0.01, -0.34), (2.3, -0.34), (2.45, 0), (2.3, 0.34), (0.01, 0.34)], 40), 0.06, 0.9, 2)
    for i, (x, y, z, tilt) in enumerate(((-6.2, 2.6, 2.6, 52), (-4.2, 1.4, 2.4, 46), (-2.0, 0.4, 2.2, 40))):
        spot = at(x, y, z, (tilt, -10, 10))
        fryer.battered_over(stage, spot, slice_of, fryer.SWEET_POTATO, i, 300)
        fryer.battered_ring(stage, spot, 2.25, 0.3)
    for i, (x, y, z, a) in enumerate(((-5.4, -2.0, 1.5, 12), (-3.0, -3.2, 1.5, -20), (-4.0, -2.4, 2.5, 40))):
        spot = at(x, y, z, (24, 6, a), 0.78)
        fryer.battered_over(stage, spot, slice_of, fryer.ZUCCHINI_BATTERED, i + 3, 260)
        fryer.battered_ring(stage, spot, 2.25, 0.26)
    stalk, crown = garden.broccoli_shapes(1)
    for i, (x, y, size) in enumerate(((2.0, 3.2, 1.25), (4.9, 3.6, 1.2), (0.4, -2.2, 1.15))):
        spot = at(x, y, 2.3, (stage.jitter(20), stage.jitter(20), 60 * i), size)
        stage.put(stalk, fryer.TEMPURA, spot)
        fryer.battered_over(stage, spot, crown, fryer.BROCCOLI_BATTERED, i, 150)
    for i, (x, y, z) in enumerate(((2.6, 0.4, 1.9), (4.6, 0.2, 2.2))):
        fryer.battered_ring(stage, at(x, y, z, (44, 12, 40 * i)), 1.9)
    for i, (x, y) in enumerate(((-0.6, 4.2), (3.0, -3.6))):
        fryer.battered_over(stage, at(x, y, 2.0, (50, 0, 30 - 50 * i), 1.5), garden.mushroom_shape(), garden.MUSHROOM, i + 5, 30)
    _dip(stage, at(7.0, -3.2, 0.8))
    _shot(stage, 19.0, (0, 0.1, 1.7), 42)


def _rangoon(stage):
    tableware.table(stage)
    tableware.plate(stage, 9.6, tableware.INDIGO)
    for i, (x, y) in enumerate(((-4.8, 1.2), (-1.2, 3.4), (2.8, 3.2), (-2.4, -2.2), (1.2, -0.2), (-5.0, -4.2))):
        dumplings.rangoon(stage, at(x, y, 0.5, (stage.jitter(7), stage.jitter(7), stage.jitter(180)), 1.12), i)
    tableware.small_dish(stage, at(4.8, -3.4, 0.5), garnish.SWEET_SOUR, 2.6, tableware.CREAM, 1.8)
    garnish.scallions(stage, at(), (6, 5), 16, 1.2)
    _shot(stage, 18.0, (-0.2, -0.2, 1.5), 42)


def _agedashi(stage):
    tableware.table(stage)
    tableware.bowl(stage, 8.4, 4.0, tableware.CELADON, foot=0.5)
    tableware.liquid(stage, 7.2, at(0, 0, 2.3), DASHI)
    for x, y, a in ((-2.6, 1.5, 10), (1.6, 1.9, -14), (-0.6, -1.9, 4), (3.2, -1.6, 30)):
        cube = rough(block(3.4, 3.2, 2.9, 0.4, 12), 0.12, 0.7, 3, 3)
        stage.put(cube, fryer.PANKO_THIN, at(x, y, 2.7, (stage.jitter(7), stage.jitter(7), a)))
    garden.strands(stage, at(-0.4, 0.4, 4.3), noodles.KANI_WHITE, 1.5, 0.9, 30, 0.09, 4, 2)
    garnish.scallions(stage, at(), (5, 4.4), 44, 2.2)
    garnish.sesame(stage, at(), (4, 4), 30, 3.0)
    garnish.droplets(stage, at(0, 0, 2.32), 6.8, 60)
    _shot(stage, 17.0, (0, 0, 2.6), 42)


def _walnut_shrimp(stage):
    tableware.table(stage)
    tableware.plate(stage, 9.4, tableware.DARK_GLAZE)
    garden.lettuce(stage, at(0, 0.6, 0.4), 7.2, 16, 0.4, 0.8)
    grill.shrimps(stage, at(0, 0.2, 1.3), 13, (4.6, 3.6), fryer.GLAZED_PRAWN, 1.6)
    for i in range(15):
        a, r = i * 2.4, 4.8 * ((i + 0.3) / 15) ** 0.5
        nut = rough(ball(0.95, 0.72, 0.6, 12), 0.3, 0.6, i % 3)
        stage.put(nut, garnish.WALNUT, at(r * cos(a), r * sin(a) * 0.8, 3.6 - 0.35 * r, (stage.jitter(60), stage.jitter(60), stage.jitter(180))))
    garnish.zigzag(stage, at(0, 0.2, 0, (0, 0, 16)), 9.5, 3.2, 11, garnish.MAYO, 0.2, 1.8)
    garnish.sesame(stage, at(), (4.5, 3.8), 60, 1.8)
    _shot(stage, 16.5, (0, 0.2, 1.8), 42)


def _soft_crab(stage):
    tableware.table(stage)
    tableware.plate(stage, 10.4, tableware.CREAM)
    for i in range(7):
        garden.cucumber_slice(stage, at(-5.4 + i * 1.5, 4.6 - 0.2 * (i - 3) ** 2, 1.0, (30, 0, 10 * i)), 1.5)
    fryer.soft_shell_crab(stage, at(0, 0.2, 0.7, (0, 0, -62)), 1.16)
    garnish.lemon(stage, at(-5.6, -3.4, 1.1, (0, 0, 30)), 1.0)
    tableware.small_dish(stage, at(6.2, -3.2, 0.5), PONZU, 2.2, tableware.INDIGO, 1.6)
    garnish.scallions(stage, at(0, 0), (4, 3), 16, 1.2)
    _shot(stage, 18.5, (0, -0.2, 1.5), 44)


SEARED_TUNA = Look('seared tuna', rgb('#b5202a'), 0.26, 0.5, soft=0.1, wet=0.4, pattern=Pattern(
    'rim', ((0.72, rgb('#b3202a')), (0.82, rgb('#c9706a')), (0.88, rgb('#d9b3a0')), (0.97, rgb('#8a6a55'))), axes='xy', scale=0.8, wobble=0.06))


def _tataki(stage):
    tableware.table(stage)
    tableware.board(stage, 24, 12.5, tableware.SLATE)
    for i in range(9):
        garden.cucumber_slice(stage, at(-6.6 + i * 1.65, 2.4, 1.3, (24, 0, 12 * i)), 1.6)
    for i in range(8):
        piece = sushi.slice_shape(3.5, 4.2, 0.72, i % 4)
        stage.put(piece, SEARED_TUNA, at(-6.0 + i * 1.72, -0.8 + stage.jitter(0.2), 2.3, (50 + stage.jitter(3), 26, 14 + stage.jitter(5))))
    garnish.pool(stage, at(0, -3.6, 0.82), 4.6, PONZU, 0.35, 0.1)
    garnish.sesame(stage, at(0, -0.4), (8, 2.8), 170, 1.6)
    garnish.scallions(stage, at(0, -0.2), (7, 2), 30, 1.6)
    _shot(stage, 17, (-0.2, -0.3, 1.6), 40)


RECIPES = {
    'A1': partial(_edamame, look=fryer.POD, spicy=False),
    'A2': partial(_edamame, look=fryer.POD_SPICY, spicy=True),
    'A3': _gyoza,
    'A4': _spring_rolls,
    'A5': _shrimp_tempura,
    'A6': _vegetable_tempura,
    'A7': _rangoon,
    'A8': _agedashi,
    'A9': _walnut_shrimp,
    'A10': _soft_crab,
    'A11': _tataki,
}
