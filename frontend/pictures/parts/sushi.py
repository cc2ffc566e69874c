"""Rolls and what goes into and over them; nigiri and sashimi."""

from functools import cache

import numpy as np

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import Shape, ball, bent, block, lathe, merged, rough, scattered, turns
from kitchen.stage import at

from .rice import RICE, grains, pressed, ring_of_rice

NORI = Look('nori', rgb('#16201a'), 0.42, 0.5, pattern=Pattern(
    'noise', ((0.35, rgb('#0d1410')), (0.7, rgb('#25332a'))), scale=3.5, detail=5, bump=0.5))


def _fish(name, deep, light, scale=0.55, turn=(0, 0, 0.6), soft=0.16, thin=0.86):
    """Raw fish: a deep colour crossed by paler lines of fat."""
    middle = tuple(0.5 * a + 0.5 * b for a, b in zip(rgb(deep), rgb(light)))
    stops = ((0.0, rgb(deep)), (thin - 0.26, rgb(deep)), (thin - 0.04, middle), (min(1.0, thin + 0.12), rgb(light)))
    return Look(name, rgb(deep), 0.24, 0.55, soft=soft, wet=0.35, wet_roughness=0.12, vary=0.05, pattern=Pattern(
        'wave', stops, scale=scale, detail=2.0, distortion=4.2, turn=turn, bump=0.12))


SALMON = _fish('salmon', '#ee7a44', '#f8b78c', 0.55, soft=0.22)
TUNA = _fish('tuna', '#b51d26', '#cf4a4a', 0.35, soft=0.12, thin=0.86)
FATTY_TUNA = _fish('fatty tuna', '#dc7d78', '#f3bfb2', 0.6, soft=0.25, thin=0.76)
YELLOWTAIL = _fish('yellowtail', '#f0c9b8', '#fbeadd', 0.42, soft=0.25)
WHITE_FISH = _fish('white fish', '#efe3d6', '#fbf6ef', 0.4, soft=0.25)
TORCHED = Look('torched salmon', rgb('#ef8a4d'), 0.3, 0.5, soft=0.1, wet=0.5, pattern=Pattern(
    'noise', ((0.34, rgb('#4b1f0c')), (0.46, rgb('#d0672b')), (0.60, rgb('#f5a873'))), scale=1.1, detail=6, bump=0.1))
EEL = Look('eel', rgb('#6b2d10'), 0.25, 0.5, wet=0.9, wet_roughness=0.06, pattern=Pattern(
    'noise', ((0.32, rgb('#2c1007')), (0.5, rgb('#7a3512')), (0.68, rgb('#b5652a'))),
    scale=1.3, detail=6, stretch=(1, 3, 1), bump=0.25))
SHRIMP_COOKED = Look('cooked shrimp', rgb('#f39a74'), 0.3, 0.5, soft=0.15, wet=0.4, pattern=Pattern(
    'wave', ((0.25, rgb('#fbe3d3')), (0.6, rgb('#f2895d')), (0.85, rgb('#dd5a33'))), scale=0.5, distortion=1.5))
AVOCADO = Look('avocado', rgb('#a9bf4e'), 0.34, 0.5, soft=0.12, wet=0.2, pattern=Pattern(
    'rim', ((0.35, rgb('#e3dc8a')), (0.72, rgb('#a9c455')), (0.95, rgb('#4f7d22'))), axes='y', scale=0.8, wobble=0.1))
CUCUMBER = Look('cucumber', rgb('#bcd98a'), 0.28, 0.5, soft=0.15, wet=0.4, pattern=Pattern(
    'rim', ((0.55, rgb('#d8e7b0')), (0.82, rgb('#a9cc6e')), (0.93, rgb('#2f5c1c'))), axes='y', scale=0.8, wobble=0.05))
CRAB = Look('crab', rgb('#f6e7dc'), 0.4, 0.5, soft=0.15, pattern=Pattern(
    'fade', ((0.60, rgb('#f8ece2')), (0.74, rgb('#e8563a')), (0.9, rgb('#c92f1c'))), axes='y', scale=1.6, wobble=0.12, bump=0.2))
CREAM_CHEESE = Look('cream cheese', rgb('#fbf6ea'), 0.4, 0.4, soft=0.2)
CARROT = Look('raw carrot', rgb('#f0801f'), 0.4, 0.5, wet=0.2, vary=0.08)
LETTUCE_CORE = Look('lettuce core', rgb('#86b13f'), 0.4, 0.4, vary=0.2)
SCALLION = Look('scallion', rgb('#5fa033'), 0.4, 0.5, vary=0.35)
SWEET_POTATO = Look('sweet potato', rgb('#f2a63a'), 0.45, 0.4, soft=0.1)
JALAPENO = Look('jalapeno', rgb('#5c9a2c'), 0.25, 0.5, wet=0.5, pattern=Pattern(
    'rim', ((0.55, rgb('#cfe09a')), (0.8, rgb('#5f9c2d')), (0.95, rgb('#2e6415'))), axes='xy', scale=1.5, wobble=0.05))
