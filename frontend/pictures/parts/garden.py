"""Vegetables, salads and noodles."""

from functools import cache

import numpy as np

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import Shape, ball, grid, lathe, merged, rough, scattered, tube, turns
from kitchen.stage import at

ZUCCHINI = Look('zucchini', rgb('#d9dc92'), 0.3, 0.5, soft=0.1, wet=0.4, pattern=Pattern(
    'noise', ((0.32, rgb('#b07a32')), (0.45, rgb('#d3cf7c')), (0.65, rgb('#ebeab4'))), scale=0.8, detail=5))
ZUCCHINI_SKIN = Look('zucchini skin', rgb('#2f5a1b'), 0.28, 0.5, wet=0.4, pattern=Pattern(
    'noise', ((0.4, rgb('#1f4212')), (0.6, rgb('#47752a'))), scale=2.5))
ONION = Look('grilled onion', rgb('#efdcb0'), 0.28, 0.5, soft=0.25, wet=0.4, vary=0.1, pattern=Pattern(
    'noise', ((0.32, rgb('#a4672a')), (0.45, rgb('#e6c688')), (0.62, rgb('#f8eed2'))), scale=0.7, detail=5))
MUSHROOM = Look('mushroom', rgb('#b98a58'), 0.35, 0.5, soft=0.05, wet=0.4, pattern=Pattern(
    'noise', ((0.35, rgb('#7a4c24')), (0.55, rgb('#c29660')), (0.7, rgb('#e5c796'))), scale=0.9, detail=5))
MUSHROOM_GILL = Look('mushroom gill', rgb('#5e3b20'), 0.5, 0.4)
FLORET = Look('broccoli floret', rgb('#46702a'), 0.6, 0.35, soft=0.04, vary=0.15, pattern=Pattern(
    'fade', ((0.10, rgb('#86ab52')), (0.38, rgb('#5a8a34')), (0.62, rgb('#44752a')), (0.9, rgb('#2f5a20'))),
    axes='z', scale=2.2, wobble=0.3, bump=0.6, bump_scale=7.0))
STALK = Look('broccoli stalk', rgb('#a3c46a'), 0.4, 0.5, soft=0.1)
CARROT = Look('carrot', rgb('#f0811e'), 0.3, 0.5, soft=0.08, wet=0.4, vary=0.06, pattern=Pattern(
    'rim', ((0.25, rgb('#f6a044')), (0.6, rgb('#ee7d1c')), (0.95, rgb('#df6510'))), axes='xy', scale=1.2, wobble=0.08))
LEAF = Look('lettuce', rgb('#8fb552'), 0.4, 0.5, soft=0.14, wet=0.15, wet_roughness=0.2, vary=0.26, pattern=Pattern(
    'noise', ((0.35, rgb('#5c8c30')), (0.55, rgb('#94b95a')), (0.75, rgb('#d9e4b0'))), scale=0.6, detail=4))
SHISO = Look('shiso', rgb('#4f8f34'), 0.4, 0.5, soft=0.1, vary=0.15, pattern=Pattern(
    'noise', ((0.35, rgb('#2f6a20')), (0.65, rgb('#6fae44'))), scale=0.9, detail=4))
CUCUMBER_RIM = Look('cucumber rim', rgb('#336b22'), 0.3, 0.5, wet=0.4)
CUCUMBER_FLESH = Look('cucumber flesh', rgb('#d3e6aa'), 0.25, 0.5, soft=0.2, wet=0.4)
AVOCADO_FLESH = Look('avocado slice', rgb('#c4cf62'), 0.32, 0.5, soft=0.1, wet=0.3, pattern=Pattern(
    'fade', ((0.1, rgb('#e8e09a')), (0.5, rgb('#c2d267')), (0.8, rgb('#7fae38')), (0.97, rgb('#3f6d1d'))), axes='z', scale=0.7, wobble=0.06))


@cache
def _half_moon(radius, thick, arc):
    def face(z):
        return grid(18, 5, lambda u, v: (radius * v * np.cos(u * arc), radius * v * np.sin(u * arc), z + u * 0))

    top, bottom = face(thick / 2), face(-thick / 2)
    edge = grid(18, 5, lambda u, v: ((radius + 0.1 * np.sin(v * np.pi)) * np.cos(u * arc),
                                     (radius + 0.1 * np.sin(v * np.pi)) * np.sin(u * arc), (v - 0.5) * thick))
    sides = [grid(5, 4, lambda u, v, a=a: (radius * u * np.cos(a), radius * u * np.sin(a), (v - 0.5) * thick)) for a in (0, arc)]
    return merged([top, bottom, *sides]), edge


