"""From a finished picture to the files that the site serves: several widths, two formats, one name."""

import hashlib
import subprocess
from math import gcd
from pathlib import Path

import bpy
import numpy as np

from .darkroom import narrowed

AVIF = ('avifenc', '--min', '0', '--max', '63', '-a', 'end-usage=q', '-a', 'tune=ssim', '-s', '6', '-y', '420')
# How coarse an AVIF may become, from the finest, until it is no larger than this: trays of many pieces would be.
COARSENESS, MOST_BYTES = (27, 30, 33, 36, 39), 29_000
# For the dish's sheet and the home page, on screens with three pixels in one.
WIDE_BYTES = {640: 32_000, 960: 36_000, 1280: 48_000}
WEBP = ('cwebp', '-quiet', '-m', '6', '-sharp_yuv')
QUALITIES = (72, 66, 60, 54, 48)
# The head of a page is what a guest waits for: no larger than this in either width, a WebP a fifth more.
HEADS = {960: 27_000, 768: 17_700}


def _read(file: Path) -> np.ndarray:
    image = bpy.data.images.load(str(file))
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3]


def _write(picture: np.ndarray, file: Path):
    height, width = picture.shape[:2]
    image = bpy.data.images.new('print', width, height)
    image.pixels.foreach_set(np.concatenate([picture, np.ones((height, width, 1))], axis=2).astype(np.float32).ravel())
    image.filepath_raw, image.file_format = str(file), 'PNG'
    image.save()
    bpy.data.images.remove(image)


def colour_of(picture: np.ndarray) -> str:
    """The colour that most of a picture has, as six hexadecimal digits."""
    bins = (picture.reshape(-1, 3) * 7.99).astype(int)
    keys = bins @ np.array([64, 8, 1])
    common = np.bincount(keys).argmax()
    red, green, blue = (picture.reshape(-1, 3)[keys == common].mean(axis=0) * 255).round().astype(int)
    return f'{red:02x}{green:02x}{blue:02x}'


def printed(file: Path, folder: Path, name: str, widths) -> str:
    """Writes `name`.VERSION.COLOUR.WIDTH.(avif|webp) in the widths, smallest first; the last is the picture's own.

    Takes older versions away; gives VERSION.COLOUR.WIDTH. WebP has no file between the small ones and the largest."""
    picture = _read(file)
    full = picture.shape[1]
    most = HEADS if name.startswith('hero') else WIDE_BYTES
    version = hashlib.sha256(file.read_bytes()).hexdigest()[:8]
    mark = f'{version}.{colour_of(narrowed(picture, *_share(widths[0], full)))}'
    for old in folder.glob(f'{name}.*'):
        old.unlink()
    for width in widths:
        sheet = file.with_name(f'.{name}.png')
        _write(picture if width == full else narrowed(picture, *_share(width, full)), sheet)
        has_webp = width in (*widths[:2], full)
        encoded(sheet, folder / f'{name}.{mark}.{width}', most.get(width, MOST_BYTES), has_webp)
        sheet.unlink()
    return f'{mark}.{full}'


def _share(width: int, full: int):
    """One width as parts of another: (3, 4) for 960 of 1280."""
    common = gcd(width, full)
    return width // common, full // common


def shared(file: Path, folder: Path, name: str):
    """Writes `name`.jpg: what other sites show is read by programs that know neither AVIF nor WebP."""
    image = bpy.data.images.load(str(file))
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Standard'
    scene.render.image_settings.file_format, scene.render.image_settings.quality = 'JPEG', 80
    image.save_render(str(folder / f'{name}.jpg'), scene=scene)


def encoded(sheet: Path, target: Path, most=MOST_BYTES, has_webp=True):
    """The same picture as AVIF and, if wanted, as WebP, each as fine as fits."""
    avif, webp = Path(f'{target}.avif'), Path(f'{target}.webp')
    for level in COARSENESS:
        subprocess.run([*AVIF, '-a', f'cq-level={level}', str(sheet), str(avif)], check=True, stdout=subprocess.DEVNULL)
        if avif.stat().st_size <= most:
            break
    for quality in QUALITIES if has_webp else ():
        subprocess.run([*WEBP, '-q', str(quality), str(sheet), '-o', str(webp)], check=True)
        if webp.stat().st_size <= most * 1.2:
            break
