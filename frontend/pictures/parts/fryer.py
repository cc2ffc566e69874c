"""What comes out of the fryer or the steamer: tempura, katsu, soft crab, pods."""

from functools import cache

import numpy as np

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import Shape, ball, block, merged, rough, scattered, tube, turns
from kitchen.stage import at

from .grill import TAIL

TEMPURA = Look('tempura', rgb('#e2ad58'), 0.48, 0.45, soft=0.06, vary=0.06, pattern=Pattern(
    'noise', ((0.30, rgb('#b8741f')), (0.48, rgb('#e3ad55')), (0.66, rgb('#f8e0a6'))), scale=0.9, detail=7, bump=0.5, bump_scale=3.5))
PANKO = Look('panko crust', rgb('#c8873a'), 0.55, 0.4, pattern=Pattern(
    'noise', ((0.32, rgb('#8f4f16')), (0.5, rgb('#cf8e3c')), (0.68, rgb('#eec37a'))), scale=2.2, detail=6, bump=0.8))
PANKO_THIN = Look('thin panko crust', rgb('#dca95e'), 0.55, 0.4, soft=0.06, vary=0.06, pattern=Pattern(
    'noise', ((0.30, rgb('#a8672a')), (0.46, rgb('#d39a4c')), (0.60, rgb('#eccb8c')), (0.74, rgb('#f6e6bf'))), scale=1.4, detail=8, bump=0.7, bump_scale=5.0))
POD = Look('edamame pod', rgb('#7fb53a'), 0.38, 0.5, soft=0.12, wet=0.2, vary=0.14, pattern=Pattern(
    'noise', ((0.32, rgb('#5c962a')), (0.55, rgb('#86ba40')), (0.72, rgb('#b5d674'))), scale=0.9, detail=6, bump=0.2))
POD_SPICY = Look('spicy edamame pod', rgb('#6d9a2c'), 0.22, 0.5, soft=0.08, wet=0.9, vary=0.12, pattern=Pattern(
    'noise', ((0.34, rgb('#8f2f0c')), (0.45, rgb('#8a9a2c')), (0.62, rgb('#7fb53a'))), scale=0.7, detail=6, bump=0.2))
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
