"""Bento boxes (B) and party trays (P)."""

from functools import partial

from kitchen.stage import at
from parts import dumplings, fryer, garden, garnish, rice, sushi, tableware

from .laid import line_of_pieces
from .mains import MAINS, teriyaki_main


def _bento(stage, main):
    tableware.table(stage)
    tableware.box(stage, 27, 20, 3.2, 0.6, tableware.LACQUER, tableware.RED_LACQUER,
                  dividers=((0, 0.6, 26, 0), (1.8, 5.4, 9, 90), (3.6, -4.6, 9.6, 90), (-3.2, 5.4, 9, 90)))
    # Below the main and the rice, above cucumber rolls, salad and spring rolls.
    place = at(-5.0, -4.7, 0.5, size=1.18)
    if main == 'tempura':
        for i in range(4):
            fryer.prawn(stage, at(-9.4 + i * 2.5, -4.6 + stage.jitter(0.3), 1.8 + 0.4 * (i % 2), (stage.jitter(20), -8, 74 + stage.jitter(8))), i, 7.6)
        garden.broccoli(stage, at(1.2, -2.6, 0.7), 1.0)
        garden.broccoli(stage, at(0.9, -5.0, 0.7), 0.9, 1)
        tableware.small_dish(stage, at(1.2, -7.4, 0.5), garnish.SOY, 1.5, tableware.CREAM, 1.4)
    elif main == 'tofu':
        teriyaki_main(stage, at(-5.6, -4.7, 0.5, size=1.05), 'tofu')
        for i in range(3):
            garden.broccoli(stage, at(1.4, -2.4 - i * 2.4, 0.6), 0.9, i)
    else:
        teriyaki_main(stage, place, main)
    rice.bed(stage, at(8.4, -4.6, 0.5), 8.6, 8.6, 1.7, 3)
    garnish.sesame(stage, at(8.4, -4.6), (2.0, 2.0), 60, 1.5, black=True)
    for i in range(4):
        sushi.maki(stage, at(-10.0 + (i % 2) * 3.8, 7.2 - (i // 2) * 3.8, 1.8, (stage.jitter(5), stage.jitter(5), 0)), ('cucumber',), 1.65, 2.5, 'nori', i)
    garden.lettuce(stage, at(-0.7, 5.2, 0.5), 2.9, 22, 1.5, 0.55)
    garden.strands(stage, at(-0.7, 5.2, 1.9), garden.CARROT, 1.5, 0.7, 24, 0.1, 4, 1)
    garnish.zigzag(stage, at(-0.7, 5.2), 3.0, 1.6, 5, garnish.GINGER_DRESSING, 0.24, 1.0)
    for i in range(2):
        dumplings.spring_roll(stage, at(7.4, 4.2 + i * 2.7, 1.7, (0, 0, 6 + 8 * i)), 8.0, 1.15, i)
    stage.light()
    stage.shoot(26.5, (0, -0.3, 1.0), 50, -8)


def _tray(stage, length=40, width=28):
    tableware.table(stage)
    tableware.box(stage, length, width, 1.6, 0.7, tableware.LACQUER, tableware.LACQUER)


def _row(stage, y, kinds, count, z=0.5, coat=None, finish=None, span=36.0):
    for i in range(count):
        fillings, outside, radius, height = kinds[i % len(kinds)]
        x = (i - (count - 1) / 2) * span / count + stage.jitter(0.15)
        place = at(x, y + stage.jitter(0.2), z + height / 2, (stage.jitter(4), stage.jitter(4), stage.jitter(180)))
        sushi.maki(stage, place, fillings, radius, height, outside, i)
        if coat:
            sushi.coat(stage, place, coat, radius, height, i)
    if finish:
        garnish.zigzag(stage, at(0, y), span, radius * 0.7, round(count * 2.2), finish, 0.18, 1.6)


def _classic_tray(stage):
    _tray(stage)
    wide, thin = (2.05, 2.1), (1.75, 2.4)
    _row(stage, 11.2, (((('avocado',), 'nori', *thin)),), 9, span=37)
    _row(stage, 7.3, ((('cucumber',), 'nori', *thin),), 9, span=37)
    for y in (3.1, -1.4):
        _row(stage, y, ((('crab', 'avocado', 'cucumber'), 'rice', *wide),), 8, coat=garnish.SESAME, span=37)
    for y in (-5.9, -10.4):
        _row(stage, y, ((('tempura shrimp', 'cucumber'), 'rice', *wide),), 8, finish=garnish.EEL_SAUCE, span=37)
    stage.light()
    stage.shoot(40, (0, 0.2, 1.0), 50, -8)


def _special_tray(stage):
    _tray(stage)
    kinds = ((8.6, ('tempura shrimp', 'cucumber'), (sushi.EEL, sushi.AVOCADO), garnish.EEL_SAUCE),
             (3.0, ('crab', 'avocado', 'cucumber'), (sushi.TUNA, sushi.SALMON, sushi.YELLOWTAIL, sushi.AVOCADO), None),
             (-2.6, ('tempura shrimp', 'cream cheese'), (), garnish.SPICY_MAYO),
             (-8.4, ('crab', 'avocado', 'cucumber'), (sushi.SALMON, sushi.AVOCADO), garnish.EEL_SAUCE))
    for y, fillings, draped, sauce in kinds:
        line_of_pieces(stage, fillings, draped, None, 14, 2.35, 0.5, 2.1, 0, middle=(0.6, y), reach=5.6)
        if not draped:
            garnish.flakes(stage, at(0.6, y), (16, 2.2), 420, garnish.PANKO, 0.3, 1.6)
        if sauce:
            garnish.zigzag(stage, at(0.6, y), 32, 1.6, 27, sauce, 0.22, 2.0)
        garnish.sesame(stage, at(0.6, y), (16, 1.6), 90, 2.5)
    stage.light()
    stage.shoot(36, (-2.4, 0, 1.2), 44, -22)


def _hibachi_tray(stage):
    _tray(stage, 42, 29)
    rice.fried(stage, at(-12.6, 5.2, 0.5), 7.6, 4.2, 0.92, 8)
    rice.fried(stage, at(-3.8, 8.4, 0.5), 6.0, 3.4, 0.8, 9)
    kinds = (lambda s, p: garden.zucchini(s, p, 1.2), lambda s, p: garden.onion(s, p, 1.2, 1), lambda s, p: garden.mushroom(s, p, 1.25))
    garden.heaped(stage, at(11.0, 5.8, 0.5), kinds, 54, (7.6, 5.2), 3.0)
    MAINS['chicken'](stage, at(-8.6, -6.6, 0.5, size=2.2), 1.15)
    MAINS['steak'](stage, at(8.2, -6.4, 0.5, size=2.1), 1.15)
    tableware.bowl(stage, 3.6, 4.2, tableware.CREAM, at(0.6, 1.2, 0.5))
    tableware.liquid(stage, 3.3, at(0.6, 1.2, 3.9), garnish.YUM_YUM)
    stage.light()
    stage.shoot(41, (0, -0.4, 1.2), 48, -6)


def _crispy_tray(stage):
    _tray(stage, 42, 29)
    for i in range(12):
        row, column = divmod(i, 6)
        dumplings.gyoza(stage, at(-17.2 + column * 2.6, 8.6 - row * 6.6, 0.5, (0, 0, 66 + stage.jitter(8))), i)
    for i in range(16):
        layer = i // 8
        dumplings.spring_roll(stage, at(-11.6 + stage.jitter(0.4), -3.4 - (i % 8) * 1.16 * 1.12 + layer * 0.5, 1.6 + layer * 1.6, (stage.jitter(20), 0, stage.jitter(5))), 13.0, 1.0, i)
    for i in range(18):
        row, column = divmod(i, 4)
        dumplings.rangoon(stage, at(2.4 + column * 4.4 + (row % 2) * 0.8, 10.0 - row * 4.8, 0.5, (stage.jitter(8), stage.jitter(8), stage.jitter(180)), 1.2), i)
    tableware.small_dish(stage, at(0.2, 4.8, 0.5), garnish.SOY, 2.5, tableware.CREAM, 1.8)
    tableware.small_dish(stage, at(-0.6, -1.0, 0.5), garnish.SWEET_SOUR, 2.5, tableware.CREAM, 1.8)
    garnish.scallions(stage, at(-9, 6), (8, 6), 40, 1.4)
    garnish.sesame(stage, at(-9, 6), (8, 6), 60, 1.4)
    stage.light()
    stage.shoot(41, (0, -0.4, 1.2), 48, -6)


def _chef_tray(stage):
    _tray(stage, 42, 29)
    looks = (sushi.SALMON, sushi.TUNA, sushi.YELLOWTAIL, sushi.FATTY_TUNA, sushi.EEL, sushi.WHITE_FISH)
    for row in range(3):
        for i in range(6):
            sushi.nigiri(stage, at(-15.4 + i * 4.2, 9.6 - row * 7.4, 0.5, (0, 0, 74), 0.92), looks[(i + row * 2) % 6], i)
    for row in range(5):
        for i in range(2):
            place = at(11.6 + i * 4.7, 10.6 - row * 4.8, 1.6, (stage.jitter(5), stage.jitter(5), 0))
            kind = (('crab', 'avocado', 'cucumber'), ('spicy tuna', 'cucumber'))[row % 2]
            sushi.maki(stage, place, kind, 2.1, 2.1, 'rice', row * 2 + i)
    for i in range(7):
        sushi.maki(stage, at(-16 + i * 3.9, -11.6, 1.7, (stage.jitter(5), stage.jitter(5), 0)), (('salmon',), ('tuna',), ('avocado',))[i % 3], 1.6, 2.4, 'nori', i)
    garnish.roe(stage, at(13.8, 1), (4.8, 11), 500, 2.4)
    garnish.ginger(stage, at(8.6, -1, 0.6), 8)
    garnish.wasabi(stage, at(8.6, -6, 0.6))
    stage.light()
    stage.shoot(41, (0, -0.4, 1.2), 50, -6)


RECIPES = {
    **{f'B{i + 1}': partial(_bento, main=name) for i, name in enumerate(('chicken', 'steak', 'salmon', 'tempura', 'tofu'))},
    'P1': _classic_tray,
    'P2': _special_tray,
    'P3': _hibachi_tray,
    'P4': _crispy_tray,
    'P5': _chef_tray,
}
