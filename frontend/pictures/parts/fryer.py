"""What comes out of the fryer or the steamer: tempura, dumplings, rolls, wontons, pods."""

from functools import cache

import numpy as np

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import Shape, ball, block, grid, lathe, merged, rough, scattered, tube, turns
from kitchen.stage import at

from .grill import TAIL

TEMPURA = Look('tempura', rgb('#e2ad58'), 0.48, 0.45, soft=0.06, vary=0.06, pattern=Pattern(
    'noise', ((0.30, rgb('#b8741f')), (0.48, rgb('#e3ad55')), (0.66, rgb('#f8e0a6'))), scale=0.9, detail=7, bump=0.5, bump_scale=3.5))
PANKO = Look('panko crust', rgb('#c8873a'), 0.55, 0.4, pattern=Pattern(
    'noise', ((0.32, rgb('#8f4f16')), (0.5, rgb('#cf8e3c')), (0.68, rgb('#eec37a'))), scale=2.2, detail=6, bump=0.8))
PANKO_THIN = Look('thin panko crust', rgb('#dca95e'), 0.55, 0.4, soft=0.06, vary=0.06, pattern=Pattern(
    'noise', ((0.30, rgb('#a8672a')), (0.46, rgb('#d39a4c')), (0.60, rgb('#eccb8c')), (0.74, rgb('#f6e6bf'))), scale=1.4, detail=8, bump=0.7, bump_scale=5.0))
WRAPPER = Look('spring roll skin', rgb('#c9812f'), 0.35, 0.5, wet=0.2, vary=0.06, pattern=Pattern(
    'noise', ((0.30, rgb('#8a4714')), (0.5, rgb('#cf8a35')), (0.72, rgb('#eebf72'))), scale=0.8, detail=7, bump=0.35))
GYOZA = Look('gyoza skin', rgb('#e6d0a4'), 0.36, 0.5, soft=0.3, soft_colour=rgb('#f3dfb4'), wet=0.25, wet_roughness=0.2, vary=0.04, pattern=Pattern(
    'fade', ((0.0, rgb('#8e4c17')), (0.08, rgb('#b9762c')), (0.20, rgb('#dcb470')), (0.38, rgb('#e6cf9f')), (1.0, rgb('#eadbb6'))),
    axes='z', scale=1.3, wobble=0.14, bump=0.25, bump_scale=3.0))
GYOZA_CRUST = Look('fried side of a gyoza', rgb('#a8641f'), 0.42, 0.5, wet=0.3, wet_roughness=0.2, vary=0.1, pattern=Pattern(
    'noise', ((0.28, rgb('#5a2a0b')), (0.42, rgb('#955018')), (0.55, rgb('#c58436')), (0.72, rgb('#e6be78'))), scale=0.9, detail=8, bump=0.5, bump_scale=4.0))
WONTON = Look('wonton', rgb('#dba04a'), 0.38, 0.5, wet=0.15, vary=0.06, pattern=Pattern(
    'noise', ((0.32, rgb('#a05f1c')), (0.5, rgb('#dda24a')), (0.68, rgb('#f5d593'))), scale=0.8, detail=6, bump=0.4))
POD = Look('edamame pod', rgb('#7fb53a'), 0.38, 0.5, soft=0.12, wet=0.2, vary=0.14, pattern=Pattern(
    'noise', ((0.32, rgb('#5c962a')), (0.55, rgb('#86ba40')), (0.72, rgb('#b5d674'))), scale=0.9, detail=6, bump=0.2))
POD_SPICY = Look('spicy edamame pod', rgb('#6d9a2c'), 0.22, 0.5, soft=0.08, wet=0.9, vary=0.12, pattern=Pattern(
    'noise', ((0.34, rgb('#8f2f0c')), (0.45, rgb('#8a9a2c')), (0.62, rgb('#7fb53a'))), scale=0.7, detail=6, bump=0.2))
RANGOON = Look('fried wonton', rgb('#e4b05c'), 0.36, 0.5, wet=0.2, vary=0.05, pattern=Pattern(
    'fade', ((0.1, rgb('#c98a38')), (0.4, rgb('#e9ba68')), (0.68, rgb('#f2cf8a')), (0.86, rgb('#d3923c')), (1.0, rgb('#a05a18'))),
    axes='z', scale=0.9, wobble=0.22, bump=0.4, bump_scale=2.4))
