"""What stands under and around the food."""

from functools import cache

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import block, grid, lathe, rough, tube
from kitchen.stage import at

WALNUT = Look('walnut', rgb('#4a2f1f'), 0.42, 0.45, wet=0.12, wet_roughness=0.3, pattern=Pattern(
    'noise', ((0.30, rgb('#2b1910')), (0.50, rgb('#54351f')), (0.72, rgb('#7a5031'))),
    scale=0.35, detail=7, stretch=(0.35, 6.0, 1), distortion=0.6, bump=0.25))
SLATE = Look('slate', rgb('#2b2d30'), 0.55, 0.45, pattern=Pattern(
    'noise', ((0.3, rgb('#1d1f22')), (0.7, rgb('#3a3c40'))), scale=0.7, detail=9, stretch=(1, 2.5, 1), bump=0.5))
PALE_WOOD = Look('pale wood', rgb('#c79a63'), 0.5, 0.4, pattern=Pattern(
    'noise', ((0.3, rgb('#ad7d48')), (0.7, rgb('#d7ad77'))),
    scale=0.4, detail=6, stretch=(0.3, 7, 1), distortion=0.5, bump=0.15))
LINEN = Look('linen', rgb('#8d857a'), 0.95, 0.1, pattern=Pattern(
    'noise', ((0.35, rgb('#736b60')), (0.65, rgb('#a1988b'))), scale=9, detail=3, stretch=(1, 0.15, 1), bump=0.3))
CREAM = Look('cream glaze', rgb('#e9dfcd'), 0.32, 0.5, wet=0.35, pattern=Pattern(
    'noise', ((0.28, rgb('#a98a64')), (0.36, rgb('#e2d6c2')), (0.7, rgb('#efe7d8'))), scale=2.6, detail=8))
DARK_GLAZE = Look('dark glaze', rgb('#26211f'), 0.3, 0.5, wet=0.4, pattern=Pattern(
    'noise', ((0.35, rgb('#181514')), (0.62, rgb('#302927')), (0.75, rgb('#5a4232'))), scale=0.8, detail=8))
INDIGO = Look('indigo glaze', rgb('#2a3f5c'), 0.26, 0.5, wet=0.5, pattern=Pattern(
    'noise', ((0.3, rgb('#1b2c47')), (0.6, rgb('#32506f')), (0.78, rgb('#6d7f86'))), scale=0.6, detail=7))
CELADON = Look('celadon glaze', rgb('#8fa893'), 0.26, 0.5, wet=0.5, pattern=Pattern(
    'noise', ((0.3, rgb('#7d9984')), (0.7, rgb('#a9bba6'))), scale=0.5, detail=6))
LACQUER = Look('black lacquer', rgb('#15110f'), 0.16, 0.6, wet=0.8)
RED_LACQUER = Look('red lacquer', rgb('#7c1c12'), 0.2, 0.6, wet=0.8)
OAK = Look('oak', rgb('#9c6f42'), 0.5, 0.4, wet=0.06, wet_roughness=0.4, pattern=Pattern(
    'noise', ((0.30, rgb('#7d5430')), (0.50, rgb('#a37649')), (0.72, rgb('#bd9160'))),
    scale=0.3, detail=6, stretch=(0.3, 5.0, 1), distortion=0.5, bump=0.15))
CHARCOAL = Look('charred wood', rgb('#241f1d'), 0.55, 0.4, pattern=Pattern(
    'noise', ((0.30, rgb('#171312')), (0.50, rgb('#2a2421')), (0.72, rgb('#403731'))),
    scale=0.35, detail=6, stretch=(0.3, 6.0, 1), distortion=0.5, bump=0.3))
STONE = Look('grey stone', rgb('#77766f'), 0.6, 0.4, pattern=Pattern(
    'noise', ((0.30, rgb('#63625d')), (0.55, rgb('#7d7b75')), (0.75, rgb('#94918a'))), scale=0.16, detail=8, distortion=0.8, bump=0.12))
CLOTH = Look('table cloth', rgb('#b3a78f'), 0.95, 0.1, pattern=Pattern(
    'noise', ((0.35, rgb('#a3967d')), (0.65, rgb('#beb29b'))), scale=0.12, detail=4, bump=0.1))
TABLES = (WALNUT, STONE, CHARCOAL, OAK, CLOTH)
CHOPSTICK = Look('chopstick', rgb('#3a2015'), 0.35, 0.5, wet=0.3)


