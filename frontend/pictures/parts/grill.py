"""What comes off the flat iron: meat, fish, shellfish and tofu, seared."""

from functools import cache

import numpy as np

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import Shape, ball, block, grid, lathe, merged, rough, tube
from kitchen.stage import at

CHICKEN = Look('seared chicken', rgb('#e2b273'), 0.36, 0.5, soft=0.05, wet=0.35, wet_roughness=0.2, vary=0.08, pattern=Pattern(
    'noise', ((0.36, rgb('#6e3410')), (0.47, rgb('#bd7a36')), (0.56, rgb('#dfac66')), (0.68, rgb('#f2d9a8'))), scale=0.85, detail=6, bump=0.25))
CHICKEN_TERIYAKI = Look('glazed chicken', rgb('#8f4517'), 0.34, 0.5, soft=0.04, wet=0.45, wet_roughness=0.2, pattern=Pattern(
    'fade', ((0.10, rgb('#b8712f')), (0.28, rgb('#ecd2a8')), (0.50, rgb('#dfa964')), (0.68, rgb('#bb6a28')), (0.86, rgb('#8e4517')), (1.0, rgb('#5a240b'))),
    axes='z', scale=1.9, wobble=0.40, bump=0.7, bump_scale=4.0))
FIRE_CHICKEN = Look('firecracker chicken', rgb('#b8330f'), 0.25, 0.5, wet=1.0, wet_roughness=0.06, vary=0.1, pattern=Pattern(
    'noise', ((0.34, rgb('#7a1807')), (0.5, rgb('#c23c12')), (0.66, rgb('#e8843a'))), scale=0.8, detail=6, bump=0.3))
STEAK = Look('steak', rgb('#6b3a22'), 0.44, 0.45, soft=0.03, wet=0.28, wet_roughness=0.28, vary=0.08, pattern=Pattern(
    'noise', ((0.28, rgb('#321a0e')), (0.44, rgb('#6a3a20')), (0.58, rgb('#8f5735')), (0.72, rgb('#b07e56'))), scale=1.2, detail=6, bump=0.3, bump_scale=4.0))
STEAK_BITE = Look('steak bite', rgb('#7d4a30'), 0.58, 0.4, soft=0.04, wet=0.12, wet_roughness=0.35, vary=0.16, pattern=Pattern(
    'fade', ((0.04, rgb('#3a1d10')), (0.20, rgb('#86553a')), (0.40, rgb('#b8776a')), (0.58, rgb('#a9664f')), (0.74, rgb('#835033')), (0.88, rgb('#5c3219')), (1.0, rgb('#33180c'))),
    axes='z', scale=2.0, wobble=0.34, bump=0.8, bump_scale=5.0))
STEAK_CUT = Look('steak cut', rgb('#a8423a'), 0.36, 0.45, soft=0.08, wet=0.25, wet_roughness=0.22, pattern=Pattern(
    'rim', ((0.40, rgb('#cf5650')), (0.66, rgb('#bd6154')), (0.80, rgb('#8f5a3c')), (0.93, rgb('#3a1a0d'))),
    axes='yz', scale=0.9, wobble=0.16, bump=0.2, bump_scale=3.0))
STEAK_BY_FIRE = Look('steak cut by the fire', rgb('#9c3a32'), 0.6, 0.3, soft=0.05, wet=0.05, wet_roughness=0.35, pattern=Pattern(
    'rim', ((0.30, rgb('#b8443e')), (0.58, rgb('#a84a3e')), (0.76, rgb('#84492f')), (0.90, rgb('#341609'))),
    axes='yz', scale=1.3, wobble=0.26, bump=0.6, bump_scale=4.5))
FILET = Look('seared filet', rgb('#5e3722'), 0.5, 0.45, soft=0.03, wet=0.3, wet_roughness=0.26, vary=0.08, pattern=Pattern(
    'fade', ((0.04, rgb('#2c150b')), (0.16, rgb('#6d4029')), (0.36, rgb('#b07c66')), (0.54, rgb('#a06a4e')), (0.70, rgb('#84502f')), (0.86, rgb('#57301a')), (1.0, rgb('#2e170c'))),
    axes='z', scale=1.7, detail=8, wobble=0.34, bump=0.8, bump_scale=5.5))
