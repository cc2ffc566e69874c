"""Geometry in plain numpy: a shape is vertices and triangles, in centimetres, made once and placed often."""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True, eq=False)
class Shape:
    """Vertices (n, 3) and triangles (m, 3)."""

    verts: np.ndarray
    faces: np.ndarray

    def through(self, matrix) -> 'Shape':
        """The shape moved by a 4x4 matrix."""
        m = np.array(matrix)
        return Shape(self.verts @ m[:3, :3].T + m[:3, 3], self.faces)

    def scaled(self, x, y=None, z=None) -> 'Shape':
        """The shape stretched along its axes."""
        return Shape(self.verts * np.array([x, x if y is None else y, x if z is None else z]), self.faces)


def merged(shapes) -> Shape:
    """Several shapes as one."""
    verts, faces, count = [], [], 0
    for shape in shapes:
        verts.append(shape.verts)
        faces.append(shape.faces + count)
        count += len(shape.verts)
    return Shape(np.concatenate(verts), np.concatenate(faces))


def scattered(shape: Shape, positions, rotations, sizes) -> Shape:
    """One shape repeated at many places: positions (k, 3), rotations (k, 3, 3), sizes (k,)."""
    k, n = len(positions), len(shape.verts)
    verts = np.einsum('kij,nj->kni', rotations * np.asarray(sizes)[:, None, None], shape.verts)
    verts = (verts + np.asarray(positions)[:, None, :]).reshape(k * n, 3)
    faces = (shape.faces[None] + (np.arange(k) * n)[:, None, None]).reshape(-1, 3)
    return Shape(verts, faces)


def turns(rng, k, upright=0.0) -> np.ndarray:
    """Random rotations (k, 3, 3); `upright` from 0 (any way) to 1 (about the vertical only)."""
    q = rng.normal(size=(k, 4))
    q[:, 1:3] *= 1 - upright
    q /= np.linalg.norm(q, axis=1, keepdims=True)
    w, x, y, z = q.T
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ]
    return np.array(rows).transpose(2, 0, 1)


def lying(rng, outward) -> np.ndarray:
    """Rotations (k, 3, 3) that lay the z axis flat on a surface, any way round, by its directions outwards."""
    some = rng.normal(size=outward.shape)
    long = np.cross(outward, some)
    long /= np.maximum(np.linalg.norm(long, axis=1, keepdims=True), 1e-9)
    long = long + outward * rng.normal(size=(len(outward), 1)) * 0.22
    long /= np.linalg.norm(long, axis=1, keepdims=True)
    side = np.cross(long, outward)
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    return np.stack([side, np.cross(long, side), long], axis=2)


def grid(across, along, point, close_u=False, close_v=False) -> Shape:
    """A surface from a function of u and v (0..1 arrays) that gives x, y and z."""
    u = np.linspace(0, 1, across, endpoint=not close_u)
    v = np.linspace(0, 1, along, endpoint=not close_v)
    uu, vv = np.meshgrid(u, v, indexing='ij')
    verts = np.stack([np.broadcast_to(c, uu.shape) for c in point(uu, vv)], axis=-1).reshape(-1, 3)
    i = np.arange(across if close_u else across - 1)
    j = np.arange(along if close_v else along - 1)
    ii, jj = (a.ravel() for a in np.meshgrid(i, j, indexing='ij'))
    a, b = ii * along + jj, ((ii + 1) % across) * along + jj
    c, d = ((ii + 1) % across) * along + (jj + 1) % along, ii * along + (jj + 1) % along
    return Shape(verts.astype(float), np.concatenate([np.stack([a, b, c], 1), np.stack([a, c, d], 1)]))


def ball(x=1.0, y=None, z=None, detail=12) -> Shape:
    """An ellipsoid by its half axes."""
    y, z = x if y is None else y, x if z is None else z

    def point(u, v):
        a, b = u * 2 * np.pi, (v - 0.5) * np.pi
        return x * np.cos(a) * np.cos(b), y * np.sin(a) * np.cos(b), z * np.sin(b)

    return grid(detail * 2, detail, point, close_u=True)


def lathe(profile, detail=48) -> Shape:
    """A profile of (radius, height) points turned about the vertical."""
    r, z = np.array(profile, float).T
    t = np.linspace(0, 1, len(r))

    def point(u, v):
        a = u * 2 * np.pi
        return np.interp(v, t, r) * np.cos(a), np.interp(v, t, r) * np.sin(a), np.interp(v, t, z)

    return grid(detail, len(r), point, close_u=True)