BROCCOLI_BATTERED = Look('broccoli in batter', rgb('#8fa23c'), 0.5, 0.4, pattern=Pattern(
    'noise', ((0.36, rgb('#3c6a1e')), (0.47, rgb('#7f9a38')), (0.56, rgb('#e3b45c')), (0.70, rgb('#f6dc9c'))), scale=1.3, detail=6, bump=0.6, bump_scale=4.0))
SWEET_POTATO = Look('sweet potato in batter', rgb('#ee9a34'), 0.42, 0.5, soft=0.08, wet=0.2, pattern=Pattern(
    'rim', ((0.5, rgb('#f6a83c')), (0.78, rgb('#ec8f2c')), (0.90, rgb('#8c2f4a')), (0.99, rgb('#6e1f3c'))), axes='xy', scale=1.0, wobble=0.12))
ZUCCHINI_BATTERED = Look('zucchini in batter', rgb('#dfe09a'), 0.4, 0.5, soft=0.1, wet=0.2, pattern=Pattern(
    'rim', ((0.45, rgb('#eef0bc')), (0.76, rgb('#d3dc86')), (0.88, rgb('#4c7d2a')), (0.98, rgb('#2c5518'))), axes='xy', scale=1.0, wobble=0.1))
CRAB_SHELL = Look('fried soft shell crab', rgb('#cf8030'), 0.45, 0.45, pattern=Pattern(
    'noise', ((0.32, rgb('#9c4514')), (0.48, rgb('#d1802f')), (0.66, rgb('#f3cd86'))), scale=0.9, detail=7, bump=0.6, bump_scale=3.0))
GLAZED_PRAWN = Look('honey prawn', rgb('#eec27a'), 0.25, 0.5, soft=0.1, wet=0.8, vary=0.06, pattern=Pattern(
    'noise', ((0.32, rgb('#cf8a3a')), (0.5, rgb('#f0cb88')), (0.68, rgb('#fbecc6'))), scale=0.8, detail=5, bump=0.3))


def battered(body: Shape, seed=0, thick=0.22) -> Shape:
    """A thing in a lacy batter: bumps, and drops of batter that fried on."""
    rng = np.random.default_rng(seed)
    skin = rough(body, thick, 0.7, seed, 3)
    spots = skin.verts[rng.integers(0, len(skin.verts), 90)]
    drops = scattered(ball(0.2, 0.16, 0.14, 5), spots, turns(rng, 90), rng.uniform(0.5, 1.5, 90))
    return merged([skin, drops])


@cache
def _prawn(seed, length):
    t = np.linspace(0, 1, 26)
    path = np.stack([(t - 0.5) * length, 0.6 * np.sin(t * 2.6 + seed), 0.15 * np.sin(t * 5)], 1)
    body = battered(tube(path, 1.05 * (1 - 0.35 * t), 16, 0.85), seed)
    fins = [tube([path[-1] + np.array([w * 1.9, y * w * 1.4, 0.25 * w]) for w in (-0.1, 0.3, 0.75, 1.0)],
                 [0.14, 0.3, 0.5, 0.06], 8, 0.3) for y in (-0.55, 0.5)]
    return body, merged(fins)


def prawn(stage, place, seed=0, length=7.5, look=TEMPURA):
    """A straight shrimp in tempura, its tail bare."""
    body, tail = _prawn(seed % 3, length)
    stage.put(body, look, place)
    stage.put(tail, TAIL, place)


@cache
def _battered_disc(radius, thick, seed, squash):
    return battered(ball(radius, radius * squash, thick, 14), seed, 0.2)


def battered_slice(stage, place, radius=2.1, thick=0.6, seed=0, squash=0.8):
    """A slice of some vegetable in tempura."""
    stage.put(_battered_disc(radius, thick, seed % 3, squash), TEMPURA, place)


def battered_over(stage, place, shape, look, seed=0, amount=170):
    """A vegetable that is seen through its batter: blots and threads of it, here thick, there none."""
    stage.put(shape, look, place)
    stage.put(_blots(shape, seed, amount), TEMPURA, place)