FILET_CUT = Look('filet cut', rgb('#ad5048'), 0.5, 0.4, soft=0.08, wet=0.3, wet_roughness=0.3, vary=0.05, pattern=Pattern(
    'rim', ((0.25, rgb('#b4504c')), (0.52, rgb('#b4615a')), (0.70, rgb('#a06852')), (0.82, rgb('#70452f')), (0.92, rgb('#30170b'))),
    axes='yz', scale=1.9, detail=8, wobble=0.14, bump=0.5, bump_scale=6.0))
STEAK_GLAZED = Look('glazed steak', rgb('#3c1509'), 0.34, 0.5, wet=0.4, wet_roughness=0.2, pattern=Pattern(
    'rim', ((0.35, rgb('#c25a4c')), (0.62, rgb('#a9523a')), (0.78, rgb('#74351a')), (0.93, rgb('#42190a'))),
    axes='yz', scale=0.9, wobble=0.16, bump=0.25, bump_scale=2.5))
SALMON = Look('seared salmon', rgb('#ee8d52'), 0.32, 0.5, soft=0.08, wet=0.4, pattern=Pattern(
    'wave', ((0.0, rgb('#e88a57')), (0.55, rgb('#ee9a69')), (0.90, rgb('#f3b48d')), (1.0, rgb('#f6c5a4'))),
    scale=0.62, detail=3, distortion=3.4, bump=0.3))
SALMON_CRUST = Look('salmon crust', rgb('#c0662c'), 0.3, 0.5, wet=0.6, pattern=Pattern(
    'noise', ((0.33, rgb('#6a2a0d')), (0.48, rgb('#c96f30')), (0.66, rgb('#f2ac72'))), scale=0.8, detail=7, bump=0.35))
SALMON_GLAZE = Look('glazed salmon', rgb('#a84514'), 0.28, 0.5, wet=0.6, wet_roughness=0.16, pattern=Pattern(
    'noise', ((0.33, rgb('#521c08')), (0.5, rgb('#a04313')), (0.68, rgb('#dd8138'))), scale=0.7, detail=7, bump=0.3))
SHRIMP = Look('shrimp', rgb('#f39a6a'), 0.34, 0.5, soft=0.14, wet=0.4, wet_roughness=0.16, vary=0.07, pattern=Pattern(
    'rim', ((0.26, rgb('#f8e0c8')), (0.48, rgb('#f3b990')), (0.66, rgb('#e8854f')), (0.84, rgb('#cc5526')), (0.98, rgb('#9c4a1c'))),
    axes='xy', scale=1.6, wobble=0.30, bump=0.25, bump_scale=3.4))
# In the light of a fire, which would bleach the pale one.
SHRIMP_SEARED = Look('seared shrimp', rgb('#e5823f'), 0.32, 0.5, soft=0.06, wet=0.5, wet_roughness=0.18, vary=0.09, pattern=Pattern(
    'rim', ((0.18, rgb('#f0b07c')), (0.40, rgb('#e58d4c')), (0.62, rgb('#d4652a')), (0.82, rgb('#a84417')), (0.98, rgb('#5f270c'))),
    axes='xy', scale=1.6, wobble=0.36, bump=0.30, bump_scale=3.4))
SHRIMP_GLAZED = Look('glazed shrimp', rgb('#c25a24'), 0.3, 0.5, soft=0.06, wet=0.6, wet_roughness=0.14, pattern=Pattern(
    'rim', ((0.38, rgb('#f6c193')), (0.62, rgb('#e08a4a')), (0.80, rgb('#b8521c')), (0.98, rgb('#7a2a0c'))),
    axes='xy', scale=1.1, wobble=0.24, bump=0.15, bump_scale=2.4))
