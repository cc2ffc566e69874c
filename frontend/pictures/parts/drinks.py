"""Cups, glasses, bottles, and what is in them."""

from functools import cache

import numpy as np

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import ball, block, grid, lathe, rough, scattered, tube, turns
from kitchen.stage import at

GLASS = Look('glass', rgb('#f7fafa'), 0.02, clear=0.94, gloss=True)
LIME_GLASS = Look('ramune glass', rgb('#a9dccb'), 0.02, clear=0.92, gloss=True)
ICE = Look('ice', rgb('#fafdff'), 0.04, bend=1.24)
CAST_IRON = Look('cast iron', rgb('#1d1b1b'), 0.5, 0.5, pattern=Pattern(
    'cells', ((0.1, rgb('#0f0e0e')), (0.6, rgb('#2a2726'))), scale=2.4, bump=0.6))
GREEN_TEA = Look('green tea', rgb('#8f9040'), 0.05, 0.6, wet=0.8)
LEMON_TEA = Look('lemon tea', rgb('#f7bf66'), 0.0, bend=1.33)
LEMONADE = Look('lemonade', rgb('#fdf7d2'), 0.06, bend=1.33)
COLA = Look('cola', rgb('#86431c'), 0.0, bend=1.33)
GINGER_ALE = Look('ginger ale', rgb('#f8d488'), 0.0, bend=1.33)
LIME_SODA = Look('lime soda', rgb('#e4f6dc'), 0.0, bend=1.33)
WATER = Look('water', rgb('#f6fbfd'), 0.0, bend=1.33)
DEW = Look('dew', rgb('#ffffff'), 0.03, clear=0.85, gloss=True)
BUBBLE = Look('bubble', rgb('#ffffff'), 0.03, 0.9, clear=0.75)
BARS = tuple(Look(f'bar {name}', rgb(middle), 1.0, 0.0, glow=0.5, pattern=Pattern(
    'noise', ((0.30, rgb(dark)), (0.52, rgb(middle)), (0.70, rgb(light))), scale=0.014, detail=1)) for name, dark, middle, light in (
        ('at night', '#3a1a0b', '#7a4220', '#c98142'), ('at dusk', '#26303a', '#56656c', '#b9a58c'),
        ('by the garden', '#2c3a24', '#63784a', '#c3c08c'), ('by the door', '#4a3a2e', '#94795c', '#d9c09a'),
        ('in the morning', '#4c5250', '#8f9690', '#d8d2bf')))
LANTERN = Look('lantern', rgb('#ffb765'), 1.0, 0.0, glow=2.6)
MINT = Look('mint', rgb('#4f9a3a'), 0.4, 0.5, soft=0.1)
STRAW = Look('straw', rgb('#b23a1c'), 0.4, 0.5)
CAP_GOLD = Look('gold cap', rgb('#d8a13a'), 0.28, 0.5, metal=1.0)
CAP_RED = Look('red cap', rgb('#c0281a'), 0.3, 0.5, wet=0.4)
CAP_SILVER = Look('silver cap', rgb('#c9ccd0'), 0.25, 0.5, metal=1.0)
CAP_BLUE = Look('blue cap', rgb('#2a6fa8'), 0.35, 0.5)
LABEL_RED = Look('red label', rgb('#b3231a'), 0.45, 0.4)
LABEL_SILVER = Look('silver label', rgb('#d7d9dc'), 0.4, 0.4)
LABEL_GOLD = Look('gold label', rgb('#d9a93f'), 0.4, 0.4)
LABEL_BLUE = Look('blue label', rgb('#3c86b8'), 0.4, 0.4)
STRIPE = Look('label stripe', rgb('#f6ead2'), 0.45, 0.4)
BLACK_STRIPE = Look('black stripe', rgb('#1b1716'), 0.45, 0.4)


@cache
def _tumbler(radius, height):
    r, h = radius, height
    return lathe([(0.01, 0), (r * 0.82, 0), (r * 0.86, 0.2), (r * 0.93, h * 0.5), (r, h), (r * 0.97, h + 0.08), (r * 0.94, h),
                  (r * 0.87, h * 0.5), (r * 0.79, 0.8), (0.01, 0.7)][::-1], 56)


