"""The house style: one table, one set of lights, one lens; and the hands that put things on the table."""

from math import cos, radians, sin

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from .materials import Look, material
from .shapes import Shape


def at(x=0.0, y=0.0, z=0.0, turn=(0.0, 0.0, 0.0), size=1.0) -> Matrix:
    """A place: moved, turned by degrees about x, y and z, and made larger."""
    turned = Euler([radians(a) for a in turn]).to_matrix().to_4x4()
    return Matrix.Translation((x, y, z)) @ turned @ Matrix.Scale(size, 4)


class Stage:
    """An empty table in good light, on which a recipe puts its dish."""

    def __init__(self, seed: int, seat: int = 0):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        self.rng = np.random.default_rng(seed)
        # Seen through real glass; seen through the surface of a clear soup.
        self.glassy = self.misted = False
        # Neighbours on the menu sit at different tables, and are looked at from other sides.
        self.seat = seat
        self._meshes = {}

    def mesh(self, shape: Shape, look: Look, flat=False):
        """The shape in its material, ready to be put down as often as one likes."""
        key = (id(shape), look.name)
        if key not in self._meshes:
            mesh = bpy.data.meshes.new(look.name)
            count = len(shape.faces)
            mesh.vertices.add(len(shape.verts))
            mesh.vertices.foreach_set('co', shape.verts.astype(np.float32).ravel())
            mesh.loops.add(count * 3)
            mesh.loops.foreach_set('vertex_index', shape.faces.astype(np.int32).ravel())
            mesh.polygons.add(count)
            mesh.polygons.foreach_set('loop_start', np.arange(0, count * 3, 3, dtype=np.int32))
            mesh.polygons.foreach_set('loop_total', np.full(count, 3, dtype=np.int32))
            mesh.polygons.foreach_set('use_smooth', np.full(count, not flat))
            mesh.materials.append(material(look))
            mesh.update(calc_edges=True)
            # The shape is kept with it: its id must not be given to another one.
            self._meshes[key] = (mesh, shape)
        return self._meshes[key][0]

    def put(self, shape: Shape, look: Look, place: Matrix | None = None, flat=False):
        """Puts a shape down."""
        thing = bpy.data.objects.new(look.name, self.mesh(shape, look, flat))
        thing.matrix_world = place or Matrix()
        self.scene.collection.objects.link(thing)
        return thing

    def drop(self, points, reach=60.0) -> list:
        """What lies below each (x, y): (point, direction outwards), or None where there is nothing."""
        self.scene.view_layers[0].update()
        graph = bpy.context.evaluated_depsgraph_get()
        found = []
        for x, y in points:
            hit, where, out, *_ = self.scene.ray_cast(graph, Vector((x, y, reach)), Vector((0, 0, -1)))
            found.append((where.copy(), out.copy()) if hit else None)
        return found

    def jitter(self, amount: float) -> float:
        """A little more or less."""
        return float(self.rng.uniform(-amount, amount))

    def pick(self, options):
        """One of several."""
        return options[int(self.rng.integers(len(options)))]

    def wall(self, look: Look):
        """The far end of the room, out of focus."""
        corners = np.array([[-400.0, 160, -100], [400, 160, -100], [400, 160, 300], [-400, 160, 300]])
        self.put(Shape(corners, np.array([[0, 1, 2], [0, 2, 3]])), look, flat=True)

    def area(self, place, target, size, watts, colour, shape='SQUARE'):
        """A soft light of a size, that looks at a point."""
        light = bpy.data.lights.new('light', 'AREA')
        light.energy, light.size, light.color, light.shape = watts, size, colour, shape
        thing = bpy.data.objects.new('light', light)
        thing.matrix_world = _looking(Vector(place), Vector(target))
        self.scene.collection.objects.link(thing)

    def light(self, mood=1.0):
        """A wide window behind on the left, the glow of the grill that rims things on the right, and a little of the room."""
        self.area((-34, 42, 46), (0, 0, 0), 48, 50000 * mood, (1.0, 0.90, 0.78))
        self.area((44, 34, 22), (0, 0, 2), 18, 17000 * mood, (1.0, 0.68, 0.42))
        self.area((6, -52, 46), (0, 0, 0), 52, 10000 * mood, (1.0, 0.97, 0.93))
        world = bpy.data.worlds.new('room')
        self.scene.world = world
        world.use_nodes = True
        background = world.node_tree.nodes['Background']
        background.inputs[0].default_value = (1.0, 0.86, 0.72, 1)
        background.inputs[1].default_value = 0.17 * mood

    def shoot(self, width, target=(0, 0, 1), height=40, around=0, blur=1.0, lens=72):
        """Frames `width` centimetres around a point, from `height` degrees above; `blur` widens the lens."""
        camera = bpy.data.cameras.new('camera')
        camera.lens = lens
        distance = width / 2 / (18 / lens)
        a, b = radians(around - 90), radians(height)
        away = Vector((cos(a) * cos(b), sin(a) * cos(b), sin(b))) * distance
        thing = bpy.data.objects.new('camera', camera)
        thing.matrix_world = _looking(Vector(target) + away, Vector(target))
        camera.dof.use_dof = True
        camera.dof.focus_distance = distance - width * 0.05
        # One unit is a centimetre, but the lens counts in thousandths of a unit.
        camera.dof.aperture_fstop = lens * 0.001 / (0.022 * distance * blur + 1e-4)
        self.scene.collection.objects.link(thing)
        self.scene.camera = thing


def _looking(place: Vector, target: Vector) -> Matrix:
    return Matrix.Translation(place) @ (target - place).to_track_quat('-Z', 'Y').to_matrix().to_4x4()


def ring(count, radius, start=0.0, squash=1.0):
    """Points around a circle with their angle in degrees: (x, y, angle)."""
    for i in range(count):
        a = 360 * i / count + start
        yield radius * cos(radians(a)), radius * sin(radians(a)) * squash, a
