"""What is wrapped in dough, then fried or steamed: spring rolls, gyoza, wontons."""

from functools import cache

import numpy as np

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import Shape, ball, grid, lathe, rough, scattered, turns

WRAPPER = Look('spring roll skin', rgb('#c9812f'), 0.35, 0.5, wet=0.2, vary=0.06, pattern=Pattern(
    'noise', ((0.30, rgb('#8a4714')), (0.5, rgb('#cf8a35')), (0.72, rgb('#eebf72'))), scale=0.8, detail=7, bump=0.35))
GYOZA = Look('gyoza skin', rgb('#e6d0a4'), 0.36, 0.5, soft=0.3, soft_colour=rgb('#f3dfb4'), wet=0.25, wet_roughness=0.2, vary=0.04, pattern=Pattern(
    'fade', ((0.0, rgb('#8e4c17')), (0.08, rgb('#b9762c')), (0.20, rgb('#dcb470')), (0.38, rgb('#e6cf9f')), (1.0, rgb('#eadbb6'))),
    axes='z', scale=1.3, wobble=0.14, bump=0.25, bump_scale=3.0))
GYOZA_CRUST = Look('fried side of a gyoza', rgb('#a8641f'), 0.42, 0.5, wet=0.3, wet_roughness=0.2, vary=0.1, pattern=Pattern(
    'noise', ((0.28, rgb('#5a2a0b')), (0.42, rgb('#955018')), (0.55, rgb('#c58436')), (0.72, rgb('#e6be78'))), scale=0.9, detail=8, bump=0.5, bump_scale=4.0))
RANGOON = Look('fried wonton', rgb('#e4b05c'), 0.36, 0.5, wet=0.2, vary=0.05, pattern=Pattern(
    'fade', ((0.1, rgb('#c98a38')), (0.4, rgb('#e9ba68')), (0.68, rgb('#f2cf8a')), (0.86, rgb('#d3923c')), (1.0, rgb('#a05a18'))),
    axes='z', scale=0.9, wobble=0.22, bump=0.4, bump_scale=2.4))


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

    return rough(grid(150, 80, point, close_v=True), 0.04, 1.0, seed), rough(grid(60, 24, below), 0.05, 0.7, seed)


def gyoza(stage, place, seed=0):
    """A dumpling, its fried side down."""
    dough, crust = _gyoza(seed % 3)
    stage.put(dough, GYOZA, place)
    stage.put(crust, GYOZA_CRUST, place)


@cache
def _rangoon(seed):
    """A square of dough whose corners are pinched together over the filling."""

    def point(u, v):
        a = u * 2 * np.pi
        # Round below; towards the edge only four thin wings are left, which meet in the middle.
        wing = np.abs(np.cos(2 * a)) ** (0.1 + 14 * np.maximum(v - 0.35, 0) ** 1.5)
        belly = 1.9 * np.sin(np.minimum(v * 2.2, 1) * np.pi / 2) * (1 - 0.2 * np.maximum(v - 0.45, 0))
        reach = belly * wing + 0.08 + 0.55 * np.maximum(v - 0.6, 0) * wing
        height = 2.5 * v**1.15 - 0.5 * wing * np.maximum(v - 0.6, 0)
        return reach * np.cos(a), reach * np.sin(a), height

    return rough(grid(72, 34, point, close_u=True), 0.07, 0.8, seed)


def rangoon(stage, place, seed=0):
    """A crab rangoon."""
    stage.put(_rangoon(seed % 3), RANGOON, place)