SPICY = Look('spicy minced fish', rgb('#d4452c'), 0.28, 0.5, soft=0.1, wet=0.5, pattern=Pattern(
    'noise', ((0.35, rgb('#b02a1c')), (0.5, rgb('#d9543a')), (0.66, rgb('#f0a183'))), scale=2.6, detail=5, bump=0.5))
SPICY_SALMON = Look('spicy minced salmon', rgb('#f07a3c'), 0.28, 0.5, soft=0.1, wet=0.5, pattern=Pattern(
    'noise', ((0.35, rgb('#e0602a')), (0.5, rgb('#f3874a')), (0.66, rgb('#fbc9a2'))), scale=2.6, detail=5, bump=0.5))
BATTER = Look('batter', rgb('#d9983f'), 0.5, 0.4, pattern=Pattern(
    'noise', ((0.3, rgb('#b06a1e')), (0.5, rgb('#dfa04a')), (0.7, rgb('#f3cf8a'))), scale=1.8, detail=6, bump=0.6))
PRAWN_MEAT = Look('prawn meat', rgb('#fbe6da'), 0.35, 0.5, soft=0.2, pattern=Pattern(
    'rim', ((0.6, rgb('#fdf1e8')), (0.92, rgb('#f08a66'))), axes='xy', scale=1.0))
LOBSTER_MEAT = Look('lobster meat', rgb('#fdf0e4'), 0.35, 0.5, soft=0.2, pattern=Pattern(
    'rim', ((0.5, rgb('#fdf3ea')), (0.85, rgb('#e2492c'))), axes='xy', scale=1.0))
CRAB_CLAW = Look('fried crab', rgb('#c8702a'), 0.45, 0.4, pattern=Pattern(
    'noise', ((0.3, rgb('#8e3f14')), (0.5, rgb('#cc7a2f')), (0.7, rgb('#eab765'))), scale=1.6, detail=6, bump=0.6))

# What a filling looks like at the cut: its material, its width, its depth, and whether it is round.
FILLINGS = {
    'salmon': (SALMON, 1.15, 0.9, False), 'tuna': (TUNA, 1.15, 0.95, False), 'yellowtail': (YELLOWTAIL, 1.1, 0.9, False),
    'eel': (EEL, 1.2, 0.75, False), 'crab': (CRAB, 1.2, 0.85, False), 'avocado': (AVOCADO, 1.15, 0.8, False),
    'cucumber': (CUCUMBER, 0.8, 0.8, False), 'cream cheese': (CREAM_CHEESE, 0.95, 0.8, False),
    'carrot': (CARROT, 0.5, 0.5, False), 'lettuce': (LETTUCE_CORE, 0.7, 0.4, False), 'scallion': (SCALLION, 0.6, 0.45, True),
    'sweet potato': (SWEET_POTATO, 1.0, 0.9, False), 'jalapeno': (JALAPENO, 0.65, 0.65, True),
    'spicy tuna': (SPICY, 1.35, 1.1, True), 'spicy salmon': (SPICY_SALMON, 1.35, 1.1, True),
    'tempura shrimp': (PRAWN_MEAT, 1.15, 1.1, True), 'tempura potato': (SWEET_POTATO, 1.2, 1.0, True),
    'lobster': (LOBSTER_MEAT, 1.25, 1.15, True), 'soft crab': (CRAB_CLAW, 1.25, 1.0, True),
}
BATTERED = {'tempura shrimp', 'tempura potato', 'lobster', 'soft crab'}
SPOTS = {1: ((0, 0),), 2: ((-0.52, 0.05), (0.55, -0.05)), 3: ((-0.52, 0.3), (0.5, 0.34), (0.02, -0.56)),
         4: ((-0.5, 0.45), (0.5, 0.45), (-0.48, -0.5), (0.5, -0.46))}


@cache
def _filling(width, depth, height, is_round, seed):
    if is_round:
        return rough(block(width, depth, height, 0.44, 7), 0.05, 0.6, seed)
    return rough(block(width, depth, height, 0.14, 7), 0.03, 0.8, seed)


@cache
def _sheet(radius, height):
    return lathe([(radius, -height / 2), (radius, height / 2), (radius - 0.07, height / 2), (radius - 0.07, -height / 2)], 40)


@cache
def _disc_of_rice(radius, height, seed):
    rng = np.random.default_rng(seed)
    count = int(7.5 * np.pi * radius**2)
    a, r = rng.uniform(0, 2 * np.pi, count), radius * np.sqrt(rng.uniform(0, 0.95, count))
    skin = np.stack([r * np.cos(a), r * np.sin(a), height / 2 - 0.08 + rng.uniform(-0.07, 0.07, count)], 1)
    plug = lathe([(0.01, -height / 2 + 0.1), (radius, -height / 2), (radius, height / 2 - 0.19), (0.01, height / 2 - 0.19)], 32)
    return merged([plug, grains(skin, rng)])