TAIL = Look('shrimp tail', rgb('#d83a17'), 0.25, 0.5, wet=0.6)
SCALLOP = Look('scallop', rgb('#f1d8ae'), 0.38, 0.5, soft=0.2, wet=0.25, wet_roughness=0.2, vary=0.06, pattern=Pattern(
    'fade', ((0.2, rgb('#f6e6ca')), (0.66, rgb('#efd4a4')), (0.80, rgb('#d9a35a')), (0.90, rgb('#b56f2c')), (1.0, rgb('#85491a'))),
    axes='z', scale=1.9, wobble=0.24, bump=0.35, bump_scale=4.0))
TOFU = Look('browned tofu', rgb('#e9c98e'), 0.5, 0.45, soft=0.14, wet=0.12, wet_roughness=0.3, vary=0.06, pattern=Pattern(
    'fade', ((0.06, rgb('#a9692c')), (0.20, rgb('#e6c184')), (0.40, rgb('#f5e7c8')), (0.66, rgb('#f0d9aa')), (0.82, rgb('#cf9248')), (0.97, rgb('#96571f'))),
    axes='z', scale=1.2, wobble=0.34, bump=0.3, bump_scale=3.0))
TOFU_GLAZED = Look('glazed tofu', rgb('#b86f2a'), 0.34, 0.5, soft=0.06, wet=0.45, wet_roughness=0.2, pattern=Pattern(
    'fade', ((0.10, rgb('#b97a34')), (0.24, rgb('#f0ddb2')), (0.55, rgb('#e9c98c')), (0.76, rgb('#b5672a')), (0.96, rgb('#6b2f0e'))),
    axes='z', scale=1.3, wobble=0.22, bump=0.3, bump_scale=2.4))
SOFT_TOFU = Look('soft tofu', rgb('#f6ecd6'), 0.42, 0.5, soft=0.3, wet=0.2, wet_roughness=0.15)
LOBSTER_SHELL = Look('lobster shell', rgb('#c2260f'), 0.22, 0.5, wet=0.8, pattern=Pattern(
    'noise', ((0.35, rgb('#8e1707')), (0.55, rgb('#c92c10')), (0.7, rgb('#ec6a35'))), scale=1.0, detail=6, bump=0.3))
LOBSTER_MEAT = Look('lobster tail meat', rgb('#fbe5cf'), 0.28, 0.5, soft=0.1, wet=0.8, wet_roughness=0.12, pattern=Pattern(
    'rim', ((0.12, rgb('#f7dcb4')), (0.34, rgb('#efba7c')), (0.52, rgb('#e08448')), (0.80, rgb('#bb3a18'))),
    axes='y', scale=0.8, wobble=0.5, bump=0.3, bump_scale=1.6))
GRILL_MARK = Look('grill mark', rgb('#34160a'), 0.4, 0.4)


@cache
def chunk(length, width, height, seed):
    """An uneven bite."""
    return rough(block(length, width, height, min(length, width, height) * 0.38, 10), 0.26, 1.5, seed)


@cache
def cut(length, width, height, seed):
    """A slice with a clean cut."""
    return rough(rough(block(length, width, height, min(length, width, height) * 0.28, 18), 0.14, 1.8, seed), 0.05, 0.5, seed + 7, 2)


@cache
def medallion(radius, height, seed):
    """A thick round of filet: its edges drawn in by the heat, its crust cracked."""
    r, h = radius, height
    edge = np.array([(0.01, 0), (r * 0.82, 0.02), (r * 0.94, h * 0.1), (r, h * 0.3), (r * 1.02, h * 0.5), (r, h * 0.7), (r * 0.95, h * 0.88),
                     (r * 0.86, h * 0.97), (r * 0.7, h), (0.01, h)])
    fine = np.linspace(0, len(edge) - 1, 64)
    body = lathe([[np.interp(t, range(len(edge)), column) for column in edge.T] for t in fine], 80)
    x, y, z = body.verts.T
    a = np.arctan2(y, x)
    grown = 1 + 0.06 * np.sin(2 * a + seed) + 0.035 * np.sin(3 * a + 2 * seed)
    body = rough(Shape(np.stack([x * grown, y * grown, z], 1), body.faces), 0.14, 1.6, seed)
    return rough(body, 0.05, 0.4, seed + 9, 2)