@cache
def _blots(shape, seed, amount):
    rng = np.random.default_rng(seed)
    spots = shape.verts[rng.integers(0, len(shape.verts), amount)]
    gathered = spots[rng.integers(0, amount, amount)] * 0.15 + spots * 0.85
    blot = rough(ball(0.34, 0.26, 0.12, 7), 0.08, 0.4, seed, 2)
    return scattered(blot, gathered, turns(rng, amount), 0.25 + 0.9 * rng.uniform(0, 1, amount) ** 2)


@cache
def _battered_ring(radius, thick):
    t = np.linspace(0, 2 * np.pi, 40)
    path = np.stack([radius * np.cos(t), radius * 0.9 * np.sin(t), 0 * t], 1)
    return battered(tube(path, thick, 10, 1.2), 5, 0.15)


def battered_ring(stage, place, radius=1.9, thick=0.45):
    """An onion ring in tempura, or the crust around a slice of something."""
    stage.put(_battered_ring(radius, thick), TEMPURA, place)


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


@cache
def _pod(beans, seed):
    t = np.linspace(0, 1, 40)
    bump = 0.5 + 0.5 * np.cos((t - 0.5) * 2 * np.pi * beans + (0 if beans % 2 else np.pi))
    radius = (0.34 + 0.36 * bump) * np.sin(np.clip(t, 0.02, 0.98) * np.pi) ** 0.45
    path = np.stack([(t - 0.5) * (2.1 * beans + 1.2), 0.75 * np.sin(t * 3.1) + 0 * t, 0.1 * np.sin(t * 7 + seed)], 1)
    body = rough(tube(path, radius * 1.15, 14, 0.72), 0.04, 0.6, seed)
    stem = tube(path[:4] + [[-0.5, 0, 0.05]], 0.09, 6)
    return merged([body, stem])


def pods(stage, place, count, reach, look=POD, height=2.6):
    """Edamame in their pods, heaped."""
    for i in range(count):
        golden, r = i * 2.399, np.sqrt((i + 0.4) / count)
        spot = at(reach * r * np.cos(golden), reach * r * np.sin(golden), 0.6 + height * (1 - r**1.6) + stage.jitter(0.25),
                  (stage.jitter(40), stage.jitter(28), stage.jitter(180)), 1 + stage.jitter(0.12))
        stage.put(_pod(2 + (i % 3 != 0), i % 3), look, place @ spot)


@cache
def _crab_parts():
    body = battered(block(5.6, 4.4, 2.0, 1.0, 16), 11, 0.26)
    legs = []
    for side in (-1, 1):
        for i in range(4):
            start = np.array([-1.9 + i * 1.15, side * 2.0, 0.2])
            reach = np.array([-1.1 + i * 0.75, side * 2.6, 0.5])
            end = np.array([-1.6 + i * 1.15, side * 4.2, -0.7])
            path = [start, start + reach * 0.4, start + reach * 0.75, start + (end - start * [1, 1, 0]) * 0.85]
            legs.append(battered(tube(np.array(path), [0.5, 0.48, 0.4, 0.2], 9), i, 0.14))
        claw = np.array([[2.2, side * 1.7, 0.2], [3.6, side * 2.6, 0.5], [4.8, side * 2.3, 0.4], [5.6, side * 1.2, 0.2], [5.9, side * 0.7, 0.1]])
        legs.append(battered(tube(claw, [0.5, 0.62, 0.85, 0.7, 0.2], 10), 7 + side, 0.18))
    return merged([body, *legs])


def soft_shell_crab(stage, place, size=1.0):
    """A whole crab in batter, claws in front."""
    stage.put(_crab_parts(), CRAB_SHELL, place @ at(0, 0, 1.3 * size, size=size))


@cache
def _katsu(length, width, seed):
    rng = np.random.default_rng(seed)
    skin = rough(block(length, width, 1.5, 0.5, 14), 0.2, 0.8, seed, 3)
    spots = skin.verts[rng.integers(0, len(skin.verts), 240)]
    crumbs = scattered(rough(ball(0.2, 0.15, 0.12, 5), 0.06, 0.2, 2), spots, turns(rng, 240), rng.uniform(0.6, 1.6, 240))
    return merged([skin, crumbs])


def katsu(stage, place, length=6.5, width=2.0, seed=0):
    """A strip of meat in panko."""
    stage.put(_katsu(length, width, seed % 3), PANKO, place @ at(0, 0, 0.75))