@cache
def _filled(radius, height, level):
    r = radius
    return lathe([(0.01, 0.75), (r * 0.80, 0.82), (r * 0.88, height * 0.5), (r * (0.805 + 0.14 * level), height * level),
                  (0.01, height * level)][::-1], 56)


def glass(stage, place, drink, radius=3.6, height=11.5, level=0.84, ice=7):
    """A tall glass with a drink and ice."""
    stage.put(_tumbler(radius, height), GLASS, place)
    stage.put(_filled(radius, height, level), drink, place)
    cube = rough(block(2.3, 2.1, 2.0, 0.4, 8), 0.09, 1.1, 2)
    for i in range(ice):
        a = i * 2.4
        deep = height * level - 0.2 - 1.7 * (i // 4)
        reach = 1.5 if i % 4 else 0.2
        stage.put(cube, ICE, place @ at(reach * np.cos(a), reach * np.sin(a), deep + stage.jitter(0.3),
                                        (stage.jitter(40), stage.jitter(40), stage.jitter(90)), 1 + stage.jitter(0.12)))


def bar(stage):
    """The room behind a drink: a warm wall and lanterns, far out of focus."""
    stage.wall(BARS[stage.seat])
    lamp = ball(3.4, detail=12)
    for i in range(11):
        stage.put(lamp, LANTERN, at(-62 + i * 13 + stage.jitter(5), 92 + stage.jitter(14), 8 + 9 * (i % 3) + stage.jitter(4), size=1 + stage.jitter(0.3)))


def bubbles(stage, place, radius, height, count=70):
    """What rises in a soda."""
    rng = stage.rng
    a, r = rng.uniform(0, 6.28, count), radius * np.sqrt(rng.uniform(0.4, 1, count))
    points = np.stack([r * np.cos(a), r * np.sin(a), rng.uniform(1.2, height, count)], 1)
    stage.put(scattered(ball(0.1, detail=6), points, turns(rng, count), rng.uniform(0.4, 1.2, count)), BUBBLE, place)


def straw(stage, place, height=14.6):
    """A straw that leans in the glass."""
    stage.put(tube([(0, 0, 1.2), (0, 0, 1.3), (1.4, 0.2, height - 0.1), (1.41, 0.2, height)], 0.32, 12), STRAW, place)


def mint(stage, place):
    """A sprig of mint."""
    for i in range(6):
        leaf = grid(12, 8, lambda u, v: (u * 2.0, (v - 0.5) * 1.3 * np.sin(0.2 + u * 2.7), 0.35 * u + 0.25 * np.abs(v - 0.5)))
        stage.put(leaf, MINT, place @ at(0, 0, 0.2 + 0.15 * i, (0, -20 - 10 * (i % 3), 60 * i + stage.jitter(15)), 0.9))


@cache
def _bottle(kind):
    if kind == 'ramune':
        outline = [(0.01, 0), (2.7, 0), (2.9, 0.5), (2.9, 8.5), (2.6, 10.0), (1.5, 11.4), (1.35, 12.0), (2.0, 13.2), (2.0, 14.4), (1.6, 15.6), (1.5, 17.0)]
    elif kind == 'water':
        outline = [(0.01, 0.2), (2.5, 0), (3.0, 0.5), (3.0, 3.4), (2.8, 3.8), (3.0, 4.2), (3.0, 11.6), (2.8, 12.0), (3.0, 12.4), (2.7, 14.0), (1.3, 16.0), (1.25, 17.6)]
    else:
        outline = [(0.01, 0), (2.6, 0), (2.85, 0.4), (2.85, 3.2), (2.65, 4.6), (2.8, 6.4), (2.75, 8.4), (2.2, 10.8), (1.4, 13.0), (1.2, 15.0), (1.25, 17.2)]
    return outline


@cache
def _bottle_shape(kind, inset=0.0, upto=99.0):
    r, z = np.array(_bottle(kind), float).T
    keep = z <= upto
    r, z = r[keep], z[keep]
    profile = [(max(0.01, a - inset), b + (inset if i == 0 else 0)) for i, (a, b) in enumerate(zip(r, z))]
    if inset:
        profile.append((0.01, z[-1]))
    return lathe(profile[::-1], 56)


def bottle(stage, place, kind, drink, cap, label=None, stripe=None, wall=GLASS):
    """A bottle with a drink, a cap and a label without words."""
    stage.put(_bottle_shape(kind), wall, place)
    stage.put(_bottle_shape(kind, 0.22, 13.5), drink, place)
    top = _bottle(kind)[-1]
    r = top[0] * 1.25
    stage.put(lathe([(r * 1.05, -0.5), (r, 0.4), (r * 0.9, 0.62), (0.01, 0.66)][::-1], 40), cap, place @ at(0, 0, top[1]))
    if label:
        low, high = (4.6, 11.2) if kind == 'water' else (4.6, 8.3)
        band = _band(kind, low, high)
        stage.put(band, label, place)
        if stripe:
            stage.put(_band(kind, low + 1.0, low + 1.7, 0.06), stripe, place)
            stage.put(ball(1.1, 0.1, 1.1, 16), stripe, place @ at(0, -2.93, (low + high) / 2 + 0.6))


@cache
def _band(kind, low, high, lift=0.03):
    r, z = np.array(_bottle(kind), float).T
    heights = np.linspace(low, high, 12)
    return lathe([(np.interp(h, z, r) + lift, h) for h in heights][::-1], 56)


@cache
def _dew(kind, seed):
    rng = np.random.default_rng(seed)
    r, z = np.array(_bottle(kind), float).T
    a, h = rng.uniform(0, 6.28, 420), rng.uniform(0.6, 12.5, 420)
    radius = np.interp(h, z, r) + 0.02
    points = np.stack([radius * np.cos(a), radius * np.sin(a), h], 1)
    return scattered(ball(0.11, 0.11, 0.13, 5), points, turns(rng, 420), rng.uniform(0.4, 1.3, 420))


def dew(stage, place, kind, seed=0):
    """The drops on a cold bottle."""
    stage.put(_dew(kind, seed), DEW, place)


def marble(stage, place):
    """The marble in a ramune's neck."""
    stage.put(ball(0.95, detail=16), LIME_GLASS, place @ at(0, 0, 12.9))


def teapot(stage, place):
    """A cast-iron teapot."""
    body = lathe([(0.01, 0), (3.4, 0), (5.2, 1.4), (5.7, 3.2), (5.0, 5.2), (3.0, 6.3), (0.01, 6.5)][::-1], 56)
    stage.put(body, CAST_IRON, place)
    stage.put(lathe([(2.7, 6.3), (2.6, 6.6), (0.8, 7.0), (0.01, 7.05)][::-1], 40), CAST_IRON, place)
    stage.put(ball(0.75, 0.75, 0.6, 12), CAST_IRON, place @ at(0, 0, 7.5))
    spout = [(4.6, 0, 2.6), (5.6, 0, 3.2), (6.6, 0, 4.4), (7.2, 0, 5.6), (7.6, 0, 6.0)]
    stage.put(tube(spout, [1.3, 1.15, 0.85, 0.65, 0.6], 14), CAST_IRON, place)
    t = np.linspace(0, np.pi, 30)
    handle = np.stack([4.4 * np.cos(t), 0 * t, 5.4 + 5.2 * np.sin(t)], 1)
    stage.put(tube(handle, 0.36, 10), CAST_IRON, place)


def teacup(stage, place, look, drink=GREEN_TEA):
    """A cup without a handle."""
    outer = [(0.01, 0.9), (2.2, 1.0), (2.75, 2.4), (2.95, 5.2), (3.1, 5.35), (3.25, 5.2), (3.1, 2.4), (2.5, 0.5), (1.9, 0), (0.01, 0)]
    stage.put(lathe(outer, 56), look, place)
    stage.put(lathe([(2.84, 4.36), (2.7, 4.3), (0.01, 4.3)][::-1], 48), drink, place)