def pile(stage, place, look, count, reach, size=(2.3, 1.9, 1.4), layers=2, wild=24, bite=chunk):
    """Bites heaped up: a first layer side by side, the next ones on it."""
    each = count / sum(1 / (i + 1) for i in range(layers))
    for layer in range(layers):
        n = max(1, round(each / (layer + 1)))
        shrink = 1 - 0.42 * layer
        for i in range(n):
            golden = i * 2.399 + layer * 1.3
            r = np.sqrt((i + 0.5) / n) * shrink
            grow = stage.rng.uniform(0.85, 1.15)
            turn = (stage.jitter(wild), stage.jitter(wild), stage.jitter(180))
            spot = at(reach[0] * r * np.cos(golden), reach[1] * r * np.sin(golden),
                      size[2] * (0.5 + 0.72 * layer), turn, grow)
            stage.put(bite(*size, i % 5), look, place @ spot)


def fanned(stage, place, look, count=7, step=1.5, size=(0.95, 4.6, 2.6), lean=56):
    """Slices that lean on each other, their cut sides seen, along x."""
    for i in range(count):
        grow = 1 + stage.jitter(0.05)
        spot = at((i - (count - 1) / 2) * step, stage.jitter(0.2), size[2] * (0.48 - lean * 0.0018), (stage.jitter(3), -lean + stage.jitter(5), stage.jitter(5)), grow)
        stage.put(cut(*size, i % 4), look, place @ spot)


@cache
def _shrimp(size, curl):
    """A thick back that tapers to the tail, curled towards itself, its shell's six rings still to be seen."""
    t = np.linspace(0, 1, 64)
    a = t * curl
    bow = (1.16 - 0.16 * t) * size
    path = np.stack([bow * np.cos(a), bow * np.sin(a), 0.22 * np.sin(t * 3) * size], 1)
    ring = 1 + 0.13 * (1 - np.modf(t * 6.5)[0]) ** 2
    radius = size * 0.74 * (1 - 0.60 * t**1.5) * ring
    radius[:6] *= np.linspace(0.3, 0.95, 6)
    body = tube(path, radius, 16, 0.92)
    end, before = path[-1], path[-4]
    out = (end - before) / np.linalg.norm(end - before)
    side = np.array([-out[1], out[0], 0])
    fins = []
    for spread in (-0.55, 0.0, 0.55):
        along = out + side * spread + np.array([0, 0, 0.25])
        fin = [end + along * size * w for w in (-0.1, 0.3, 0.75, 1.0)]
        fins.append(tube(fin, np.array([0.12, 0.24, 0.34, 0.05]) * size, 8, 0.3))
    return body, merged(fins)


def shrimp(stage, place, look=SHRIMP, size=1.0, curl=3.9):
    """A curled shrimp with its tail."""
    body, tail = _shrimp(size, curl)
    stage.put(body, look, place @ at(0, 0, 0.55 * size))
    stage.put(tail, TAIL, place @ at(0, 0, 0.55 * size))


def shrimps(stage, place, count, reach, look=SHRIMP, size=1.25):
    """Shrimp heaped loosely."""
    for i in range(count):
        golden, r = i * 2.399, np.sqrt((i + 0.4) / count)
        lift = 0.9 * size * (1 - r)
        turn = (stage.jitter(22), stage.jitter(22), stage.jitter(180))
        shrimp(stage, place @ at(reach[0] * r * np.cos(golden), reach[1] * r * np.sin(golden), lift, turn), look,
               size * (1 + stage.jitter(0.1)))


@cache
def _scallop(radius, height):
    r, h = radius, height
    body = lathe([(0.01, 0), (r * 0.85, 0), (r, h * 0.2), (r * 1.02, h * 0.6), (r * 0.93, h * 0.93), (r * 0.8, h), (0.01, h * 1.02)], 28)
    return rough(body, 0.10, 1.1, 2)


