"""From a finished picture to the files that the site serves: two widths, two formats, one name."""

import hashlib
import subprocess
from pathlib import Path

import bpy
import numpy as np

from .darkroom import narrowed

AVIF = ('avifenc', '--min', '0', '--max', '63', '-a', 'end-usage=q', '-a', 'tune=ssim', '-s', '6', '-y', '420')
# How coarse an AVIF may become, from the finest, until it is no larger than this: trays of many pieces would be.
COARSENESS, MOST_BYTES = (27, 30, 33, 36, 39), 29_000
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


def printed(file: Path, folder: Path, name: str, of=1, by=2) -> str:
    """Writes `name`.VERSION.COLOUR.WIDTH.(avif|webp) in the full width and `of` parts in `by` of it.

    Takes older versions away; gives VERSION.COLOUR.WIDTH."""
    picture = _read(file)
    small = narrowed(picture, of, by)
    version = hashlib.sha256(file.read_bytes()).hexdigest()[:8]
    mark = f'{version}.{colour_of(small)}'
    for old in folder.glob(f'{name}.*'):
        old.unlink()
    for each in (picture, small):
        sheet = file.with_name(f'.{name}.png')
        _write(each, sheet)
        encoded(sheet, folder / f'{name}.{mark}.{each.shape[1]}', HEADS.get(each.shape[1], MOST_BYTES))
        sheet.unlink()
    return f'{mark}.{picture.shape[1]}'


def shared(file: Path, folder: Path, name: str):
    """Writes `name`.jpg: what other sites show is read by programs that know neither AVIF nor WebP."""
    image = bpy.data.images.load(str(file))
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Standard'
    scene.render.image_settings.file_format, scene.render.image_settings.quality = 'JPEG', 80
    image.save_render(str(folder / f'{name}.jpg'), scene=scene)


def encoded(sheet: Path, target: Path, most=MOST_BYTES):
    """The same picture as AVIF and as WebP, each as fine as fits."""
    avif, webp = Path(f'{target}.avif'), Path(f'{target}.webp')
    for level in COARSENESS:
        subprocess.run([*AVIF, '-a', f'cq-level={level}', str(sheet), str(avif)], check=True, stdout=subprocess.DEVNULL)
        if avif.stat().st_size <= most:
            break
    for quality in QUALITIES:
        subprocess.run([*WEBP, '-q', str(quality), str(sheet), '-o', str(webp)], check=True)
        if webp.stat().st_size <= most * 1.2:
            break