def table(stage, look=None, turn=8.0):
    """The table top; without a look that of the dish's seat."""
    look = look or TABLES[stage.seat]
    board = grid(2, 2, lambda u, v: (u * 1200 - 600, v * 1200 - 600, u * 0))
    stage.put(board, look, at(turn=(0, 0, turn)), flat=True)


@cache
def _plate(radius, rise, flat, thick):
    r = radius
    return lathe([(0.01, thick * 0.9), (r * flat, thick * 0.9), (r * (flat + 0.05), thick), (r * 0.97, rise),
                  (r, rise + 0.1), (r * 0.99, rise - 0.12), (r * 0.6, 0.15), (r * 0.55, 0.0)], 72)


def plate(stage, radius=13.0, look=CREAM, rise=1.3, place=None, flat=0.74):
    """A round plate; food lies at a height of 0.45."""
    stage.put(_plate(radius, rise, flat, 0.5), look, place or at())


def board(stage, length=24.0, width=12.0, look=SLATE, height=0.8, place=None):
    """A flat board or slate; food lies at its height."""
    slab = rough(block(length, width, height, 0.18, 16), 0.03, 1.2, 3)
    stage.put(slab, look, (place or at()) @ at(0, 0, height / 2))


@cache
def _bowl(radius, height, foot):
    r, h = radius, height
    outside = [(r * foot, 0), (r * foot, 0.5), (r * (foot + 0.12), 0.7), (r * 0.80, h * 0.38), (r * 0.95, h * 0.75), (r, h)]
    inside = [(r * 0.955, h), (r * 0.90, h * 0.75), (r * 0.74, h * 0.40), (r * 0.42, 0.95), (0.01, 0.85)]
    return lathe((outside + [(r * 0.985, h + 0.1)] + inside)[::-1], 72)


def bowl(stage, radius=8.0, height=6.0, look=DARK_GLAZE, place=None, foot=0.42):
    """A deep bowl."""
    stage.put(_bowl(radius, height, foot), look, place or at())


def small_dish(stage, place, sauce, radius=3.1, look=DARK_GLAZE, height=1.7):
    """A little dish filled with a sauce."""
    stage.put(_bowl(radius, height, 0.55), look, place)
    stage.put(_disc(radius * 0.885), sauce, place @ at(0, 0, height * 0.74))


@cache
def _disc(radius):
    # Liquid climbs a little where it meets the wall.
    return lathe([(0.01, 0), (radius * 0.93, 0), (radius * 0.98, 0.03), (radius, 0.10)], 48)


def liquid(stage, radius, place, look):
    """The surface of a soup, a sauce or a drink."""
    stage.misted = stage.misted or look.clear > 0
    stage.put(_disc(radius), look, place)


def chopsticks(stage, place, length=23.0):
    """A pair of chopsticks, not quite parallel."""
    stick = _stick(length)
    stage.put(stick, CHOPSTICK, place @ at(0, 0, 0.35))
    stage.put(stick, CHOPSTICK, place @ at(0.3, 0.95, 0.35, (0, 0, 2.2)))


@cache
def _stick(length):
    return tube([(-length / 2, 0, 0), (-length / 2 + 0.05, 0, 0), (0, 0, 0), (length / 2 - 0.05, 0, 0), (length / 2, 0, 0)],
                [0.2, 0.22, 0.3, 0.38, 0.38], 10)


@cache
def _tray_rim(length, width, height, wall):
    long = block(length, wall, height, 0.15, 6)
    short = block(wall, width, height, 0.15, 6)
    return long, short


def box(stage, length=26.0, width=20.0, height=3.2, wall=0.6, look=LACQUER, floor=LACQUER, dividers=(), place=None):
    """A box with walls; `dividers` are (x, y, length, angle) of inner walls."""
    place = place or at()
    long, short = _tray_rim(length, width, height, wall)
    stage.put(block(length, width, 0.5, 0.15, 6), floor, place @ at(0, 0, 0.25))
    for side in (-1, 1):
        stage.put(long, look, place @ at(0, side * (width - wall) / 2, height / 2))
        stage.put(short, look, place @ at(side * (length - wall) / 2, 0, height / 2))
    for x, y, reach, angle in dividers:
        stage.put(block(reach, wall * 0.8, height * 0.85, 0.12, 6), look, place @ at(x, y, height * 0.42, (0, 0, angle)))