def scallops(stage, place, count, reach, radius=1.45):
    """Seared scallops, crust up."""
    for i in range(count):
        golden, r = i * 2.399 + 0.6, np.sqrt((i + 0.4) / count)
        stage.put(_scallop(radius, 1.5), SCALLOP, place @ at(
            reach[0] * r * np.cos(golden), reach[1] * r * np.sin(golden), 0.05 + 0.5 * (1 - r),
            (stage.jitter(10), stage.jitter(10), stage.jitter(180)), 1 + stage.jitter(0.08)))


def fillet(stage, place, glazed=False, length=8.5, width=3.6, height=2.0):
    """A fillet of salmon: flakes at its sides, a crust or glaze on it."""
    body = rough(block(length, width, height, 0.7, 14), 0.16, 2.2, 5)
    x, y, z = body.verts.T
    body = Shape(np.stack([x, y, z * (1 - 0.2 * (x / length * 2) ** 2)], 1), body.faces)
    stage.put(body, SALMON, place @ at(0, 0, height / 2))
    lid = Shape(body.verts[:, :] * [0.985, 0.985, 0.55] + [0, 0, height * 0.255], body.faces)
    stage.put(lid, SALMON_GLAZE if glazed else SALMON_CRUST, place @ at(0, 0, height / 2))


def marks(stage, place, count=4, length=3.0, step=1.5, lift=0.0):
    """The bars that a grill leaves."""
    for i in range(count):
        bar = tube([(-length / 2 + k * length / 7, 0.08 * np.sin(k), 0) for k in range(8)], 0.15, 6, 0.14)
        stage.put(bar, GRILL_MARK, place @ at((i - (count - 1) / 2) * step, 0, lift, (0, 0, 68 + stage.jitter(4))))


@cache
def _tail(size):
    """A split lobster's tail: the shell as a boat of rings, the fan behind it, and the meat that swells out of it."""

    def shell(u, v):
        a = (u - 0.5) * np.pi * 1.16
        wide = 2.15 * (1 - 0.45 * v**1.3) * (1 + 0.07 * (1 - np.modf(v * 6)[0]))
        return (v - 0.5) * 8.6, wide * np.sin(a), 1.75 * (1 - 0.3 * v) * (1 - np.cos(a)) + 0.08 * np.abs(np.sin(v * 6 * np.pi))

    def meat(u, v):
        a = u * 2 * np.pi
        wide = 1.85 * (1 - 0.45 * v**1.3) * np.maximum(np.sin(v * np.pi), 0) ** 0.32
        lobe = 0.92 + 0.17 * np.abs(np.sin(v * 6 * np.pi)) ** 0.6
        cleft = 0.30 * np.exp(-(((np.cos(a)) / 0.16) ** 2)) * (np.sin(a) > 0)
        return (v - 0.5) * 8.2, wide * np.cos(a) * lobe, 1.55 + wide * (0.82 * np.sin(a) * lobe - cleft)

    blade = ball(2.0, 0.85, 0.14, 12)
    blade = Shape(blade.verts + [1.5, 0, 0] + 0.1 * np.sin(blade.verts[:, 1:2] * 7) * [0, 0, 1], blade.faces)
    fan = merged([blade.through(at(4.1, 0, 0.55 + 0.12 * (2 - abs(i - 2)), (0, -6, (i - 2) * 27))) for i in range(5)])
    flesh = rough(grid(48, 60, meat, close_u=True), 0.06, 0.9, 7)
    return grid(30, 84, shell).scaled(size), fan.scaled(size), flesh.scaled(size)


def lobster(stage, place, size=1.0):
    """A split lobster tail with its meat in the shell."""
    shell, fan, meat = _tail(size)
    stage.put(shell, LOBSTER_SHELL, place)
    stage.put(fan, LOBSTER_SHELL, place)
    stage.put(meat, LOBSTER_MEAT, place)
