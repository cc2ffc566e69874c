"""Drinks (J)."""

from functools import partial

from kitchen.stage import at
from parts import drinks, garnish, tableware


def _tea(stage):
    tableware.table(stage)
    tableware.board(stage, 26, 15, tableware.PALE_WOOD)
    drinks.teapot(stage, at(3.6, 2.4, 0.8, (0, 0, 200)))
    drinks.teacup(stage, at(-5.2, -2.6, 0.8), tableware.CELADON)
    drinks.teacup(stage, at(-7.6, 3.6, 0.8), tableware.CELADON)
    stage.light()
    stage.shoot(22, (-0.6, 0.2, 4.4), 32, -6)


def _glass(stage, drink, lemons, leaves):
    tableware.table(stage)
    tableware.board(stage, 20, 13, tableware.SLATE)
    drinks.glass(stage, at(-0.6, 0, 0.8), drink)
    drinks.straw(stage, at(-0.2, 0.4, 0.8))
    for i in range(lemons):
        garnish.lemon_slice(stage, at(-2.0 + 1.6 * i, -1.4 + 1.0 * i, 9.6 - 1.9 * i, (72, 8, 30 * i)), 0.95)
    garnish.lemon_slice(stage, at(-5.9, -3.2, 1.0, (0, 0, 20)), 1.15)
    garnish.lemon(stage, at(5.2, -3.0, 1.4, (0, 0, -30)), 1.1)
    if leaves:
        drinks.mint(stage, at(-2.2, -0.6, 10.6))
    stage.glassy = True
    stage.light(1.1)
    stage.shoot(19.5, (-0.2, 0, 6.4), 20, -6)


def _bottle(stage, kind, drink, cap, label=None, stripe=None, wall=drinks.GLASS, poured=True):
    tableware.table(stage)
    tableware.board(stage, 20, 13, tableware.SLATE)
    drinks.bottle(stage, at(-3.4, 0.8, 0.8), kind, drink, cap, label, stripe, wall)
    drinks.dew(stage, at(-3.4, 0.8, 0.8), kind)
    if kind == 'ramune':
        drinks.marble(stage, at(-3.4, 0.8, 0.8))
    if poured:
        drinks.glass(stage, at(4.0, -1.2, 0.8), drink, 3.2, 9.0, 0.8, 5)
    stage.glassy = True
    stage.light(1.1)
    stage.shoot(27.5, (0, 0, 9.0), 16, -6)


RECIPES = {
    'J1': _tea,
    'J2': partial(_glass, drink=drinks.LEMON_TEA, lemons=1, leaves=True),
    'J3': partial(_glass, drink=drinks.LEMONADE, lemons=3, leaves=False),
    'J4': partial(_bottle, kind='soda', drink=drinks.COLA, cap=drinks.CAP_RED, label=drinks.LABEL_RED, stripe=drinks.STRIPE),
    'J5': partial(_bottle, kind='soda', drink=drinks.COLA, cap=drinks.CAP_SILVER, label=drinks.LABEL_SILVER, stripe=drinks.BLACK_STRIPE),
    'J6': partial(_bottle, kind='soda', drink=drinks.GINGER_ALE, cap=drinks.CAP_GOLD, label=drinks.LABEL_GOLD, stripe=drinks.STRIPE),
    'J7': partial(_bottle, kind='ramune', drink=drinks.LIME_SODA, cap=drinks.CAP_BLUE, wall=drinks.LIME_GLASS),
    'J8': partial(_bottle, kind='water', drink=drinks.WATER, cap=drinks.CAP_BLUE, label=drinks.LABEL_BLUE, stripe=drinks.STRIPE),
}
