"""What is wrapped in dough, then fried or steamed: spring rolls, gyoza, wontons."""

from functools import cache

import numpy as np

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import Shape, ball, grid, lathe, merged, normals, rough, scattered, turns

WRAPPER = Look('spring roll skin', rgb('#c9812f'), 0.35, 0.5, wet=0.2, vary=0.06, pattern=Pattern(
    'noise', ((0.30, rgb('#8a4714')), (0.5, rgb('#cf8a35')), (0.72, rgb('#eebf72'))), scale=0.8, detail=7, bump=0.35))
GYOZA = Look('gyoza skin', rgb('#dcc294'), 0.5, 0.4, soft=0.12, soft_colour=rgb('#e2c48e'), wet=0.3, wet_roughness=0.32, vary=0.06, pattern=Pattern(
    'fade', ((0.0, rgb('#6e3410')), (0.14, rgb('#a8672a')), (0.28, rgb('#c8924c')), (0.42, rgb('#d6ac6c')), (0.56, rgb('#e2c48e')), (0.80, rgb('#ead0a0')),
             (1.0, rgb('#cfa768'))), axes='z', scale=1.5, detail=7, wobble=0.22, bump=0.4, bump_scale=6.0))
BLISTER = Look('toasted blister', rgb('#c48d4c'), 0.5, 0.4, vary=0.3)
FLOUR = Look('flour', rgb('#f3ead6'), 0.95, 0.1)
GYOZA_CRUST = Look('fried side of a gyoza', rgb('#a8641f'), 0.42, 0.5, wet=0.3, wet_roughness=0.2, vary=0.1, pattern=Pattern(
    'noise', ((0.28, rgb('#5a2a0b')), (0.42, rgb('#955018')), (0.55, rgb('#c58436')), (0.72, rgb('#e6be78'))), scale=0.9, detail=8, bump=0.5, bump_scale=4.0))
RANGOON = Look('fried wonton', rgb('#d9a350'), 0.46, 0.45, wet=0.22, wet_roughness=0.3, vary=0.07, pattern=Pattern(
    'rim', ((0.06, rgb('#9a5a1e')), (0.26, rgb('#cf9142')), (0.52, rgb('#e3b468')), (0.72, rgb('#dba855')), (0.88, rgb('#bf7a2c')), (1.02, rgb('#8a4a14'))),
    axes='xy', scale=1.3, detail=7, wobble=0.24, bump=0.5, bump_scale=4.5))


@cache
def _roll(length, radius, seed):
    r, h = radius, length / 2
    body = lathe([(0.01, -h), (r * 0.75, -h), (r * 0.96, -h * 0.93), (r, -h * 0.5), (r * 1.03, 0), (r, h * 0.5),
                  (r * 0.96, h * 0.93), (r * 0.75, h), (0.01, h)], 28)
    body = rough(body, 0.10, 0.9, seed, 3)
    x, y, z = body.verts.T
    return Shape(np.stack([z, x * 1.05, y * 0.92], 1), body.faces)


@cache
def _flap(length, radius):
    return grid(24, 8, lambda u, v: ((u - 0.5) * length * (0.9 - 0.5 * v), radius * 1.07 * np.sin(v * 1.1 - 0.2), radius * 0.98 * np.cos(v * 1.1 - 0.2)))


def spring_roll(stage, place, length=7.2, radius=1.05, seed=0):
    """A fried spring roll that lies along x."""
    stage.put(_roll(length, radius, seed % 3), WRAPPER, place)
    stage.put(_flap(length, radius), WRAPPER, place)


@cache
def _half(length, radius, seed):
    """A roll cut off aslant: what lies beyond the cut is pressed onto it."""
    verts = _roll(length * 2, radius, seed).verts.copy()
    verts[:, 0] = np.minimum(verts[:, 0], -0.6 * verts[:, 2])
    return Shape(verts + [length / 2, 0, 0], _roll(length * 2, radius, seed).faces)


def cut_roll(stage, place, fillings, seed=0, length=3.6, radius=1.1):
    """Half a spring roll that lies along x, its filling seen at the cut."""
    stage.put(_half(length, radius, seed % 3), WRAPPER, place)
    rng = np.random.default_rng(seed)
    for index, look in enumerate(fillings):
        a, r = rng.uniform(0, 6.28, 22), radius * 0.76 * np.sqrt(rng.uniform(0, 1, 22))
        z = r * np.sin(a) * 0.9
        spots = np.stack([-0.6 * z + length / 2 + rng.uniform(-0.12, 0.10, 22), r * np.cos(a), z], 1)
        stage.put(scattered(rough(ball(0.34, 0.15, 0.12, 7), 0.05, 0.3, index), spots, turns(rng, 22), rng.uniform(0.7, 1.2, 22)), look, place)


