"""Soups and salads (Sa)."""

from math import cos, sin

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import block, rough
from kitchen.stage import at
from parts import garden, garnish, grill, noodles, tableware

MISO = Look('miso', rgb('#b98b50'), 0.1, 0.5, soft=0.1, wet=0.9, wet_roughness=0.03, pattern=Pattern(
    'noise', ((0.30, rgb('#a0723c')), (0.50, rgb('#b98c52')), (0.70, rgb('#cda671'))), scale=0.20, detail=5, distortion=1.2))
CLEAR = Look('clear soup', rgb('#f7e3bd'), 0.03, clear=0.96, gloss=True)
UDON_BROTH = Look('udon broth', rgb('#f2d6a6'), 0.03, clear=0.96, gloss=True)


def _shot(stage, width=17.0, target=(0, 0, 3.0), height=44, around=-8):
    stage.light()
    stage.shoot(width, target, height, around)


def _bowl(stage, look, soup, radius=8.0, height=5.6, level=4.5):
    tableware.table(stage)
    tableware.board(stage, 26, 22, tableware.LINEN, 0.2, at(1, 0, 0, (0, 0, 14)))
    tableware.bowl(stage, radius, height, look, at(0, 0, 0.2))
    tableware.liquid(stage, radius * 0.915, at(0, 0, level + 0.2), soup)


def _miso(stage):
    _bowl(stage, tableware.LACQUER, MISO)
    tofu = rough(block(1.55, 1.5, 1.4, 0.14, 10), 0.05, 0.8, 2)
    for i in range(13):
        x, y = _spread(i, 13, 4.9)
        stage.put(tofu, grill.SOFT_TOFU, at(x, y, 4.36 + stage.jitter(0.3), (stage.jitter(12), stage.jitter(12), stage.jitter(90))))
    for i in range(10):
        x, y = _spread(i + 0.5, 10, 5.6)
        stage.put(garden.leaf_shape(i % 5, 0.42), noodles.WAKAME, at(x, y, 4.85, (stage.jitter(14), stage.jitter(14), stage.jitter(180))))
    garnish.scallions(stage, at(), (6.0, 6.0), 46, 4.4)
    garnish.droplets(stage, at(0, 0, 4.7), 6.6, 70)
    _shot(stage, 17, (0, 0, 4.0))


def _clear(stage):
    _bowl(stage, tableware.CREAM, CLEAR)
    for i in range(11):
        x, y = _spread(i, 11, 5.2)
        garden.mushroom(stage, at(x, y, 4.55 + stage.jitter(0.2), (stage.jitter(14), stage.jitter(14), stage.jitter(180)), 1.0))
    for i in range(7):
        x, y = _spread(i + 0.6, 7, 5.6)
        garden.carrot(stage, at(x, y, 4.6 + stage.jitter(0.15), (stage.jitter(12), stage.jitter(12), 0)), 0.9, 0.3)
    for i in range(6):
        x, y = _spread(i + 0.3, 6, 4.4)
        garden.onion(stage, at(x, y, 4.4, (0, 0, stage.jitter(180)), 0.9), 1.0, i)
    garnish.flakes(stage, at(), (4.2, 4.2), 110, garnish.GARLIC, 0.34, 4.4)
    garnish.scallions(stage, at(), (6, 6), 34, 4.4)
    garnish.droplets(stage, at(0, 0, 4.7), 6.6, 110)
    _shot(stage, 17, (0, 0, 4.0))


def _udon(stage):
    _bowl(stage, tableware.CREAM, UDON_BROTH, 9.2, 6.2, 4.6)
    noodles.bundles(stage, at(0, 0, 3.3), noodles.UDON, noodles.UDON_DEEP, 7.4, 2.5, 24, 5, 0.30, 17, 4)
    for i, (x, y) in enumerate(((-2.6, 1.8), (1.6, 2.8), (2.6, -0.8), (-1.6, -1.8))):
        grill.shrimp(stage, at(x, y, 5.3, (stage.jitter(12), stage.jitter(12), 90 * i)), size=1.35)
    for i in range(8):
        x, y = _spread(i + 0.5, 8, 6.2)
        garden.carrot(stage, at(x, y, 5.2, (stage.jitter(20), stage.jitter(20), 0)), 1.0, 0.35)
    garnish.scallions(stage, at(), (6.4, 6.2), 40, 4.4)
    garnish.droplets(stage, at(0, 0, 4.8), 7.6, 90)
    _shot(stage, 19.5, (0, 0, 4.4))


def _spread(i, count, reach):
    r = reach * (i / count) ** 0.5
    return r * cos(i * 2.399), r * sin(i * 2.399)