def block(x, y, z, round_by=0.2, detail=8) -> Shape:
    """A box with rounded edges, by its whole sides."""
    half = np.array([x, y, z]) / 2
    r = min(round_by, half.min())
    edge = 1 - r / half
    sides = []
    for axis in range(3):
        for sign in (-1, 1):
            others = [a for a in range(3) if a != axis]

            def point(u, v, axis=axis, sign=sign, others=others):
                p = [None, None, None]
                p[axis] = np.full_like(u, sign)
                for other, w in zip(others, (u, v)):
                    p[other] = _spread(w * 2 - 1, edge[other])
                return p

            side = grid(detail + 4, detail + 4, point)
            flip = (sign > 0) == (axis == 1)
            sides.append(Shape(side.verts, side.faces[:, ::-1] if flip else side.faces))
    shape = merged(sides)
    p = shape.verts * half
    inner = np.clip(p, -(half - r), half - r)
    out = p - inner
    out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)
    return welded(Shape(inner + out * r, shape.faces))


def _spread(w, edge):
    """Puts a third of the grid's lines onto the rounded edges, where the shape bends."""
    return np.where(np.abs(w) < 0.6, w / 0.6 * edge, np.sign(w) * (edge + (np.abs(w) - 0.6) / 0.4 * (1 - edge)))


def welded(shape: Shape) -> Shape:
    """The shape with vertices that lie on each other made one, so that it is shaded smoothly."""
    _, first, back = np.unique(np.round(shape.verts, 4), axis=0, return_index=True, return_inverse=True)
    return Shape(shape.verts[first], back.reshape(-1)[shape.faces])


def tube(path, radius, sides=8, flat=1.0) -> Shape:
    """A tube along points (k, 3), its radius one number or one per point, `flat` its height to its width."""
    path = np.asarray(path, float)
    radius = np.broadcast_to(np.asarray(radius, float), (len(path),))
    along = np.gradient(path, axis=0)
    along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-9)
    up = np.where(np.abs(along[:, 2:3]) > 0.95, [[1.0, 0, 0]], [[0, 0, 1.0]])
    side = np.cross(along, up)
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    up = np.cross(side, along)
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    ring = np.cos(angle)[None, :, None] * side[:, None] + np.sin(angle)[None, :, None] * up[:, None] * flat
    ends = radius.copy()
    ends[0] = ends[-1] = 0.001
    verts = path[:, None] + ring * ends[:, None, None]

    def point(u, v):
        return verts[..., 0], verts[..., 1], verts[..., 2]

    return grid(len(path), sides, point, close_v=True)


def waves(points, size, seed=0, octaves=3) -> np.ndarray:
    """A smooth random number from -1 to 1 for every point; `size` is the width of its bumps."""
    rng = np.random.default_rng(seed)
    total, weight = np.zeros(len(points)), 0.0
    for octave in range(octaves):
        f, w = 2**octave / size, 0.55**octave
        for _ in range(5):
            direction = rng.normal(size=3)
            direction *= np.pi / np.linalg.norm(direction) * rng.uniform(0.7, 1.4)
            total += w * np.sin(points @ direction * f + rng.uniform(0, 6.3)) / 2.2
        weight += w
    return total / weight


def normals(shape: Shape) -> np.ndarray:
    """The direction outwards at every vertex."""
    a, b, c = (shape.verts[shape.faces[:, i]] for i in range(3))
    flat = np.cross(b - a, c - a)
    out = np.zeros_like(shape.verts)
    for i in range(3):
        np.add.at(out, shape.faces[:, i], flat)
    return out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-12)


def rough(shape: Shape, amount, size, seed=0, octaves=3) -> Shape:
    """The shape with bumps of a height and a width, made by no machine."""
    lift = waves(shape.verts, size, seed, octaves)[:, None] * amount
    return Shape(shape.verts + normals(shape) * lift, shape.faces)


def bent(shape: Shape, radius) -> Shape:
    """The shape laid over a lying cylinder of a radius, whose axis is x; z = 0 comes to lie on its surface."""
    x, y, z = shape.verts.T
    angle = y / radius
    return Shape(np.stack([x, (radius + z) * np.sin(angle), (radius + z) * np.cos(angle)], axis=1), shape.faces)
