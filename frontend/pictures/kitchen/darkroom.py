"""From a grainy render to a picture: the grain is filtered out along surfaces, then the light becomes colour."""

import numpy as np

# An à-trous wavelet filter: five looks at ever wider neighbours, none of them across an edge.
KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def _shifted(image, dy, dx):
    pad = ((abs(dy), abs(dy)), (abs(dx), abs(dx))) + ((0, 0),) * (image.ndim - 2)
    wide = np.pad(image, pad, mode='edge')
    h, w = image.shape[:2]
    return wide[abs(dy) + dy : abs(dy) + dy + h, abs(dx) + dx : abs(dx) + dx + w]


def _padded(image, by):
    return np.pad(image, ((by, by), (by, by)) + ((0, 0),) * (image.ndim - 2), mode='edge')


def _window(image, top, left, size):
    return image[top : top + size[0], left : left + size[1]]


def _apart(one, other):
    off = one - other
    return np.einsum('ijk,ijk->ij', off, off)


def _blurred(image):
    for axis in (0, 1):
        parts = [_shifted(image, *((k, 0) if axis == 0 else (0, k))) * KERNEL[k + 2] for k in range(-2, 3)]
        image = sum(parts)
    return image


def settled(image):
    """What the things under a clear surface are like, though now and then the surface answers in their place."""
    return np.median(np.stack([_shifted(image, dy, dx) for dy in (-2, 0, 2) for dx in (-2, 0, 2)]), axis=0)


def denoised(colour, albedo, normal, depth, glassy=False, rounds=4):
    """The light of a render without its grain; albedo, normal and depth keep what are edges of things.

    Behind glass these three are grainy themselves (`glassy`): they are smoothed first and count less.
    """
    base = np.maximum(albedo, 0.02)
    strength = 1.0
    if glassy:
        base, strength = np.ones_like(albedo), 1.6
        albedo, normal, depth = (_blurred(_blurred(each)) for each in (albedo, normal, depth))
    light = np.minimum(colour / base, 40.0)
    guide = _blurred(albedo)
    depth = depth / max(float(np.median(depth)), 1e-6)
    grey = light.mean(axis=2)
    spread = np.sqrt(np.maximum(_blurred((grey - _blurred(grey)) ** 2), 1e-6))
    for level in range(rounds):
        step = 2**level
        total = np.zeros_like(light)
        weight = np.zeros(light.shape[:2], np.float32)
        grey = _blurred(light.mean(axis=2))
        wide = [_padded(each, 2 * step) for each in (light, normal, guide, depth, grey)]
        scale = 1 / (spread * 2.2 * strength / (1 + level * 0.5) + 1e-3)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                other, n, g, d, t = (_window(each, (dy + 2) * step, (dx + 2) * step, depth.shape) for each in wide)
                near, same = _apart(normal, n) * 6.0, _apart(guide, g) * 60.0
                deep = np.abs(depth - d) / (0.006 * step)
                tone = np.abs(grey - t) * scale
                w = np.exp(-(near + same + deep + tone)) * KERNEL[dy + 2] * KERNEL[dx + 2]
                total += other * w[..., None]
                weight += w
        light = total / np.maximum(weight, 1e-6)[..., None]
    return light * base


def developed(light, exposure=1.0):
    """Linear light as eight-bit colour: a film-like shoulder, a little warmth and contrast."""
    x = np.maximum(light * exposure, 0)
    grey = x @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    # The curve goes over the brightness, half over each colour: highlights keep their hue but still turn white.
    toned = _curve(grey) / np.maximum(grey, 1e-6)
    x = 0.55 * np.minimum(x * toned[..., None], 1.6) + 0.45 * _curve(x)
    grey = x @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    x = grey[..., None] + (x - grey[..., None]) * 1.12
    x = np.clip(_calmed(x), 0, 1)
    coded = np.where(x <= 0.0031308, x * 12.92, 1.055 * np.power(np.maximum(x, 1e-9), 1 / 2.4) - 0.055)
    coded = coded + 0.10 * (coded - 0.5) * (1 - (2 * coded - 1) ** 2)
    return (np.clip(coded, 0, 1) * 255 + 0.5).astype(np.uint8)


def _calmed(x):
    """Greens and reds as a lens sees them: those of a render are louder than any leaf or fish."""
    red, green, blue = x[..., 0], x[..., 1], x[..., 2]
    leaf = np.maximum(green - np.maximum(red, blue), 0)
    flame = np.maximum(red - np.maximum(green * 1.6, blue), 0)
    return np.stack([red + 0.22 * leaf - 0.10 * flame, green - 0.26 * leaf + 0.04 * flame, blue + 0.10 * leaf + 0.04 * flame], axis=-1)


def _curve(x):
    return np.clip(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)


def narrowed(picture, of=1, by=2):
    """`of` parts in `by` as wide and as high, averaged as light is, not as numbers are."""
    light = np.repeat(np.repeat(picture.astype(np.float32) ** 2.2, of, axis=0), of, axis=1)
    height, width = light.shape[0] // by, light.shape[1] // by
    blocks = light[: height * by, : width * by].reshape(height, by, width, by, 3)
    return blocks.mean(axis=(1, 3)) ** (1 / 2.2)


def glowing(light, amount=0.06, threshold=1.2):
    """A soft halo around what is brighter than white, as a lens makes it."""
    halo = np.maximum(light - threshold, 0)
    halo = np.minimum(halo, 6.0)
    total = np.zeros_like(halo)
    for size in (1, 2, 4, 8):
        for _ in range(3):
            halo = sum(_shifted(halo, *at) for at in ((size, 0), (-size, 0), (0, size), (0, -size), (0, 0))) / 5
        total += halo
    return light + total * amount