def _ginger_salad(stage):
    tableware.table(stage)
    tableware.bowl(stage, 9.0, 4.6, tableware.DARK_GLAZE, foot=0.5)
    garden.mound(stage, at(0, 0, 2.3), garden.LEAF, 6.8, 1.9)
    garden.lettuce(stage, at(0, 0, 2.6), 7.6, 40, 2.4, 0.8)
    garden.strands(stage, at(0.6, 0.4, 4.6), garden.CARROT, 3.4, 1.0, 40, 0.12, 6, 2)
    for i in range(6):
        x, y = _spread(i + 1.2, 6, 5.2)
        garden.cucumber_slice(stage, at(x, y, 4.6 - 0.16 * (x * x + y * y) ** 0.5, (25 + stage.jitter(15), stage.jitter(20), 60 * i)), 1.6)
    garnish.zigzag(stage, at(0, 0, 0, (0, 0, 24)), 10, 3.6, 9, garnish.GINGER_DRESSING, 0.34, 3.0)
    _shot(stage, 19.0, (0, 0, 3.2), 44)


def _seaweed(stage):
    tableware.table(stage)
    tableware.bowl(stage, 7.8, 3.8, tableware.DARK_GLAZE, foot=0.5)
    noodles.bundles(stage, at(0, 0, 1.6), noodles.WAKAME_BRIGHT, noodles.WAKAME_DARK, 6.3, 4.4, 64, 5, 0.13, 9, 2, 1.3)
    noodles.bundles(stage, at(0, 0, 1.7), noodles.WAKAME, noodles.WAKAME_DARK, 6.1, 4.3, 22, 4, 0.13, 9, 3, 1.3)
    garnish.sesame(stage, at(), (5, 5), 230, 3.0)
    garnish.strewn(stage, garnish.crumb(0.17, 1), garnish.CHILI, at(), (4.8, 4.8), 46, above=3.0)
    for i in range(3):
        garden.cucumber_slice(stage, at(-4.4 + 1.3 * i, -3.9 - 0.5 * i, 3.7 - 0.1 * i, (52, -18, 10 * i)), 1.35)
    _shot(stage, 15.5, (0, -0.1, 3.0), 42)


def _avocado_salad(stage):
    tableware.table(stage)
    tableware.plate(stage, 9.8, tableware.INDIGO)
    garden.lettuce(stage, at(0, 0.4, 0.4), 7.6, 34, 1.6, 0.85)
    for i in range(8):
        garden.cucumber_slice(stage, at(-5.2 + i * 1.5, 4.2 - 0.14 * (i - 3.5) ** 2, 2.0, (40, 0, 20 * i)), 1.5)
    garden.avocado_fan(stage, at(0.2, -0.6, 2.3, (0, 0, 58)), 11, 0.78, 5.4)
    garnish.zigzag(stage, at(0, -1.0, 0, (0, 0, -24)), 8.5, 1.2, 8, garnish.GINGER_DRESSING, 0.2, 2.4)
    garnish.sesame(stage, at(0, -0.6), (5, 3), 80, 2.0)
    _shot(stage, 18.0, (0, 0, 1.8), 44)


def _kani(stage):
    tableware.table(stage)
    tableware.plate(stage, 9.2, tableware.DARK_GLAZE)
    for i in range(9):
        garden.cucumber_slice(stage, at(turn=(0, 0, 40 * i)) @ at(5.1, 0, 0.9, (0, 24, 0)), 1.5)
    noodles.bundles(stage, at(0, 0, 0.6), noodles.KANI_WHITE, noodles.KANI_WHITE, 4.8, 4.0, 30, 4, 0.19, 7, 1, 0.8)
    noodles.bundles(stage, at(0, 0, 0.7), noodles.KANI_RED, noodles.KANI_WHITE, 4.8, 4.1, 20, 3, 0.18, 6, 2, 0.8)
    noodles.bundles(stage, at(0, 0, 0.7), noodles.CUCUMBER_STRAND, noodles.KANI_WHITE, 4.9, 4.0, 13, 3, 0.16, 6, 3, 0.8)
    garnish.zigzag(stage, at(0, 0, 0, (0, 0, 30)), 7.5, 2.6, 9, garnish.SPICY_MAYO, 0.24, 1.8)
    garnish.roe(stage, at(0, 0), (2.0, 1.9), 360, 3.0)
    garnish.sesame(stage, at(), (4.6, 4.4), 70, 1.6)
    _shot(stage, 15.5, (0, 0, 2.0), 40)


RECIPES = {'Sa1': _miso, 'Sa2': _clear, 'Sa3': _ginger_salad, 'Sa4': _seaweed, 'Sa5': _avocado_salad, 'Sa6': _kani, 'Sa7': _udon}
