"""The mains of the flat iron, each laid about a place, `more` or less of it."""

from math import cos, sin

from kitchen.materials import Look, rgb
from kitchen.stage import at
from parts import garden, garnish, grill, noodles

JUICES = Look('butter and juices', rgb('#8a4a1e'), 0.12, 0.5, wet=0.8, wet_roughness=0.06, clear=0.55)


def _chicken(stage, place, more=1.0, look=grill.CHICKEN):
    grill.pile(stage, place, look, round(26 * more), (4.4 * more**0.5, 2.9 * more**0.5), (2.3, 1.45, 1.05), 3, 30)
    _buttered(stage, place)


def _steak(stage, place, more=1.0):
    grill.fanned(stage, place @ at(0, 0.7, 0.1, (0, 0, 10)), grill.STEAK_CUT, round(6 * more), 1.35)
    grill.pile(stage, place @ at(0, -2.1), grill.STEAK_BITE, round(8 * more), (3.7 * more**0.5, 1.3), (2.0, 1.7, 1.4), 1, 12, grill.cut)
    _buttered(stage, place)


def _filet(stage, place, more=1.0):
    """Thick medallions, one of them cut, in what is left of the butter and the soy."""
    whole = ((-2.3, -0.5), (1.2, -1.7)) if more >= 1 else ((-1.6, -1.0),)
    for i, (x, y) in enumerate(whole):
        garnish.pool(stage, place @ at(x + 0.2, y - 0.5, 0.02, (0, 0, 70 * i)), 2.7, JUICES, 0.8, 0.07, i)
        spot = place @ at(x, y, 0.08, (stage.jitter(5), stage.jitter(5), 60 * i))
        stage.put(grill.medallion(1.95, 2.15, i + 3), grill.FILET, spot)
        garnish.strewn(stage, garnish.crumb(0.09, 1), garnish.BLACK_SESAME, place @ at(x, y), (1.6, 1.6), 30, 0.02, (0.4, 1.2), 1.2)
        garnish.flakes(stage, place @ at(x, y), (1.4, 1.4), 12, garnish.GARLIC, 0.16, 1.6)
    grill.fanned(stage, place @ at(1.6 if more >= 1 else 1.5, 1.7, 0.15, (0, 0, 14)), grill.FILET_CUT, 5 if more >= 1 else 4, 1.35, (1.1, 4.0, 2.8), 58)
    _buttered(stage, place)


def _shrimp(stage, place, more=1.0):
    grill.shrimps(stage, place, round(10 * more), (4.2 * more**0.5, 2.8 * more**0.5), size=1.35)
    garnish.lemon(stage, place @ at(4.6, -2.3, 0.6, (0, 0, 30)), 0.75)
    _buttered(stage, place)


def _scallops(stage, place, more=1.0):
    grill.scallops(stage, place, round(8 * more), (3.9 * more**0.5, 2.7 * more**0.5), 1.55)
    _buttered(stage, place)


def _salmon(stage, place, more=1.0):
    grill.fillet(stage, place @ at(0, 0.2, 0, (0, 0, 16)), False, 9.5 * more**0.4, 4.0, 2.1)
    garnish.lemon_slice(stage, place @ at(0.6, 0.4, 2.45, (6, 4, 0)), 0.85)
    _buttered(stage, place)


def _tofu(stage, place, more=1.0):
    grill.pile(stage, place, grill.TOFU, round(13 * more), (4.2 * more**0.5, 2.8), (2.2, 2.2, 1.7), 2, 9, grill.cut)
    _buttered(stage, place)


def _lobster(stage, place, more=1.0):
    grill.lobster(stage, place @ at(-1.6, 1.5, 0, (0, 0, 26)), 0.84)
    if more >= 1:
        grill.lobster(stage, place @ at(-0.9, -1.9, 0, (0, 0, 21)), 0.84)
    garnish.scallions(stage, place, (3.4, 2.6), 16, 1.6)
    garnish.lemon(stage, place @ at(4.8, -3.2, 0.6, (0, 0, -20)), 0.8)


