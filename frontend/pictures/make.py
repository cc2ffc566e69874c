"""Makes the pictures of dishes, and those of the pages' heads:

blender --background --python frontend/pictures/make.py -- [CODE...]

Without codes it makes all that are not rendered yet, so that it can be interrupted; a code that is named is made anew.
Renders are kept in .local/pictures; what the site serves goes to frontend/public.
"""

import json
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from kitchen.camera import photograph  # noqa: E402
from kitchen.prints import printed, shared  # noqa: E402
from kitchen.stage import Stage  # noqa: E402
from recipes import RECIPES, SCENES  # noqa: E402

PROJECT = HERE.parent.parent
RENDERS = PROJECT / '.local' / 'pictures'
DISHES = PROJECT / 'frontend' / 'public' / 'assets'
IMAGES = PROJECT / 'frontend' / 'public' / 'images'
MARKS = PROJECT / 'infra' / 'catalogue' / 'sample' / 'pictures.json'
SHARED_MARKS = PROJECT / 'shared' / 'menu' / 'pictures'
WIDTH, SAMPLES = 1280, 6
# The widths of a picture's files, the last its own; shared/menu/pictures/picture.ts has the same.
WIDTHS = {'hero': (768, 960), 'category': (160, 320, 640, 960), 'option': (96, 192), 'dish': (320, 480, 960, 1280)}


def seed_of(code: str) -> int:
    """The same number for a dish at every render."""
    return sum(ord(letter) * 31**i for i, letter in enumerate(code)) % 100_000


def seat_of(code: str) -> int:
    """Which table a dish stands on: another one than that of its neighbours, in two columns and in three."""
    number = int(''.join(filter(str.isdigit, code)) or 0)
    return (2 * number + sum(ord(letter) for letter in code if letter.isalpha())) % 5


def rendered(code: str) -> Path:
    """The picture of a dish as PNG."""
    file = RENDERS / f'{code}.png'
    scene = SCENES.get(code)
    width, height = scene.size if scene else (WIDTH, WIDTH * 3 // 4)
    start = time.time()
    stage = Stage(seed_of(code), seat_of(code))
    (scene.lay if scene else RECIPES[code])(stage)
    # What is seen through glass comes out grainier.
    samples = SAMPLES * 2 if stage.glassy else SAMPLES
    fineness = 2 if kind_of(code) in ('hero', 'option') else 1
    photograph(stage.scene, file, width, height, samples, stage.glassy, stage.misted, fineness=fineness)
    print(f'{code}: {time.time() - start:.0f} s', flush=True)
    return file


def kind_of(code: str) -> str:
    """What a picture is of: 'hero', 'category', 'option', or a dish by its code."""
    return code.partition('-')[0]


def shelf(code: str):
    """Where a picture's files lie, which file says which version it has, and as whose."""
    kind, of = kind_of(code), code.partition('-')[2]
    if kind == 'hero':
        return IMAGES, SHARED_MARKS / 'heroes.json', of.upper()
    books = {'category': 'categories.json', 'option': 'options.json'}
    return (DISHES, SHARED_MARKS / books[kind], of) if kind in books else (DISHES, MARKS, code)


def publish(code: str):
    """Puts a rendered picture where the site and the menu find it."""
    file = RENDERS / f'{code}.png'
    if code == 'social-card':
        shared(file, IMAGES, code)
        return
    folder, book, name = shelf(code)
    mark = printed(file, folder, code.lower(), WIDTHS.get(kind_of(code), WIDTHS['dish']))
    marks = json.loads(book.read_text()) if book.exists() else {}
    marks[name] = mark
    book.write_text(json.dumps(dict(sorted(marks.items())), indent=2) + '\n')


def is_published(code: str) -> bool:
    """Whether the files of a picture are there."""
    if code == 'social-card':
        return (IMAGES / f'{code}.jpg').exists()
    folder, book, name = shelf(code)
    mark = json.loads(book.read_text()).get(name) if book.exists() else None
    return mark is not None and (folder / f'{code.lower()}.{mark}.webp').exists()


def main(named):
    """Renders and publishes the codes that are named, or all that are missing."""
    for folder in (RENDERS, DISHES, IMAGES, SHARED_MARKS):
        folder.mkdir(parents=True, exist_ok=True)
    for code in named or [*RECIPES, *SCENES]:
        if named or not (RENDERS / f'{code}.png').exists():
            rendered(code)
        elif is_published(code):
            continue
        publish(code)


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1 :])
