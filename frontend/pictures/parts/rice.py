"""Rice: grains one can count, heaped, pressed or fried."""

from functools import cache

import numpy as np

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import Shape, ball, grid, lathe, lying, merged, rough, scattered, turns, waves
from kitchen.stage import at

RICE = Look('rice', rgb('#fcf4e2'), 0.36, 0.5, soft=0.2, soft_colour=rgb('#fff0d6'))
STEAMED = Look('steamed rice', rgb('#f8f1e2'), 0.4, 0.5, soft=0.15, soft_colour=rgb('#f6ead2'), wet=0.12, wet_roughness=0.25)
# What is seen between the grains on top.
BETWEEN = Look('rice between the grains', rgb('#f0e7d3'), 0.7, 0.2)
FRIED = Look('fried rice', rgb('#d9a75c'), 0.38, 0.5, wet=0.15, wet_roughness=0.25, pattern=Pattern(
    'noise', ((0.30, rgb('#b97d35')), (0.48, rgb('#dcae68')), (0.68, rgb('#f0d7a2'))), scale=1.1, detail=3))
BROWN = Look('brown rice', rgb('#b98d5c'), 0.42, 0.45, soft=0.08, wet=0.1, wet_roughness=0.3, pattern=Pattern(
    'noise', ((0.32, rgb('#a67a4a')), (0.5, rgb('#c9a06c')), (0.70, rgb('#e6cba0'))), scale=2.2, detail=3))
EGG = Look('egg', rgb('#f2cf72'), 0.5, 0.5, soft=0.08, wet=0.1, vary=0.1, pattern=Pattern(
    'noise', ((0.34, rgb('#d9a443')), (0.5, rgb('#f2cd6c')), (0.68, rgb('#fbeec4'))), scale=1.6, detail=4))
PEA = Look('pea', rgb('#638f35'), 0.35, 0.5, wet=0.2, vary=0.15)
CARROT_BIT = Look('carrot bit', rgb('#ee7a1d'), 0.4, 0.5, wet=0.2, vary=0.1)
ONION_BIT = Look('scallion bit', rgb('#4f8f2c'), 0.45, 0.4, vary=0.3)


@cache
def grain(long=0.36, thick=0.125) -> Shape:
    """One grain, slightly bent."""
    seed = ball(thick, thick * 0.9, long, 5)
    x, y, z = seed.verts.T
    return Shape(np.stack([x + (z / long) ** 2 * thick * 0.25, y, z], axis=1), seed.faces)


def grains(points, rng, outward=(0, 0, 1), long=0.36, thick=0.13) -> Shape:
    """Grains at points (k, 3), lying on a surface by its directions outwards."""
    outward = np.broadcast_to(np.asarray(outward, float), (len(points), 3))
    return scattered(grain(long, thick), points, lying(rng, outward), rng.uniform(0.85, 1.12, len(points)))


@cache
def ring_of_rice(outer, inner, height, seed, cut=True) -> Shape:
    """A pressed ring: smooth inside, grains on its skin and on both its cut faces. Its axis is z."""
    rng = np.random.default_rng(seed)
    skin = int(7.2 * 2 * np.pi * outer * height)
    a, h = rng.uniform(0, 2 * np.pi, skin), rng.uniform(-0.5, 0.5, skin) * height
    r = outer - rng.uniform(0.02, 0.16, skin)
    points = [np.stack([r * np.cos(a), r * np.sin(a), h], 1)]
    outward = [np.stack([np.cos(a), np.sin(a), a * 0], 1)]
    if cut:
        face = int(7.5 * np.pi * (outer**2 - inner**2))
        a, r = rng.uniform(0, 2 * np.pi, face), np.sqrt(rng.uniform(inner**2, (outer - 0.1) ** 2, face))
        points.append(np.stack([r * np.cos(a), r * np.sin(a), np.full(face, height / 2 - 0.06)], 1))
        points[-1][:, 2] += rng.uniform(-0.06, 0.06, face)
        outward.append(np.tile([0.0, 0, 1], (face, 1)))
    core = lathe([(inner, -height / 2), (outer - 0.2, -height / 2), (outer - 0.2, 0), (outer - 0.2, height / 2 - 0.17),
                  (inner, height / 2 - 0.17)], 32)
    return merged([core, grains(np.concatenate(points), rng, np.concatenate(outward))])


@cache
def pressed(length, width, height, seed) -> Shape:
    """A hand-pressed bed of rice for nigiri."""
    rng = np.random.default_rng(seed)
    core = ball(length * 0.43, width * 0.42, height * 0.43, 16)
    count = int(12 * np.pi * length * width)
    n = rng.normal(size=(count, 3))
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    points = np.sign(n) * np.abs(n) ** 0.72 * [length / 2, width / 2, height / 2]
    return merged([core, grains(points, rng, n)])


