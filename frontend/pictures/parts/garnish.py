"""What is strewn and poured last. It falls from above and lies where it lands."""

from functools import cache

import numpy as np
from mathutils import Vector

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import ball, grid, lathe, rough, scattered, tube
from kitchen.stage import at

SESAME = Look('sesame', rgb('#e6c58a'), 0.45, 0.4, vary=0.2)
BLACK_SESAME = Look('black sesame', rgb('#1c1815'), 0.4, 0.5)
ROE = Look('masago', rgb('#f2651c'), 0.12, 0.7, soft=0.2, wet=0.7)
SCALLION = Look('scallion ring', rgb('#6fae3a'), 0.4, 0.5, vary=0.35)
FLAKES = Look('tempura flakes', rgb('#dfa54c'), 0.5, 0.4, vary=0.2)
PANKO = Look('panko', rgb('#c98a3a'), 0.55, 0.4, vary=0.3)
SALT = Look('salt', rgb('#ffffff'), 0.2, 0.6, vary=0.05)
GARLIC = Look('fried garlic', rgb('#d8a44f'), 0.4, 0.5, wet=0.2, vary=0.25)
CHILI = Look('chili flakes', rgb('#c3260f'), 0.35, 0.5, wet=0.3, vary=0.3)
WALNUT = Look('candied walnut', rgb('#8a4d1e'), 0.25, 0.5, wet=0.7, vary=0.15, pattern=Pattern(
    'noise', ((0.35, rgb('#5a2c0e')), (0.65, rgb('#b0702f'))), scale=1.6, bump=0.4))
JALAPENO_RIM = Look('jalapeno rim', rgb('#3f7d1c'), 0.22, 0.5, wet=0.6)
JALAPENO_FLESH = Look('jalapeno flesh', rgb('#b9d57e'), 0.25, 0.5, wet=0.5, soft=0.1)
LEMON_RIND = Look('lemon rind', rgb('#f2c21d'), 0.35, 0.5, wet=0.2)
LEMON_FLESH = Look('lemon flesh', rgb('#f7e27a'), 0.2, 0.5, soft=0.3, wet=0.6)
LEMON_PITH = Look('lemon pith', rgb('#fbf5dc'), 0.5, 0.4)
BUTTER = Look('butter', rgb('#f6d873'), 0.2, 0.5, soft=0.2, wet=0.6)
GINGER = Look('ginger', rgb('#f3b3a0'), 0.25, 0.5, soft=0.3, wet=0.5)
WASABI = Look('wasabi', rgb('#9ab560'), 0.7, 0.3, soft=0.1, pattern=Pattern(
    'noise', ((0.4, rgb('#8aa650')), (0.6, rgb('#b4cb80'))), scale=3, bump=0.4))

EEL_SAUCE = Look('eel sauce', rgb('#2b0f06'), 0.12, 0.6, wet=1.0, wet_roughness=0.03)
SPICY_MAYO = Look('spicy mayo', rgb('#ee8a4e'), 0.25, 0.5, wet=0.6, soft=0.1)
YUM_YUM = Look('yum yum sauce', rgb('#f4b48c'), 0.25, 0.5, wet=0.6, soft=0.1)
MAYO = Look('honey mayo', rgb('#f8e6bb'), 0.22, 0.5, wet=0.7, soft=0.1)
CHILI_SAUCE = Look('chili sauce', rgb('#c1200d'), 0.14, 0.6, wet=1.0)
SWEET_SOUR = Look('sweet and sour', rgb('#d8431a'), 0.12, 0.6, wet=1.0)
SOY = Look('soy', rgb('#1d0d07'), 0.06, 0.6, wet=1.0)
GINGER_DRESSING = Look('ginger dressing', rgb('#e8923f'), 0.25, 0.5, wet=0.7, soft=0.1)


OIL = Look('drop of oil', rgb('#f3c56a'), 0.03, 0.8, wet=1.0, wet_roughness=0.02, clear=0.6)


