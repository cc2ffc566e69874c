"""Long thin things: noodles, seaweed, shreds."""

from functools import cache

import numpy as np

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import lathe, merged, tube

WAKAME = Look('wakame', rgb('#2f6a2a'), 0.18, 0.6, soft=0.08, wet=0.9, vary=0.3)
WAKAME_BRIGHT = Look('bright wakame', rgb('#6fae2a'), 0.12, 0.6, soft=0.2, wet=1.0, wet_roughness=0.05, pattern=Pattern(
    'noise', ((0.34, rgb('#2f7a1e')), (0.52, rgb('#6fb02c')), (0.70, rgb('#b4d65a'))), scale=0.5, detail=3))
WAKAME_DARK = Look('dark wakame', rgb('#1f4a2a'), 0.2, 0.6, wet=0.9, vary=0.3)
KANI_WHITE = Look('kani strand', rgb('#f8e8dc'), 0.35, 0.5, soft=0.15, wet=0.3)
KANI_RED = Look('kani red strand', rgb('#e2583c'), 0.35, 0.5, soft=0.1, wet=0.3)
CUCUMBER_STRAND = Look('cucumber strand', rgb('#a9cf78'), 0.3, 0.5, soft=0.15, wet=0.4, vary=0.2)
UDON = Look('udon', rgb('#f3e3c0'), 0.25, 0.5, soft=0.15, wet=0.4)
YAKISOBA = Look('yakisoba', rgb('#b5732c'), 0.3, 0.5, wet=0.7, wet_roughness=0.12, pattern=Pattern(
    'noise', ((0.35, rgb('#a8641f')), (0.65, rgb('#dda552'))), scale=0.5))
YAKISOBA_DEEP = Look('yakisoba in the shade', rgb('#43200a'), 0.5, 0.3)
BUTTERED = Look('butter noodles', rgb('#f2cf7a'), 0.22, 0.5, soft=0.06, wet=0.8, wet_roughness=0.12, pattern=Pattern(
    'noise', ((0.35, rgb('#e0a940')), (0.65, rgb('#f6d98c'))), scale=0.6))
BUTTERED_DEEP = Look('butter noodles in the shade', rgb('#b9822c'), 0.4, 0.4)
UDON_DEEP = Look('udon in the shade', rgb('#b98a4e'), 0.4, 0.4)


@cache
def _bundled(radius, height, bundles, each, thick, seed, long, flat):
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, 44)
    made = []
    for b in range(bundles):
        a, r = rng.uniform(0, 6.28), radius * np.sqrt(rng.uniform(0, 0.7))
        heading = rng.uniform(0, 6.28) + rng.choice([-1, 1]) * rng.uniform(1.2, 5.2) * t + 0.5 * np.sin(t * 5 + rng.uniform(0, 6))
        x, y = r * np.cos(a) + np.cumsum(np.cos(heading)) * long / 44, r * np.sin(a) + np.cumsum(np.sin(heading)) * long / 44
        wave = rng.uniform(0, 6)
        for j in range(each):
            off = (j - (each - 1) / 2) * thick * 2.05 + thick * 0.8 * np.sin(t * rng.uniform(3, 9) + rng.uniform(0, 6))
            px, py = x - np.sin(heading) * off, y + np.cos(heading) * off
            pull = np.minimum(1, radius * (1 - 0.05 * rng.uniform()) / np.maximum(np.hypot(px, py), 1e-6))
            px, py = px * pull, py * pull
            d = np.hypot(px, py) / radius
            level = height * (1 - d**2.4) * (0.5 + 0.5 * b / bundles) + thick * (1.3 * np.sin(t * 8 + wave) + rng.uniform(-0.6, 0.6))
            made.append(tube(np.stack([px, py, np.maximum(level, thick)], 1), thick * rng.uniform(0.9, 1.08), 8, flat))
    under = lathe([(radius * q * 0.86, height * (1 - q**2.4) * 0.5) for q in np.linspace(0.999, 0.001, 14)], 32)
    return merged(made), under


def bundles(stage, place, look, under, radius=5, height=2.5, bundles=30, each=6, thick=0.2, long=12.0, seed=0, flat=0.9):
    """Noodles as they fall from the tongs: strands that run side by side in swirls; `under` shows in the gaps."""
    strands_of, heart = _bundled(radius, height, bundles, each, thick, seed, long, flat)
    stage.put(strands_of, look, place)
    stage.put(heart, under, place)
