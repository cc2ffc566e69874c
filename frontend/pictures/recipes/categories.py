"""A picture for each category of the menu, by the category's id: parts of several of its dishes, close together."""

from math import cos, sin

from kitchen.shapes import block, rough
from kitchen.stage import at
from parts import drinks, dumplings, fire, fryer, garden, garnish, grill, noodles, rice, sushi, tableware

from .bowls import MISO
from .laid import line_of_pieces


def _shot(stage, width, target=(0, 0, 1.6), height=40, around=-8, look=None):
    tableware.table(stage, look)
    stage.light()
    stage.shoot(width, target, height, around)


def _appetizers(stage):
    tableware.board(stage, 30, 19, tableware.SLATE, place=at(turn=(0, 0, 6)))
    for i in range(4):
        dumplings.gyoza(stage, at(-8.4 + i * 2.7, 3.6, 0.85, (-14, 0, 66 + stage.jitter(4))), i)
    for i in range(3):
        fryer.prawn(stage, at(3.6 + i * 2.3, 3.4 - 0.5 * i, 2.0, (stage.jitter(20), -12, 74)), i, 8.0)
    dumplings.spring_roll(stage, at(-6.2, -2.0, 2.0, (10, 0, -14)), 8.4, 1.2, 1)
    dumplings.spring_roll(stage, at(-6.8, -4.4, 2.0, (0, 0, -8)), 8.4, 1.2, 2)
    for i, (x, y) in enumerate(((1.4, -2.6), (4.8, -4.0), (8.2, -2.4))):
        dumplings.rangoon(stage, at(x, y, 0.8, (0, 0, 40 * i), 1.15), i)
    tableware.small_dish(stage, at(0.2, -6.2, 0.8), garnish.SWEET_SOUR, 2.2, tableware.CREAM, 1.7)
    garnish.scallions(stage, at(), (10, 6), 50, 1.4)
    garnish.sesame(stage, at(), (10, 6), 90, 1.4)
    _shot(stage, 23, (0, -0.5, 1.6), look=tableware.OAK)


def _salads_and_soups(stage):
    tableware.bowl(stage, 7.6, 5.2, tableware.LACQUER, at(-5.0, 1.8, 0))
    tableware.liquid(stage, 7.0, at(-5.0, 1.8, 4.2), MISO)
    tofu = rough(block(1.6, 1.5, 1.4, 0.14, 10), 0.05, 0.8, 2)
    for i in range(12):
        r = 4.9 * ((i + 0.4) / 12) ** 0.5
        place = at(-5.0 + r * cos(i * 2.4), 1.8 + r * sin(i * 2.4), 4.1 + stage.jitter(0.2), (stage.jitter(12), stage.jitter(12), stage.jitter(90)))
        stage.put(tofu, grill.SOFT_TOFU, place)
    for i in range(9):
        place = at(-5.0 + 5.2 * cos(i * 2.4 + 1), 1.8 + 4.8 * sin(i * 2.4 + 1) * (0.4 + 0.07 * i), 4.45, (stage.jitter(14), stage.jitter(14), 60 * i))
        stage.put(garden.leaf_shape(i % 5, 0.42), noodles.WAKAME, place)
    garnish.scallions(stage, at(-5.0, 1.8), (5.6, 5.6), 40, 4.0)
    garnish.droplets(stage, at(-5.0, 1.8, 4.3), 6.0, 50)
    tableware.bowl(stage, 6.4, 3.4, tableware.INDIGO, at(6.4, -2.6, 0), 0.5)
    noodles.bundles(stage, at(6.4, -2.6, 1.4), noodles.WAKAME_BRIGHT, noodles.WAKAME_DARK, 5.2, 3.7, 52, 5, 0.13, 8, 2, 1.3)
    garnish.sesame(stage, at(6.4, -2.6), (4, 4), 130, 2.6)
    garnish.strewn(stage, garnish.crumb(0.16, 1), garnish.CHILI, at(6.4, -2.6), (3.6, 3.6), 26, above=2.6)
    _shot(stage, 22.5, (0.2, 0.1, 2.2), 46, look=tableware.STONE)