def droplets(stage, place, reach, count=80):
    """Drops of oil that swim on a soup, here some together, there none."""
    rng = stage.rng
    a, r = rng.uniform(0, 2 * np.pi, count), reach * np.sqrt(rng.uniform(0.05, 1, count))
    points = np.stack([r * np.cos(a), r * np.sin(a), np.full(count, 0.02)], 1)
    points[:, :2] += rng.choice(points[: max(4, count // 6), :2], count) * -0.12
    stage.put(scattered(ball(0.24, 0.24, 0.03, 8), points, np.tile(np.eye(3), (count, 1, 1)), 0.25 + rng.uniform(0, 1, count) ** 3), OIL, place)


def strewn(stage, shape, look, place, reach, count, sink=0.0, sizes=(0.8, 1.2), above=0.0, flat=0.0):
    """Strews a shape over an ellipse (reach x, reach y) about a place; nothing lands below `above`."""
    rng = stage.rng
    a, r = rng.uniform(0, 2 * np.pi, count), np.sqrt(rng.uniform(0, 1, count))
    local = np.stack([reach[0] * r * np.cos(a), reach[1] * r * np.sin(a)], 1)
    points = [place @ Vector((x, y, 0)) for x, y in local]
    hits = [hit for hit in stage.drop([(p.x, p.y) for p in points]) if hit and hit[0].z >= above]
    if not hits:
        return
    where = np.array([tuple(p - out * sink) for p, out in hits])
    lying = np.array([np.array(out.to_track_quat('Z', 'Y').to_matrix()) for _, out in hits])
    spin = _spins(rng, len(hits), flat)
    stage.put(scattered(shape, where, lying @ spin, rng.uniform(*sizes, len(hits))), look)


def _spins(rng, count, flat):
    a = rng.uniform(0, 2 * np.pi, count)
    c, s, o, i = np.cos(a), np.sin(a), np.zeros(count), np.ones(count)
    about = np.array([[c, -s, o], [s, c, o], [o, o, i]]).transpose(2, 0, 1)
    b = rng.normal(0, 0.5 * (1 - flat), count)
    c, s = np.cos(b), np.sin(b)
    return about @ np.array([[i, o, o], [o, c, -s], [o, s, c]]).transpose(2, 0, 1)


@cache
def seed_shape():
    """A sesame seed."""
    return ball(0.16, 0.09, 0.055, 6)


@cache
def ring_shape(radius=0.3, height=0.2, wall=0.07):
    """A cut ring of scallion."""
    return grid(12, 5, lambda u, v: (
        (radius + wall * np.cos(v * 2 * np.pi)) * np.cos(u * 2 * np.pi),
        (radius + wall * np.cos(v * 2 * np.pi)) * np.sin(u * 2 * np.pi) * 0.85,
        height * (0.5 + 0.5 * np.sin(v * 2 * np.pi))), close_u=True, close_v=True)


@cache
def crumb(size=0.25, seed=0):
    """A crisp crumb."""
    return rough(ball(size, size * 0.7, size * 0.5, 7), size * 0.4, size * 1.2, seed, 2)


def sesame(stage, place, reach, count=120, above=0.5, black=False):
    """Toasted sesame."""
    strewn(stage, seed_shape(), BLACK_SESAME if black else SESAME, place, reach, count, 0.0, above=above, flat=0.8)


def scallions(stage, place, reach, count=40, above=0.5):
    """Rings of scallion."""
    strewn(stage, ring_shape(), SCALLION, place, reach, count, 0.02, (0.7, 1.25), above)


def roe(stage, place, reach, count=300, above=0.5):
    """Small orange roe."""
    strewn(stage, ball(0.13, detail=6), ROE, place, reach, count, -0.05, (0.85, 1.15), above)


def flakes(stage, place, reach, count=120, look=FLAKES, size=0.22, above=0.5):
    """Crisp tempura flakes or crumbs."""
    for seed in range(2):
        strewn(stage, crumb(size, seed), look, place, reach, count // 2, -size * 0.2, (0.5, 1.3), above)


def poured(stage, points, look, radius=0.22, flat=0.55, lift=0.05, above=0.3):
    """A line of sauce over whatever lies below the points (x, y); it ends where nothing does."""
    hits = stage.drop(points)
    runs, run = [], []
    for hit in hits:
        if hit and hit[0].z >= above:
            run.append(tuple(hit[0]))
        elif run:
            runs.append(run)
            run = []
    for line in [*runs, run]:
        if len(line) < 4:
            continue
        path = np.array(line)
        for _ in range(2):
            path[1:-1, 2] = np.maximum(path[1:-1, 2], (path[:-2, 2] + path[2:, 2]) / 2)
        path[:, 2] += lift
        wide = radius * (1 + 0.25 * np.sin(np.arange(len(path)) * 0.7 + stage.jitter(3)))
        stage.put(tube(path, wide, 8, flat), look)


def zigzag(stage, place, length, swing, turns=9, look=EEL_SAUCE, radius=0.2, above=0.9):
    """Sauce from a squeezed bottle, to and fro across a length."""
    t = np.linspace(0, 1, turns * 26)
    x = (t - 0.5) * length + 0.12 * np.sin(t * 23)
    y = swing * np.sin(t * turns * np.pi) * (1 + 0.12 * np.sin(t * 31))
    points = [place @ Vector((a, b, 0)) for a, b in zip(x, y)]
    poured(stage, [(p.x, p.y) for p in points], look, radius, above=above)


def pool(stage, place, radius, look, squash=0.8, height=0.14, seed=0):
    """A puddle of sauce."""
    a = np.linspace(0, 2 * np.pi, 49)[:-1]
    edge = 1 + 0.10 * np.sin(3 * a + seed) + 0.06 * np.sin(5 * a + 2 * seed)

    def point(u, v):
        r = radius * np.interp(u * 2 * np.pi, a, edge, period=2 * np.pi)
        w = np.sin(v * np.pi / 2)
        return r * w * np.cos(u * 2 * np.pi), r * w * np.sin(u * 2 * np.pi) * squash, height * np.cos(v * np.pi / 2) ** 0.5

    stage.put(grid(48, 14, point, close_u=True), look, place)


@cache
def _dollop():
    outline = [(0.01, 1.5), (0.10, 1.3), (0.28, 1.0), (0.62, 0.75), (0.7, 0.6), (0.95, 0.4), (1.0, 0.2), (0.9, 0.0), (0.01, 0.0)]
    return rough(lathe(outline, 28), 0.05, 0.9, 3)


def dollop(stage, place, look, size=0.6):
    """A dot of sauce out of the bottle, with its tip."""
    stage.put(_dollop(), look, place @ at(turn=(stage.jitter(6), stage.jitter(6), stage.jitter(180)), size=size))


def drops(stage, place, reach, look, count=6, size=0.4):
    """A few drops beside the dish."""
    for _ in range(count):
        a, r = stage.rng.uniform(0, 6.28), stage.rng.uniform(0.5, 1)
        pool(stage, place @ at(np.cos(a) * r * reach[0], np.sin(a) * r * reach[1]), stage.rng.uniform(0.4, 1) * size, look, 0.9, 0.1)


def jalapeno(stage, place, tilt=(0, 0, 0), size=1.0):
    """A slice of jalapeno."""
    spot = place @ at(turn=tilt, size=size)
    stage.put(ring_shape(0.72, 0.24, 0.16), JALAPENO_RIM, spot)
    stage.put(ball(0.66, 0.56, 0.09, 8), JALAPENO_FLESH, spot @ at(0, 0, 0.12))


def lemon(stage, place, size=1.0):
    """A wedge of lemon."""
    spot = place @ at(size=size)
    rind = grid(24, 12, lambda u, v: _wedge(u, v, 1.0))
    stage.put(rind, LEMON_RIND, spot)
    for angle in (-38, 38):
        side = ball(2.1, 0.12, 1.05, 14)
        stage.put(side, LEMON_FLESH, spot @ at(turn=(angle, 0, 0)) @ at(0, 0, -0.62))
        stage.put(ball(2.25, 0.08, 1.2, 14), LEMON_PITH, spot @ at(turn=(angle, 0, 0)) @ at(0, 0, -0.6))


def _wedge(u, v, size):
    a, b = (u - 0.5) * np.radians(84) - np.pi / 2, v * np.pi
    return -2.4 * size * np.cos(b), 1.5 * size * np.sin(b) * np.cos(a) * -1, 1.5 * size * np.sin(b) * np.sin(a)


def lemon_slice(stage, place, size=1.0):
    """A round slice of lemon."""
    spot = place @ at(size=size)
    stage.put(ball(1.9, 1.9, 0.16, 14), LEMON_PITH, spot)
    stage.put(ring_shape(1.85, 0.3, 0.16), LEMON_RIND, spot @ at(0, 0, -0.12))
    for i in range(8):
        stage.put(ball(0.78, 0.48, 0.2, 8), LEMON_FLESH, spot @ at(turn=(0, 0, 45 * i)) @ at(0.92, 0, 0.05))


def ginger(stage, place, count=7):
    """A little heap of pickled ginger."""
    for i in range(count):
        leaf = grid(16, 8, lambda u, v, i=i: ((u - 0.5) * 3.0, (v - 0.5) * 1.7 * np.sin(0.4 + u * 2.4),
                                              0.45 * np.sin(u * 7 + i) + 0.25 * np.cos(v * 5 + i)))
        stage.put(leaf, GINGER, place @ at(stage.jitter(0.7), stage.jitter(0.5), 0.5 + i * 0.14,
                                           (stage.jitter(18), stage.jitter(18), stage.jitter(180)), 0.85))


def wasabi(stage, place):
    """A knob of wasabi."""
    stage.put(rough(ball(1.05, 0.9, 0.8, 24), 0.1, 0.9, 4), WASABI, place @ at(0, 0, 0.5))
