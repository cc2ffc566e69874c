"""Ways to lay a dish that many dishes share."""

from kitchen.stage import at
from parts import garnish, sushi, tableware

def flat_pieces(stage, fillings, coat=None, outside='rice', columns=4, rows=2, z=0.8, step=5.0, radius=2.3, height=2.3,
                middle=(0.0, 0.0), tumble=True):
    """Cut pieces on the board, cut side up; the last ones lean on the others."""
    places = []
    for row in range(rows):
        for i in range(columns):
            n = row * columns + i
            x = (i - (columns - 1) / 2) * step + (0.7 if row % 2 else -0.5) + stage.jitter(0.25) + middle[0]
            y = ((rows - 1) / 2 - row) * (step + 0.3) + stage.jitter(0.3) + middle[1]
            place = at(x, y, z + height / 2, (stage.jitter(3), stage.jitter(3), stage.jitter(180)))
            if tumble and n == rows * columns - 1:
                place = at(x + 0.4, y - 0.3, z + radius * 0.97, (62, 12, stage.jitter(30)))
            sushi.maki(stage, place, fillings, radius, height, outside, n)
            if coat:
                sushi.coat(stage, place, coat, radius, height, n)
            places.append(place)
    return places


def line_of_pieces(stage, fillings, draped=(), coat=None, count=8, step=2.32, z=0.8, radius=2.35, angle=0.0, outside='rice',
                   thick=0.42, reach=6.0, middle=(0.0, 0.0), tilt=0.0):
    """A sliced roll that lies along a line; each piece wears the next of the `draped` slices."""
    base = at(middle[0], middle[1], z + radius * 0.97, (0, 0, angle))
    for i in range(count):
        x = (i - (count - 1) / 2) * step
        lean = at(x, stage.jitter(0.12), stage.jitter(0.04), (stage.jitter(4), -90 + tilt + stage.jitter(2.5), stage.jitter(3)))
        place = base @ lean
        sushi.maki(stage, place, fillings, radius, step * 0.95, outside, i)
        if coat:
            sushi.coat(stage, place, coat, radius, step * 0.95, i)
        if draped:
            look = draped[i % len(draped)]
            cover = base @ at(x + stage.jitter(0.1), 0, 0, (stage.jitter(4), tilt, stage.jitter(7)))
            sushi_slice = sushi.draped(step * 0.99, reach, thick, radius * 0.98, i % 4)
            stage.put(sushi_slice, look, cover)
    return base


def beside(stage, z=0.8, ginger=(9.0, 4.6), wasabi=(9.6, -4.4)):
    """Pickled ginger and wasabi."""
    garnish.ginger(stage, at(ginger[0], ginger[1], z))
    garnish.wasabi(stage, at(wasabi[0], wasabi[1], z))


def slate(stage, length=26.0, width=15.0, look=tableware.SLATE, turn=8.0):
    """The table with a slate on it."""
    tableware.table(stage, turn=turn)
    tableware.board(stage, length, width, look)