def _hibachi(stage):
    fire.teppan(stage)
    stage.wall(fire.ROOM)
    grill.fanned(stage, at(-6.4, -3.6, 0.1, (0, 0, 10)), grill.STEAK_CUT, 7, 1.6, (1.2, 5.4, 3.0))
    for i, (x, y) in enumerate(((3.0, -2.2), (6.2, -4.4), (8.8, -1.4), (5.6, -0.2))):
        grill.shrimp(stage, at(x, y, 0.1, (stage.jitter(10), stage.jitter(10), 90 * i)), size=1.6)
    rice.fried(stage, at(-7.6, 5.4, 0), 6.0, 4.0, 0.9, 3)
    garden.heaped(stage, at(6.4, 5.4, 0.1), (garden.zucchini, garden.onion, garden.mushroom), 26, (5.4, 3.2), 2.2)
    garnish.scallions(stage, at(0, -3), (10, 4), 50, 0.6)
    fire.flames(stage, at(0.4, 7.6, 0), 13, 12, 2, 5)
    fire.lamps(stage)
    stage.light(0.95)
    stage.area((8, 12, 18), (0, 0, 0), 12, 7000, (1.0, 0.5, 0.2))
    stage.shoot(26, (0, 0.6, 2.6), 30, -6)


def _platters(stage):
    tableware.board(stage, 34, 24, tableware.PALE_WOOD, place=at(turn=(0, 0, -10)))
    for i in range(2):
        grill.lobster(stage, at(-4.6 + 0.6 * i, 5.6 - i * 4.2, 0.8, (0, 0, 20)), 1.05)
    grill.scallops(stage, at(-6.2, -4.4, 0.85), 7, (3.6, 2.3), 1.75)
    grill.fanned(stage, at(5.4, -2.8, 0.9, (0, 0, -24)), grill.FILET_CUT, 6, 1.7, (1.4, 5.6, 4.0), 58)
    for i, (x, y) in enumerate(((8.4, 4.2), (5.6, 5.6), (6.8, 3.0))):
        garden.broccoli(stage, at(x, y, 0.8, (stage.jitter(14), stage.jitter(14), 50 * i)), 1.25, i)
    garnish.lemon(stage, at(-10.4, -1.2, 1.4, (0, 0, 50)), 1.0)
    garnish.scallions(stage, at(-0.6, -2.4), (8, 3.4), 34, 1.4)
    garnish.sesame(stage, at(0, -3), (8, 3), 60, 1.4)
    _shot(stage, 25.5, (0.2, 0.2, 1.8), 42, look=tableware.CHARCOAL)


def _special_rolls(stage):
    tableware.board(stage, 34, 20, tableware.SLATE, place=at(turn=(0, 0, 26)))
    kinds = ((4.6, ('tempura shrimp', 'cucumber'), (sushi.EEL, sushi.AVOCADO), garnish.EEL_SAUCE),
             (-1.2, ('crab', 'avocado', 'cucumber'), (sushi.TUNA, sushi.SALMON, sushi.YELLOWTAIL, sushi.AVOCADO), None),
             (-7.0, ('tempura shrimp', 'cucumber'), (sushi.TORCHED,), garnish.SPICY_MAYO))
    for y, fillings, draped, sauce in kinds:
        line_of_pieces(stage, fillings, draped, count=7, angle=30, middle=(-y * 0.5, y * 0.86))
        if sauce:
            garnish.zigzag(stage, at(-y * 0.5, y * 0.86, 0, (0, 0, 30)), 16, 1.6, 14, sauce, 0.2, 2.0)
    garnish.roe(stage, at(), (11, 8), 260, 4.4)
    garnish.sesame(stage, at(), (11, 8), 140, 3.0)
    _shot(stage, 21, (-0.4, -0.4, 2.0), 42, look=tableware.STONE)


