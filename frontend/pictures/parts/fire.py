"""Flame, embers and the flat iron itself."""

import bpy
import numpy as np

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import ball, block, lathe, scattered, turns
from kitchen.stage import at

from .blaze import burnt

IRON = Look('teppan', rgb('#3a3634'), 0.28, 0.5, metal=0.9, pattern=Pattern(
    'noise', ((0.3, rgb('#1f1b19')), (0.55, rgb('#3f3936')), (0.75, rgb('#6a5f57'))), scale=0.25, detail=9, stretch=(1, 4, 1), bump=0.12))
EDGE = Look('teppan edge', rgb('#8d8680'), 0.25, 0.5, metal=1.0)
ROOM = Look('room wall', rgb('#2a1912'), 0.9, 0.1, pattern=Pattern(
    'noise', ((0.35, rgb('#140b08')), (0.7, rgb('#3a2216'))), scale=0.012, detail=2))
LAMP = Look('lamp', rgb('#4a2208'), 1.0, 0.0, glow=1.0)
EMBER = Look('ember', rgb('#ff7a1f'), 0.6, 0.2, glow=9.0)


def teppan(stage, width=70, depth=40):
    """A hot flat iron with its steel edge."""
    stage.put(block(width, depth, 1.2, 0.2, 6), IRON, at(0, 0, -0.6))
    stage.put(block(width + 3, 1.6, 2.2, 0.4, 6), EDGE, at(0, -depth / 2 - 0.6, -0.5))


def _flame_material(seed):
    """Light added to what is behind it, hottest where most gas burns: a film of flame, red at its edges."""
    made = bpy.data.materials.new(f'flame {seed}')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new
    film = new('ShaderNodeTexImage')
    film.image, film.extension = _film(seed), 'CLIP'
    link(new('ShaderNodeUVMap').outputs['UV'], film.inputs['Vector'])
    light, clear, both = new('ShaderNodeEmission'), new('ShaderNodeBsdfTransparent'), new('ShaderNodeAddShader')
    link(film.outputs['Color'], light.inputs['Color'])
    link(light.outputs[0], both.inputs[0])
    link(clear.outputs[0], both.inputs[1])
    link(both.outputs[0], new('ShaderNodeOutputMaterial').inputs['Surface'])
    return made


def _film(seed):
    heat = np.clip(burnt(seed), 0, 1)
    colours = np.stack([3.4 * heat**1.3, 2.1 * heat**2.5, 0.42 * heat**5, np.ones_like(heat)], axis=-1)
    image = bpy.data.images.new(f'flame {seed}', heat.shape[1], heat.shape[0], float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(colours.astype(np.float32).ravel())
    return image


def flames(stage, place, height=18.0, width=14.0, sheets=3, seed=1, apart=2.6):
    """A blaze over a place on the iron: sheets of flame behind each other, turned to the guest."""
    corners = np.array([[-0.5, 0, 0], [0.5, 0, 0], [0.5, 0, 1], [-0.5, 0, 1]]) * [width, 0, height]
    for i in range(sheets):
        mesh = bpy.data.meshes.new('flame')
        mesh.from_pydata(corners.tolist(), [], [(0, 1, 2, 3)])
        mesh.uv_layers.new().data.foreach_set('uv', (0, 0, 1, 0, 1, 1, 0, 1))
        mesh.materials.append(_flame_material(seed + i))
        sheet = bpy.data.objects.new('flame', mesh)
        sheet.matrix_world = place @ at(stage.jitter(0.1 * width), (i - (sheets - 1) / 2) * apart, -0.2, size=1 - 0.12 * i)
        # Seen, and mirrored in the iron; what lights the food is a lamp, which needs fewer samples.
        sheet.visible_diffuse = sheet.visible_shadow = sheet.visible_transmission = False
        stage.scene.collection.objects.link(sheet)


def embers(stage, place, count=60, reach=(12, 8, 14)):
    """Sparks that fly up."""
    rng = stage.rng
    points = rng.uniform(-1, 1, (count, 3)) * reach
    points[:, 2] = np.abs(points[:, 2]) ** 1.0
    stage.put(scattered(ball(0.11, detail=5), points, turns(rng, count), rng.uniform(0.3, 1.2, count)), EMBER, place)


def lamps(stage, count=11):
    """The room's lamps, out of focus: discs, since a lens that is opened so wide takes many samples."""
    disc = lathe([(0.01, 0), (1.3, 0)], 40)
    for i in range(count):
        spot = at(-19 + i * 38 / (count - 1) + stage.jitter(2), 27, 1.4 + 3.6 * ((i * 5) % 3) + stage.jitter(1), (108, 0, 0), 1 + stage.jitter(0.35))
        stage.put(disc, LAMP, spot).visible_diffuse = False
