"""Flame, embers, steam and the flat iron itself."""

from functools import cache

import bpy
import numpy as np

from kitchen.materials import Look, Pattern, rgb
from kitchen.shapes import ball, block, grid, scattered, turns
from kitchen.stage import at

IRON = Look('teppan', rgb('#3a3634'), 0.28, 0.5, metal=0.9, pattern=Pattern(
    'noise', ((0.3, rgb('#1f1b19')), (0.55, rgb('#3f3936')), (0.75, rgb('#6a5f57'))), scale=0.25, detail=9, stretch=(1, 4, 1), bump=0.12))
EDGE = Look('teppan edge', rgb('#8d8680'), 0.25, 0.5, metal=1.0)
ROOM = Look('room wall', rgb('#2a1912'), 0.9, 0.1, pattern=Pattern(
    'noise', ((0.35, rgb('#140b08')), (0.7, rgb('#3a2216'))), scale=0.012, detail=2))
EMBER = Look('ember', rgb('#ff7a1f'), 0.6, 0.2, glow=9.0)


def teppan(stage, width=70, depth=40):
    """A hot flat iron with its steel edge."""
    stage.put(block(width, depth, 1.2, 0.2, 6), IRON, at(0, 0, -0.6))
    stage.put(block(width + 3, 1.6, 2.2, 0.4, 6), EDGE, at(0, -depth / 2 - 0.6, -0.5))


@cache
def _tongue(seed, height, width):
    def point(u, v):
        a = u * 2 * np.pi
        lick = np.sin(np.clip(v, 0, 1) * np.pi) ** 0.8 * (1 - v) ** 0.9 * 1.7 + 0.02
        sway = v**1.2 * 1.5 * np.sin(v * (4.5 + seed % 3) + seed * 1.7) * width
        swirl = 1 + 0.3 * np.sin(2 * a + v * 11 + seed) + 0.12 * np.sin(5 * a - v * 17 + seed)
        return (width * lick * np.cos(a) * swirl + sway, width * 0.8 * lick * np.sin(a) * swirl + 0.4 * sway * np.cos(seed), height * v)

    return grid(28, 60, point, close_u=True)


def _flame_material():
    """Brightest low and in the middle, gone at its edges: light added to what is behind it."""
    known = bpy.data.materials.get('flame')
    if known:
        return known
    made = bpy.data.materials.new('flame')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new
    facing = new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.35
    box = new('ShaderNodeSeparateXYZ')
    link(new('ShaderNodeTexCoord').outputs['Generated'], box.inputs[0])
    ramp = new('ShaderNodeValToRGB')
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, (0.35, 0.12, 0.9, 1)
    stops[1].position, stops[1].color = 1.0, (0.9, 0.06, 0.0, 1)
    for position, colour in ((0.08, (1, 0.42, 0.07, 1)), (0.26, (1, 0.50, 0.10, 1)), (0.55, (1, 0.22, 0.02, 1))):
        stops.new(position).color = colour
    link(box.outputs['Z'], ramp.inputs['Fac'])
    inward = new('ShaderNodeMath')
    inward.operation, inward.inputs[0].default_value = 'SUBTRACT', 1.0
    link(facing.outputs['Facing'], inward.inputs[1])
    power = new('ShaderNodeMath')
    power.operation, power.inputs[1].default_value = 'POWER', 2.2
    link(inward.outputs[0], power.inputs[0])
    fade = new('ShaderNodeMath')
    fade.operation, fade.inputs[1].default_value = 'MULTIPLY', 0.48
    link(power.outputs[0], fade.inputs[0])
    light, clear, both = new('ShaderNodeEmission'), new('ShaderNodeBsdfTransparent'), new('ShaderNodeAddShader')
    link(ramp.outputs['Color'], light.inputs['Color'])
    link(fade.outputs[0], light.inputs['Strength'])
    link(light.outputs[0], both.inputs[0])
    link(clear.outputs[0], both.inputs[1])
    link(both.outputs[0], new('ShaderNodeOutputMaterial').inputs['Surface'])
    return made


FLAME = Look('flame', (1.0, 0.4, 0.1))


def flames(stage, place, count=20, height=16.0, width=1.5, reach=5.0):
    """Tongues of flame over a place on the iron."""
    _flame_material()
    for i in range(count):
        a, r = i * 2.4, reach * np.sqrt((i + 0.2) / count)
        tall = height * stage.rng.uniform(0.45, 1.15) * (1 - 0.5 * r / reach)
        stage.put(_tongue(i, tall, width * stage.rng.uniform(0.6, 1.1)), FLAME, place @ at(r * np.cos(a), r * np.sin(a) * 0.6, 0))


def embers(stage, place, count=60, reach=(12, 8, 14)):
    """Sparks that fly up."""
    rng = stage.rng
    points = rng.uniform(-1, 1, (count, 3)) * reach
    points[:, 2] = np.abs(points[:, 2]) ** 1.0
    stage.put(scattered(ball(0.11, detail=5), points, turns(rng, count), rng.uniform(0.3, 1.2, count)), EMBER, place)
