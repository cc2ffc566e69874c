"""How each dish is laid, by its code on the menu."""

from . import bowls, boxes, glasses, heroes, plates, rolls, small, special

RECIPES = {
    **small.RECIPES,
    **bowls.RECIPES,
    **plates.RECIPES,
    **special.RECIPES,
    **rolls.RECIPES,
    **boxes.RECIPES,
    **glasses.RECIPES,
}
SCENES = heroes.SCENES