def zucchini(stage, place, size=1.0):
    """A half moon of zucchini."""
    flesh, skin = _half_moon(1.75 * size, 0.75 * size, np.pi)
    stage.put(flesh, ZUCCHINI, place)
    stage.put(skin, ZUCCHINI_SKIN, place)


def onion(stage, place, size=1.0, seed=0):
    """A piece of grilled onion."""
    t = np.linspace(0.1, 2.3 + 0.4 * (seed % 3), 18)
    path = np.stack([1.7 * np.cos(t), 1.7 * np.sin(t), 0.12 * np.sin(3 * t)], 1) * size
    stage.put(tube(path, np.sin(np.linspace(0.35, 2.8, 18)) * 0.32 * size, 8, 1.7), ONION, place)


@cache
def _mushroom(size):
    outline = [(0, 1.05), (0.55, 0.98), (1.05, 0.65), (1.3, 0.15), (1.15, -0.12), (0.55, -0.05), (0.38, -0.3), (0.36, -1.0), (0, -1.05)]
    half = np.array(outline)
    loop = np.concatenate([half, half[::-1][1:-1] * [-1, 1]]) * size
    centre = np.array([0.0, 0.3]) * size

    def point(u, v):
        i = u * len(loop)
        x = np.interp(i, np.arange(len(loop) + 1), np.append(loop[:, 0], loop[0, 0]))
        y = np.interp(i, np.arange(len(loop) + 1), np.append(loop[:, 1], loop[0, 1]))
        w = np.minimum(1, np.minimum(v, 1 - v) * 3.2)
        bulge = np.sqrt(np.maximum(w, 0))
        return centre[0] + (x - centre[0]) * bulge, centre[1] + (y - centre[1]) * bulge, (v - 0.5) * 0.62 * size

    return grid(40, 14, point, close_u=True)


def mushroom(stage, place, size=1.0):
    """A slice of mushroom."""
    stage.put(_mushroom(size), MUSHROOM, place)


@cache
def _broccoli(seed):
    """A stem that parts into branches, each with its own head of buds."""
    rng = np.random.default_rng(seed)
    stems = [tube([(0, 0, -1.5), (0, 0, -1.2), (0.05, 0, -0.4), (0, 0, 0.2)], [0.3, 0.44, 0.46, 0.6], 10)]
    heads = []
    for i in range(11):
        a, lean = i * 2.399, 0.18 + 0.88 * np.sqrt(i / 11)
        out = np.array([np.sin(lean) * np.cos(a), np.sin(lean) * np.sin(a), np.cos(lean)])
        middle = out * [1.18, 1.18, 0.95] + [0, 0, 0.1 + 0.08 * rng.normal()]
        stems.append(tube([(0, 0, -0.4), middle * [0.4, 0.4, 0.25], middle * 0.9], [0.3, 0.24, 0.3], 8))
        n = rng.normal(size=(64, 3)) + out * 0.9
        n /= np.linalg.norm(n, axis=1, keepdims=True)
        size = rng.uniform(0.56, 0.72)
        heads.append(ball(size * 0.94, detail=9).through(at(*middle)))
        heads.append(scattered(ball(0.135, detail=5), middle + n * size, turns(rng, 64), rng.uniform(0.7, 1.35, 64)))
    return merged(stems), merged(heads)


def broccoli(stage, place, size=1.0, seed=0):
    """A floret of broccoli, standing on its stalk."""
    stalk, crown = _broccoli(seed % 3)
    spot = place @ at(0, 0, 1.2 * size, size=size)
    stage.put(stalk, STALK, spot)
    stage.put(crown, FLORET, spot)


def broccoli_shapes(seed=0):
    """A floret's stalk and its crown."""
    return _broccoli(seed % 3)


def mushroom_shape() -> Shape:
    """One slice of mushroom."""
    return _mushroom(1.0)


@cache
def _coin(radius, thick, seed):
    r, t = radius, thick
    coin = lathe([(0.01, -t / 2), (r * 0.92, -t / 2), (r, -t * 0.3), (r, t * 0.3), (r * 0.92, t / 2), (0.01, t / 2)], 24)
    return rough(coin, 0.03, 0.8, seed)


def carrot(stage, place, radius=1.1, thick=0.5):
    """A slice of carrot."""
    stage.put(_coin(radius, thick, 0), CARROT, place)


def cucumber_slice(stage, place, radius=1.6):
    """A round slice of cucumber."""
    stage.put(_coin(radius * 0.94, 0.32, 1), CUCUMBER_FLESH, place)
    ring = tube([(radius * 0.95 * np.cos(a), radius * 0.95 * np.sin(a), 0) for a in np.linspace(0, 6.4, 30)], 0.13, 6, 1.3)
    stage.put(ring, CUCUMBER_RIM, place)