def heap_points(rng, radius, height, per=7.0, squash=1.0, seed=0, power=2.0):
    """Points on the skin of a heap, a few layers deep."""
    count = int(per * np.pi * radius * radius * (1 + height / radius))
    a, r = rng.uniform(0, 2 * np.pi, count), radius * np.sqrt(rng.uniform(0, 1, count))
    x, y = r * np.cos(a), r * np.sin(a) * squash
    lump = waves(np.stack([x, y, x * 0], 1), 2.6, seed) * height * 0.16
    z = height * np.maximum(1 - (r / radius) ** power, 0) + lump * (1 - (r / radius) ** 4)
    return np.stack([x, y, np.maximum(z, 0.05) - rng.uniform(0, 0.25, count)], 1)


@cache
def _heap(radius, height, squash, seed, power, long, thick):
    rng = np.random.default_rng(seed)
    r = np.linspace(0.999, 0.001, 16)
    core = lathe([(radius * a * 0.96, height * (1 - a**power) * 0.78) for a in r], 40).scaled(1, squash, 1)
    points = heap_points(rng, radius, height, 9.5, squash, seed, power)
    out = points / np.array([radius * radius, radius * radius, height * height * 0.8])
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    return merged([core, grains(points, rng, out, long, thick)])


def steamed(stage, place, radius=4.6, height=3.2, squash=1.0, seed=0):
    """A scoop of white rice."""
    stage.put(_heap(radius, height, squash, seed, 2.6, 0.38, 0.13), RICE, place)


def brown(stage, place, radius=4.6, height=3.2, squash=1.0, seed=0):
    """A scoop of brown rice: longer grains, each with its bran."""
    stage.put(_heap(radius, height, squash, seed, 2.6, 0.44, 0.12), BROWN, place)


def fried(stage, place, radius=5.6, height=3.0, squash=0.85, seed=0):
    """A mound of egg fried rice with peas, carrot and scallion."""
    stage.put(_heap(radius, height, squash, seed, 2.2, 0.42, 0.12), FRIED, place)
    rng = np.random.default_rng(seed + 1)
    cube = scattered(ball(0.26, 0.24, 0.2, 5), np.zeros((1, 3)), np.eye(3)[None], [1])
    curd = rough(ball(0.72, 0.5, 0.15, 10), 0.2, 0.45, seed)
    for shape, look, count in ((curd, EGG, 22), (ball(0.27, detail=8), PEA, 20), (cube, CARROT_BIT, 22),
                               (ball(0.16, 0.16, 0.1, 5), ONION_BIT, 24)):
        points = heap_points(rng, radius * 0.97, height, 8.0, squash, seed, 2.2)
        points = points[rng.choice(len(points), count, replace=False)]
        points[:, 2] += 0.16
        many = scattered(shape, points, turns(rng, count, 0.5), rng.uniform(0.8, 1.3, count))
        stage.put(many, look, place)


def bed(stage, place, length, width, height=1.2, seed=0):
    """Steamed rice in a compartment: fluffed up in the middle, sinking towards the walls, grains lying every way."""
    rng = np.random.default_rng(seed)

    def level(x, y):
        lumps = waves(np.stack([x.ravel(), y.ravel(), 0 * x.ravel()], 1), 2.2, seed).reshape(x.shape)
        inside = (1 - np.abs(x / length * 2) ** 3) * (1 - np.abs(y / width * 2) ** 3)
        return height * (0.62 + 0.5 * np.maximum(inside, 0) ** 0.6) + 0.26 * lumps

    def core(u, v):
        x, y = (u - 0.5) * length * 0.99, (v - 0.5) * width * 0.99
        return x, y, level(x, y) - 0.2

    stage.put(grid(40, 40, core), BETWEEN, place)
    count = int(19 * length * width)
    x, y = rng.uniform(-0.485, 0.485, (2, count)) * [[length], [width]]
    points = np.stack([x, y, level(x, y) - 0.26 * rng.uniform(0, 1, count) ** 2], 1)
    slope = [(level(x - 0.1 * a, y - 0.1 * b) - level(x + 0.1 * a, y + 0.1 * b)) / 0.2 for a, b in ((1, 0), (0, 1))]
    out = np.stack([*slope, np.ones(count)], 1) + rng.normal(0, 0.22, (count, 3))
    stage.put(grains(points, rng, out / np.linalg.norm(out, axis=1, keepdims=True), 0.37, 0.135), STEAMED, place)
