"""Makes the pictures of dishes, and those of the pages' heads: npm run pictures -- [CODE...]

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
from kitchen.prints import printed  # noqa: E402
from kitchen.stage import Stage  # noqa: E402
from recipes import RECIPES, SCENES  # noqa: E402

PROJECT = HERE.parent.parent
RENDERS = PROJECT / '.local' / 'pictures'
DISHES = PROJECT / 'frontend' / 'public' / 'assets'
IMAGES = PROJECT / 'frontend' / 'public' / 'images'
MARKS = PROJECT / 'infra' / 'seed' / 'menu' / 'pictures.json'
WIDTH, SAMPLES = 480, 12


def seed_of(code: str) -> int:
    """The same number for a dish at every render."""
    return sum(ord(letter) * 31**i for i, letter in enumerate(code)) % 100_000


def rendered(code: str) -> Path:
    """The picture of a dish as PNG."""
    file = RENDERS / f'{code}.png'
    scene = SCENES.get(code)
    width, height = scene.size if scene else (WIDTH, WIDTH * 3 // 4)
    start = time.time()
    stage = Stage(seed_of(code))
    (scene.lay if scene else RECIPES[code])(stage)
    # What is seen through glass comes out grainier.
    samples = SAMPLES * 2 if stage.glassy else SAMPLES
    photograph(stage.scene, file, width, height, samples, stage.glassy)
    print(f'{code}: {time.time() - start:.0f} s', flush=True)
    return file


def publish(code: str, marks: dict):
    """Puts a rendered picture where the site and the menu find it."""
    file = RENDERS / f'{code}.png'
    if code in SCENES:
        SCENES[code].publish(file, IMAGES)
        return
    marks[code] = printed(file, DISHES, code.lower())
    MARKS.write_text(json.dumps(dict(sorted(marks.items())), indent=2) + '\n')


def main(named):
    """Renders and publishes the codes that are named, or all that are missing."""
    RENDERS.mkdir(parents=True, exist_ok=True)
    DISHES.mkdir(parents=True, exist_ok=True)
    marks = json.loads(MARKS.read_text()) if MARKS.exists() else {}
    for code in named or [*RECIPES, *SCENES]:
        if named or not (RENDERS / f'{code}.png').exists():
            rendered(code)
        elif code in marks and (DISHES / f'{code.lower()}.{marks[code]}.webp').exists():
            continue
        publish(code, marks)


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1 :])