def maki(stage, place, fillings, radius=2.3, height=2.3, outside='rice', seed=0):
    """One cut piece of a roll whose axis is z: `outside` is 'rice', 'nori' or 'batter'."""
    inner = radius * (0.62 if outside == 'rice' else 0.60)
    variant = seed % 4
    if outside == 'rice':
        stage.put(ring_of_rice(radius, inner, height, variant), RICE, place @ at(turn=(0, 0, seed * 77)))
        stage.put(_sheet(inner + 0.03, height), NORI, place)
        stage.put(_disc_of_rice(inner - 0.03, height - 0.12, variant), RICE, place)
    else:
        skin = radius if outside == 'nori' else radius - 0.14
        stage.put(_sheet(skin, height), NORI, place)
        stage.put(_disc_of_rice(skin - 0.06, height, variant), RICE, place @ at(turn=(0, 0, seed * 77)))
        if outside == 'batter':
            stage.put(_crust(radius, height, variant), BATTER, place)
    room = inner / 1.28
    for index, ((x, y), name) in enumerate(zip(SPOTS[len(fillings)], fillings)):
        look, width, depth, is_round = FILLINGS[name]
        grow = room * (1.35 if len(fillings) == 1 else 1.0 if len(fillings) < 4 else 0.82)
        turn = (0, 0, stage.jitter(14) + (90 if index == 2 else 0))
        spot = place @ at(x * room, y * room, 0.05 + stage.jitter(0.04), turn)
        if name in BATTERED:
            stage.put(_filling(width * grow * 1.25, depth * grow * 1.25, height + 0.06, True, index), BATTER, spot)
            stage.put(_filling(width * grow * 0.86, depth * grow * 0.86, height + 0.2, True, index), look, spot)
        else:
            stage.put(_filling(width * grow, depth * grow, height + 0.16, is_round, index), look, spot)


@cache
def _crust(radius, height, seed):
    shell = lathe([(radius - 0.1, -height / 2), (radius, -height / 2 + 0.05), (radius, 0), (radius, height / 2 - 0.05),
                   (radius - 0.16, height / 2)], 60)
    return rough(shell, 0.13, 0.5, seed, 2)


@cache
def _seeds(radius, height, seed, count):
    rng = np.random.default_rng(seed)
    a, h = rng.uniform(0, 2 * np.pi, count), rng.uniform(-0.48, 0.48, count) * height
    points = np.stack([radius * np.cos(a), radius * np.sin(a), h], 1)
    return scattered(ball(0.09, 0.05, 0.15, 5), points, turns(rng, count), rng.uniform(0.8, 1.2, count))


def coat(stage, place, look, radius=2.3, height=2.3, seed=0, count=90):
    """Sesame, roe or flakes that the outside of a piece was rolled in."""
    stage.put(_seeds(radius, height, seed % 4, count), look, place @ at(turn=(0, 0, seed * 53)))


@cache
def draped(width, reach, thick, radius, seed):
    """A slice laid over a lying roll."""
    flat = rough(block(width, reach, thick, thick * 0.45, 14), 0.035, 1.4, seed)
    lifted = Shape(flat.verts + [0, 0, thick / 2], flat.faces)
    return bent(lifted, radius)


@cache
def _topping(length, width, thick, sag, seed):
    """A slice of fish for nigiri: thinner at its ends, hanging over both."""
    flat = rough(block(length, width, thick, thick * 0.5, 16), 0.04, 1.6, seed)
    x, y, z = flat.verts.T
    along = x / (length / 2)
    y = y * (1 - 0.22 * along**2)
    z = z * (1 - 0.45 * along**2) - sag * along**2 - 0.12 * (y / (width / 2)) ** 2
    return Shape(np.stack([x, y, z], 1), flat.faces)


def nigiri(stage, place, look, seed=0):
    """A slice of fish over a hand-pressed bed of rice."""
    stage.put(pressed(6.0, 3.0, 2.3, seed % 3), RICE, place @ at(0, 0, 1.05))
    stage.put(_topping(7.4, 3.3, 0.75, 1.35, seed), look, place @ at(stage.jitter(0.15), 0, 2.58, (0, 0, stage.jitter(4))))


@cache
def slice_shape(length, width, thick, seed):
    """A thick slice of raw fish."""
    return rough(block(length, width, thick, thick * 0.3, 12), 0.05, 1.8, seed)


@cache
def _minced(radius, seed):
    rng = np.random.default_rng(seed)
    count = 60
    n = rng.normal(size=(count, 3))
    n[:, 2] = np.abs(n[:, 2])
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    bit = rough(block(0.5, 0.42, 0.34, 0.12, 5), 0.06, 0.4, seed)
    return merged([ball(radius * 0.9, radius * 0.9, radius * 0.6, 14),
                   scattered(bit, n * [radius, radius, radius * 0.75], turns(rng, count), rng.uniform(0.7, 1.3, count))])


def minced(stage, place, look, radius=1.4, seed=0):
    """A spoonful of chopped fish."""
    stage.put(_minced(radius, seed % 3), look, place)