def _sushi(stage):
    tableware.board(stage, 30, 19, tableware.PALE_WOOD, place=at(turn=(0, 0, 8)))
    for i, look in enumerate((sushi.TUNA, sushi.SALMON, sushi.FATTY_TUNA)):
        sushi.nigiri(stage, at(-6.8 + i * 5.6, 3.6 - 0.5 * i, 0.8, (0, 0, -58)), look, i)
    for i in range(5):
        fillings = (('salmon',), ('avocado',), ('tuna',))[i % 3]
        sushi.maki(stage, at(-8.6 + i * 3.5, -3.6 - 0.3 * (i % 2), 2.1, (stage.jitter(4), stage.jitter(4), stage.jitter(180))), fillings, 1.75, 2.6, 'nori', i)
    sushi.maki(stage, at(8.8, -2.0, 2.9, (60, 10, 20)), ('crab', 'avocado', 'cucumber'), 2.3, 2.3, 'rice', 1)
    garnish.ginger(stage, at(9.4, 3.6, 0.8))
    garnish.wasabi(stage, at(6.2, -6.0, 0.8))
    garnish.roe(stage, at(-1.6, -3.6), (9, 1.6), 160, 3.0)
    _shot(stage, 23, (0.2, -0.6, 1.8), look=tableware.CLOTH)