def heaped(stage, place, pieces, count, reach, height=1.6, wild=35):
    """Pieces of several kinds tossed together: `pieces` are functions of stage and place."""
    for i in range(count):
        golden, r = i * 2.399, np.sqrt((i + 0.5) / count)
        spot = place @ at(reach[0] * r * np.cos(golden), reach[1] * r * np.sin(golden),
                          0.5 + height * (1 - r) * stage.rng.uniform(0.6, 1.0),
                          (stage.jitter(wild), stage.jitter(wild), stage.jitter(180)))
        pieces[i % len(pieces)](stage, spot)


@cache
def _leaf(seed, size):
    def point(u, v):
        x, y = (u - 0.5) * 5 * size, (v - 0.5) * 4 * size * np.sin(0.35 + u * 2.5)
        away = np.abs(v - 0.5) * 2
        z = 0.55 * away**2 * np.sin(u * 15 + seed * 2 + v * 4) + 0.5 * np.sin(u * 3 + seed) + 0.25 * np.sin(v * 9 + seed)
        return x, y, z * size

    return grid(30, 22, point)


def lettuce(stage, place, radius=5.5, count=24, height=2.4, size=0.9):
    """Torn leaves, tossed."""
    for i in range(count):
        golden, r = i * 2.399, np.sqrt((i + 0.3) / count)
        spot = at(radius * 0.8 * r * np.cos(golden), radius * 0.8 * r * np.sin(golden), 0.5 + height * (1 - r**2),
                  (stage.jitter(40), stage.jitter(40), stage.jitter(180)), size * (1 + stage.jitter(0.2)))
        stage.put(_leaf(i % 5, 1.0), LEAF, place @ spot)


@cache
def _strands(radius, height, count, thick, seed, long, flat):
    rng = np.random.default_rng(seed)
    made = []
    for i in range(count):
        a, r = rng.uniform(0, 6.28), radius * np.sqrt(rng.uniform(0, 0.75))
        t = np.linspace(0, 1, 26)
        turn = rng.uniform(-1, 1) * 4.5 + rng.normal() * 0.6 * np.sin(t * 6 + rng.uniform(0, 6))
        heading = rng.uniform(0, 6.28) + turn * t
        step = long / 26
        x, y = r * np.cos(a) + np.cumsum(np.cos(heading)) * step, r * np.sin(a) + np.cumsum(np.sin(heading)) * step
        d = np.hypot(x, y)
        pull = np.minimum(1, radius * 0.97 / np.maximum(d, 1e-6))
        x, y = x * pull, y * pull
        d = np.hypot(x, y) / radius
        level = height * (1 - d**2.2) * (0.45 + 0.55 * i / count) + 0.25 * np.sin(t * 9 + rng.uniform(0, 6))
        made.append(tube(np.stack([x, y, np.maximum(level, 0.1)], 1), thick, 7, flat))
    r = np.linspace(0.999, 0.001, 14)
    made.append(lathe([(radius * a * 0.9, height * (1 - a**2.2) * 0.72) for a in r], 32))
    return merged(made)


def strands(stage, place, look, radius=5, height=2.5, count=60, thick=0.2, long=11.0, seed=0, flat=1.0, squash=1.0):
    """Noodles or shredded things in a loose nest."""
    stage.put(_strands(radius, height, count, thick, seed, long, flat).scaled(1, squash, 1), look, place)


def avocado_fan(stage, place, count=9, step=0.62, length=6.5):
    """Half an avocado in thin slices, pushed over."""
    for i in range(count):
        t = np.linspace(0, np.pi, 22)
        rise = np.stack([-(length / 2) * np.cos(t), t * 0, 1.7 * np.sin(t) ** 0.8], 1)
        slab = grid(22, 6, lambda u, v, rise=rise: (np.interp(u, np.linspace(0, 1, 22), rise[:, 0]),
                                                    (v - 0.5) * 0.5,
                                                    np.interp(u, np.linspace(0, 1, 22), rise[:, 2])))
        body = merged([slab, *(_side(rise, y) for y in (-0.25, 0.25))])
        stage.put(body, AVOCADO_FLESH, place @ at(stage.jitter(0.1) + i * 0.12, (i - count / 2) * step, 0.05, (38, 0, stage.jitter(3))))


def _side(rise, y):
    return grid(22, 4, lambda u, v: (np.interp(u, np.linspace(0, 1, 22), rise[:, 0]), y + u * 0,
                                     np.interp(u, np.linspace(0, 1, 22), rise[:, 2]) * v))


@cache
def _mound(radius, height):
    return ball(radius, radius, height, 20)


def mound(stage, place, look, radius, height):
    """A smooth heap under loose things."""
    stage.put(_mound(radius, height), look, place)


def leaf_shape(seed=0, size=1.0) -> Shape:
    """One leaf."""
    return _leaf(seed, size)