@cache
def _gyoza(seed):
    """A crescent of dough, flat below, pinched above, its front laid into pleats that overlap; and the side that was fried."""

    def point(u, v):
        s = (u - 0.5) * 2
        theta = (v - 0.5) * 2 * np.pi
        end = np.maximum(1 - np.abs(s) ** 2.4, 0)
        wide, high = 1.55 * end**0.6, 0.45 + 1.85 * end**0.75
        away = np.abs(theta)
        y = wide * np.sin(theta) * np.abs(np.sin(theta / 2)) ** 0.75
        z = np.maximum(high * (1 + np.cos(theta)) / 2, 0.16 * high) - 0.16 * high
        # Six folds towards the middle, deepest below the seam, gone at the belly; the seam itself runs in waves.
        fold = np.modf(np.abs(s) * 3.3 + 0.5)[0]
        step = (np.minimum(fold / 0.8, 1) ** 1.4 - np.maximum(fold - 0.8, 0) / 0.2 * 0.98) * (np.abs(s) < 0.95)
        pleat = np.exp(-(((theta + 0.85) / 0.75) ** 2)) * (theta < 0)
        seam = np.exp(-((away / 0.34) ** 2))
        y = y - 0.46 * pleat * step * end**0.5 + seam * (0.16 * np.sin(np.abs(s) * 20) - 0.05)
        z = z + seam * (0.10 + 0.22 * end + 0.10 * step)
        return s * 3.25, y + 0.95 * s**2 - 0.3, z

    def below(u, v):
        s = (u - 0.5) * 2
        wide = 1.05 * np.maximum(1 - np.abs(s) ** 2.4, 0) ** 0.6
        return s * 2.9, (v - 0.5) * 2 * wide + 0.95 * s**2 - 0.3, -0.05 + 0.05 * (v - 0.5) ** 2 + u * 0

    dough = rough(grid(150, 80, point, close_v=True), 0.07, 1.1, seed)
    return rough(dough, 0.02, 0.3, seed + 4, 2), rough(grid(60, 24, below), 0.05, 0.7, seed)


@cache
def _specks(shape, count, size, seed):
    """Flat dots on the upper skin of a shape, most of them small."""
    rng = np.random.default_rng(seed)
    out = normals(shape)
    of = rng.choice(np.flatnonzero(shape.verts[:, 2] > 0.5), count)
    dot = rough(ball(size, size * 0.7, size * 0.22, 6), size * 0.15, size, seed, 2)
    side = np.cross(out[of], rng.normal(size=(count, 3)))
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    turned = np.stack([side, np.cross(out[of], side), out[of]], axis=2)
    return scattered(dot, shape.verts[of], turned, 0.25 + 0.9 * rng.uniform(0, 1, count) ** 2.5)


def gyoza(stage, place, seed=0):
    """A dumpling, its fried side down; the skin blistered here and there, with a little flour left on it."""
    dough, crust = _gyoza(seed % 3)
    stage.put(dough, GYOZA, place)
    stage.put(crust, GYOZA_CRUST, place)
    stage.put(_specks(dough, 26, 0.16, seed % 3), BLISTER, place)
    stage.put(_specks(dough, 60, 0.07, seed % 3 + 5), FLOUR, place)


# A rangoon from below to its tip: height, half width of the pouch, and how far its four pinched seams reach.
POUCH = np.array([(0.0, 0.02, 0.02), (0.0, 1.30, 1.30), (0.25, 1.75, 1.95), (0.7, 1.92, 2.32), (1.05, 1.70, 2.40), (1.35, 1.36, 2.02),
                  (1.75, 0.84, 1.40), (2.15, 0.46, 0.98), (2.5, 0.26, 0.70), (2.72, 0.14, 0.42), (2.78, 0.02, 0.02)])


@cache
def _rangoon(seed):
    """A square of dough pinched together over its filling along four seams, which fried into thick, wavy edges."""
    rng = np.random.default_rng(seed)
    steps = np.linspace(0, 1, len(POUCH))
    lean, long = rng.uniform(0, 6.3, 4), rng.uniform(0.86, 1.12, 4)

    def point(u, v):
        # More of the lines lie where the seams are.
        a = u * 2 * np.pi - 0.2 * np.sin(8 * np.pi * u)
        z, wide, reach = (np.interp(v, steps, column) for column in POUCH.T)
        seam = np.round(a / (np.pi / 2)).astype(int)
        off = a - seam * np.pi / 2 - 0.10 * np.sin(z * 2.6 + lean[seam % 4]) * (reach - wide)
        thick = 0.17 / np.maximum(reach, 0.3) + 0.05
        fin = np.exp(-((off / thick) ** 2))
        # Between the seams the dough puffs up.
        puff = wide * (1 + 0.05 * np.cos(8 * off + np.pi))
        r = puff + (reach * long[seam % 4] - puff) * fin * (reach > wide)
        z = z + 0.12 * fin * np.sin(r * 3 + lean[seam % 4]) * (z > 0.4)
        return r * np.cos(a), r * np.sin(a), z

    fine = np.linspace(0, 1, 70)
    body = grid(200, len(fine), point, close_u=True)
    body = rough(rough(body, 0.07, 0.9, seed), 0.025, 0.28, seed + 3, 2)
    spots = rng.choice(np.flatnonzero(body.verts[:, 2] > 0.3), 34)
    bubble = ball(0.17, 0.15, 0.10, 7)
    bubbles = scattered(bubble, body.verts[spots] - normals(body)[spots] * 0.03, turns(rng, 34), 0.3 + 0.9 * rng.uniform(0, 1, 34) ** 2)
    return merged([body, bubbles])


def rangoon(stage, place, seed=0):
    """A crab rangoon."""
    stage.put(_rangoon(seed % 3), RANGOON, place)