def _bento(stage):
    """One corner, close: tempura beside rice, a cut roll above."""
    tableware.box(stage, 27, 20, 3.2, 0.6, tableware.LACQUER, tableware.RED_LACQUER, dividers=((0, 0.6, 26, 0), (3.0, -4.6, 9.6, 90), (0.4, 5.4, 9, 90)))
    for i in range(4):
        fryer.prawn(stage, at(-9.6 + i * 2.35, -4.2 - 0.2 * i, 2.0 + 0.25 * (i % 2), (stage.jitter(20), -10, 76 + stage.jitter(4))), i, 8.6)
    for i, (x, y) in enumerate(((0.4, -2.2), (1.2, -5.4))):
        garden.broccoli(stage, at(x, y, 0.6, (stage.jitter(10), stage.jitter(10), 60 * i)), 1.15, i)
    rice.bed(stage, at(8.0, -4.6, 0.5), 9.2, 8.6, 1.7, 3)
    garnish.sesame(stage, at(7.2, -4.0), (3, 3), 70, 1.5, black=True)
    for i in range(6):
        sushi.maki(stage, at(-10.6 + (i % 3) * 3.9, 7.2 - (i // 3) * 3.8, 1.8, (stage.jitter(5), stage.jitter(5), 0)), ('cucumber',), 1.65, 2.5, 'nori', i)
    garden.lettuce(stage, at(4.2, 5.2, 0.5), 3.4, 24, 1.6, 0.6)
    for i in range(2):
        dumplings.spring_roll(stage, at(9.6 + 0.4 * i, 4.0 + i * 2.7, 1.8, (0, 0, 16 + 8 * i)), 6.4, 1.15, i)
    _shot(stage, 21.5, (-1.8, -1.3, 1.2), 46, -18, look=tableware.OAK)


def _teriyaki(stage):
    """Glazed chicken over a bowl of rice."""
    tableware.bowl(stage, 10.4, 5.0, tableware.CELADON, foot=0.5)
    rice.steamed(stage, at(0, 0, 2.0), 8.6, 2.6, 1.0, 3)
    grill.fanned(stage, at(0.2, -1.8, 4.0, (0, 0, 10)), grill.CHICKEN_TERIYAKI, 9, 1.5, (1.2, 6.6, 3.0), 50)
    for i, (x, y) in enumerate(((-5.4, 4.2), (-2.4, 5.6), (-3.4, 3.6))):
        garden.broccoli(stage, at(x, y, 2.9, (-14, 0, 60 * i)), 1.2, i)
    garden.heaped(stage, at(4.6, 4.4, 3.2), (garden.carrot,), 9, (2.4, 1.6), 1.0, 40)
    garnish.sesame(stage, at(0.4, -1.4), (6.4, 3.4), 170, 4.2)
    garnish.scallions(stage, at(0.4, -1.4), (5.0, 2.4), 22, 4.6)
    _shot(stage, 22, (0, 0, 3.2), 46, look=tableware.WALNUT)


def _party(stage):
    """Two trays that meet, rolls in one and what is fried in the other."""
    tableware.box(stage, 34, 18, 1.6, 0.7, place=at(-1, 7.4))
    tableware.box(stage, 34, 18, 1.6, 0.7, place=at(2, -11.4))
    for row in range(3):
        looks = (sushi.SALMON, sushi.TUNA, sushi.YELLOWTAIL, sushi.EEL)
        for i in range(8):
            x, y = -15.0 + i * 4.0, 13.0 - row * 5.4
            if row == 0:
                sushi.nigiri(stage, at(x, y - 1.0, 0.5, (0, 0, 74), 0.86), looks[i % 4], i)
            else:
                place = at(x, y, 1.6, (stage.jitter(4), stage.jitter(4), stage.jitter(180)))
                sushi.maki(stage, place, ('crab', 'avocado', 'cucumber') if row == 1 else ('tempura shrimp', 'cucumber'), 1.95, 2.1, 'rice', i)
    garnish.zigzag(stage, at(-1, 2.2), 31, 1.4, 20, garnish.SPICY_MAYO, 0.18, 1.8)
    for i in range(6):
        dumplings.rangoon(stage, at(-11.6 + (i % 3) * 4.2, -6.0 - (i // 3) * 4.4, 0.5, (0, 0, 50 * i), 1.15), i)
    for i in range(5):
        dumplings.gyoza(stage, at(3.0 + i * 2.7, -6.4, 0.6, (-14, 0, 66 + stage.jitter(4))), i)
    for i in range(4):
        dumplings.spring_roll(stage, at(8.4, -11.6 - i * 2.4, 1.6, (stage.jitter(20), 0, stage.jitter(4))), 11.0, 1.1, i)
    _shot(stage, 27, (-0.2, 0.8, 1.2), 44, -14, look=tableware.STONE)


def _kids(stage):
    tableware.plate(stage, 10.8, tableware.CREAM, 1.3)
    rice.fried(stage, at(-4.6, 3.0, 0.45), 4.6, 3.1, 0.95, 6)
    for i in range(5):
        fryer.katsu(stage, at(-4.0 + i * 2.05, -3.2 + stage.jitter(0.3), 0.5 + 0.35 * (i % 2), (stage.jitter(6), 0, 72 + stage.jitter(9))), 6.8, 2.05, i)
    for i, (x, y) in enumerate(((2.0, 5.2), (4.6, 4.2), (3.0, 3.0))):
        garden.broccoli(stage, at(x, y, 0.4, (stage.jitter(14), stage.jitter(14), 70 * i)), 1.1, i)
    garden.heaped(stage, at(7.0, 1.6, 0.5), (garden.carrot,), 8, (1.6, 1.4), 1.0, 40)
    tableware.small_dish(stage, at(-8.0, -2.8, 0.5), garnish.YUM_YUM, 1.9, tableware.INDIGO, 1.5)
    _shot(stage, 19.5, (-0.2, 0.1, 1.2), 46, look=tableware.OAK)


def _drinks(stage):
    tableware.board(stage, 34, 14, tableware.PALE_WOOD)
    drinks.bar(stage)
    for x, y, drink in ((-8.4, 0.0, drinks.LEMONADE), (0.0, -1.2, drinks.LEMON_TEA), (8.4, 0.2, drinks.COLA)):
        drinks.glass(stage, at(x, y, 0.8), drink, 3.5, 11.0)
        drinks.straw(stage, at(x + 0.3, y + 0.4, 0.8))
    garnish.lemon_slice(stage, at(-5.2, -0.8, 11.4, (72, 30, 20)), 0.95)
    drinks.mint(stage, at(-0.8, -1.6, 11.0))
    garnish.lemon(stage, at(-4.4, -4.8, 1.4, (0, 0, -30)), 1.1)
    tableware.table(stage)
    stage.glassy = True
    stage.light(0.9)
    stage.area((4, 34, 44), (0, 0, 6), 14, 12000, (1.0, 0.90, 0.74))
    stage.shoot(25, (0, 0, 7.0), 12, -6, 0.9)


CATEGORIES = {
    19: _appetizers,
    20: _salads_and_soups,
    21: _hibachi,
    22: _platters,
    23: _special_rolls,
    24: _sushi,
    25: _bento,
    26: _teriyaki,
    27: _party,
    28: _drinks,
    29: _kids,
}
