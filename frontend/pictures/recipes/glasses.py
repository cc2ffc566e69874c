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


def _set(stage, length=20):
    """A drink stands on a board, the bar's lights behind it."""
    tableware.table(stage)
    tableware.board(stage, length, 13, tableware.SLATE if stage.seat % 2 else tableware.PALE_WOOD)
    drinks.bar(stage)
    stage.glassy = True
    stage.light(0.9)
    # From behind: what makes a drink glow.
    stage.area((4, 34, 44), (0, 0, 6), 14, 12000, (1.0, 0.90, 0.74))


def _glass(stage, drink, lemons, leaves):
    _set(stage)
    drinks.glass(stage, at(-0.6, 0, 0.8), drink)
    drinks.straw(stage, at(-0.2, 0.4, 0.8))
    for i in range(lemons):
        garnish.lemon_slice(stage, at(-1.6 + 1.5 * i, -1.7 + 0.7 * (i % 2), 8.2 - 2.4 * i, (78, 8, 14 - 20 * i)), 0.9)
    garnish.lemon_slice(stage, at(2.9, -0.6, 12.2, (70, 30, 20)), 1.0)
    garnish.lemon_slice(stage, at(-6.2, -3.0, 1.0, (0, 0, 20)), 1.15)
    garnish.lemon(stage, at(5.6, -2.6, 1.4, (0, 0, -30)), 1.1)
    if leaves:
        drinks.mint(stage, at(-1.8, -0.8, 11.0))
        drinks.mint(stage, at(-7.4, 1.0, 1.0))
    stage.shoot(23.5, (-0.2, 0, 7.4), 14, -6, 0.9)


def _bottle(stage, kind, drink, cap, label=None, stripe=None, wall=drinks.GLASS, fizzy=True, lime=False):
    _set(stage, 22)
    drinks.bottle(stage, at(-4.0, 0.8, 0.8), kind, drink, cap, label, stripe, wall)
    drinks.dew(stage, at(-4.0, 0.8, 0.8), kind)
    if kind == 'ramune':
        drinks.marble(stage, at(-4.0, 0.8, 0.8))
    drinks.glass(stage, at(4.2, -1.0, 0.8), drink, 3.4, 9.6, 0.82, 5)
    if fizzy:
        drinks.bubbles(stage, at(4.2, -1.0, 0.8), 2.9, 7.4)
    if lime:
        garnish.lemon_slice(stage, at(7.2, -1.6, 10.2, (72, 30, 20)), 0.85)
    stage.shoot(28.5, (0, 0, 9.3), 10, -6, 0.9)


RECIPES = {
    'J1': _tea,
    'J2': partial(_glass, drink=drinks.LEMON_TEA, lemons=1, leaves=True),
    'J3': partial(_glass, drink=drinks.LEMONADE, lemons=3, leaves=False),
    'J4': partial(_bottle, kind='soda', drink=drinks.COLA, cap=drinks.CAP_RED, label=drinks.LABEL_RED, stripe=drinks.STRIPE),
    'J5': partial(_bottle, kind='soda', drink=drinks.COLA, cap=drinks.CAP_SILVER, label=drinks.LABEL_SILVER, stripe=drinks.BLACK_STRIPE, lime=True),
    'J6': partial(_bottle, kind='soda', drink=drinks.GINGER_ALE, cap=drinks.CAP_GOLD, label=drinks.LABEL_GOLD, stripe=drinks.STRIPE),
    'J7': partial(_bottle, kind='ramune', drink=drinks.LIME_SODA, cap=drinks.CAP_BLUE, wall=drinks.LIME_GLASS),
    'J8': partial(_bottle, kind='water', drink=drinks.WATER, cap=drinks.CAP_BLUE, label=drinks.LABEL_BLUE, stripe=drinks.STRIPE, fizzy=False),
}