def _firecracker(stage, place, more=1.0):
    _chicken(stage, place, more, grill.FIRE_CHICKEN)
    for i in range(8):
        a = i * 2.4
        r = 1.2 + 0.35 * i
        garnish.jalapeno(stage, place @ at(r * cos(a), r * sin(a) * 0.7, 2.9 - 0.18 * i, (stage.jitter(30), stage.jitter(30), 0)))
    garnish.strewn(stage, garnish.crumb(0.16, 1), garnish.CHILI, place, (4.4, 2.9), 110, above=0.8)


def _vegetables(stage, place, more=1.0):
    for i, (x, y) in enumerate(((-3, 0.6), (-0.6, 1.6), (1.8, 0.9), (3.8, -0.6), (-1.4, -1.2), (1.2, -1.6), (-3.6, -1.8))):
        if i % 7 < round(7 * more):
            garden.broccoli(stage, place @ at(x, y, 0.2, (stage.jitter(30), stage.jitter(30), stage.jitter(180))), 1.0, i)
    garden.heaped(stage, place @ at(0, -1.0), (garden.carrot, mushroom), 16, (4.2, 2.6), 1.6)


def _noodles(stage, place, more=1.0):
    noodles.bundles(stage, place, noodles.YAKISOBA, noodles.YAKISOBA_DEEP, 3.9, 2.4, 16, 6, 0.17, 10, 3)
    garnish.sesame(stage, place, (3.4, 3), 50, 1.0)


def _buttered(stage, place):
    garnish.scallions(stage, place, (3.6, 2.4), 12, 1.2)
    garnish.sesame(stage, place, (3.8, 2.6), 26, 1.2)


def mushroom(stage, place):
    garden.mushroom(stage, place, 1.05)


def zucchini(stage, place):
    garden.zucchini(stage, place)


def onion(stage, place):
    garden.onion(stage, place, 1.0, int(stage.rng.integers(3)))


MAINS = {
    'vegetables': _vegetables, 'tofu': _tofu, 'chicken': _chicken, 'steak': _steak, 'shrimp': _shrimp, 'salmon': _salmon,
    'scallops': _scallops, 'filet': _filet, 'firecracker': _firecracker, 'lobster': _lobster, 'noodles': _noodles,
}


def teriyaki_main(stage, place, name, more=1.0):
    """The glazed main of a teriyaki plate or a bento."""
    reach = (4.2 * more, 2.6 * more)
    garnish.pool(stage, place @ at(0, 0, 0.02), 5.0 * more, garnish.EEL_SAUCE, 0.72, 0.1, 2)
    if name == 'chicken':
        grill.fanned(stage, place @ at(0, 0, 0.05, (0, 0, 8)), grill.CHICKEN_TERIYAKI, round(8 * more), 1.32, (1.05, 5.0 * more, 2.5), 50)
    elif name == 'steak':
        grill.fanned(stage, place @ at(0, 0, 0.05, (0, 0, 8)), grill.STEAK_GLAZED, round(8 * more), 1.3, (0.9, 5.0 * more, 2.7), 56)
    elif name == 'shrimp':
        grill.shrimps(stage, place, round(10 * more), reach, grill.SHRIMP_GLAZED, 1.35)
    elif name == 'salmon':
        grill.fillet(stage, place @ at(0, 0, 0.1, (0, 0, 10)), True, 9.6 * more, 4.4 * more**0.5, 2.2)
        grill.marks(stage, place @ at(0, 0, 2.42, (0, 0, 10)), 4, 3.2 * more**0.5, 1.7 * more)
    else:
        grill.fanned(stage, place @ at(0, 0, 0.05, (0, 0, 8)), grill.TOFU_GLAZED, round(6 * more), 1.65, (1.5, 4.4 * more, 2.2), 20)
    garnish.sesame(stage, place, reach, 110, 0.9)
    garnish.scallions(stage, place, (reach[0] * 0.7, reach[1] * 0.6), 12, 1.4)
