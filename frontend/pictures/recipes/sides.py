"""What a plate comes with, by the option's id: a small bowl of it from above, told apart at the size of a thumb's nail."""

from functools import partial

from kitchen.stage import at
from parts import garnish, noodles, rice, tableware


def _bowl(stage, filled, look):
    tableware.table(stage, tableware.WALNUT)
    tableware.bowl(stage, 7.4, 4.2, look, foot=0.5)
    filled(stage, at(0, 0, 2.0))
    stage.light()
    stage.shoot(15.2, (0, -0.1, 3.0), 54, -8)


def _steamed(stage, place):
    rice.steamed(stage, place, 5.9, 3.4, 1.0, 3)


def _brown(stage, place):
    rice.brown(stage, place, 5.9, 3.4, 1.0, 4)


def _fried(stage, place):
    rice.fried(stage, place, 5.9, 3.6, 1.0, 2)
    garnish.scallions(stage, place, (4.4, 4.4), 16, 2.4)


def _noodles(stage, place):
    noodles.bundles(stage, place, noodles.YAKISOBA, noodles.YAKISOBA_DEEP, 5.9, 3.4, 26, 6, 0.27, 13, 5)
    garnish.sesame(stage, place, (4.6, 4.6), 40, 2.4)
    garnish.scallions(stage, place, (4.2, 4.2), 14, 2.6)


SIDES = {
    'fried-rice': partial(_bowl, filled=_fried, look=tableware.INDIGO),
    'steamed-rice': partial(_bowl, filled=_steamed, look=tableware.DARK_GLAZE),
    'brown-rice': partial(_bowl, filled=_brown, look=tableware.CREAM),
    'noodles': partial(_bowl, filled=_noodles, look=tableware.CELADON),
}
