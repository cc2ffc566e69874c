"""What things are made of: a principled surface, and a pattern that colours it unevenly."""

from dataclasses import dataclass

import bpy


def rgb(code: str) -> tuple:
    """A linear colour from a '#rrggbb' as one sees it."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in parts)


@dataclass(frozen=True)
class Pattern:
    """Colour stops ((position, (r, g, b)), ...) over a field that is noise, waves, cells, or a distance.

    kind: 'noise', 'wave', 'cells', 'rim' (distance from the middle along `axes`) or 'fade' (along `axes`).
    """

    kind: str
    stops: tuple
    scale: float = 1.0
    detail: float = 4.0
    stretch: tuple = (1, 1, 1)
    distortion: float = 0.0
    axes: str = 'xyz'
    wobble: float = 0.15
    bump: float = 0.0
    bump_scale: float = 0.0
    turn: tuple = (0, 0, 0)


@dataclass(frozen=True)
class Look:
    """A material by its name. Colours are linear; `soft` is light that goes in, `wet` a clear coat, `clear` how much one sees through
    (with `gloss` what is left only mirrors, as glass does),
    `bend` the index by which light is bent in it."""

    name: str
    colour: tuple
    roughness: float = 0.5
    shine: float = 0.5
    soft: float = 0.0
    soft_colour: tuple | None = None
    wet: float = 0.0
    wet_roughness: float = 0.08
    metal: float = 0.0
    clear: float = 0.0
    gloss: bool = False
    bend: float = 0.0
    glow: float = 0.0
    vary: float = 0.0
    pattern: Pattern | None = None


def material(look: Look):
    """The material of a look, made at its first use in the scene."""
    known = bpy.data.materials.get(look.name)
    if known:
        return known
    made = bpy.data.materials.new(look.name)
    made.use_nodes = True
    tree = made.node_tree
    surface = tree.nodes['Principled BSDF']
    put = surface.inputs
    put['Base Color'].default_value = (*look.colour, 1)
    put['Roughness'].default_value = look.roughness
    put['Specular'].default_value = look.shine
    put['Metallic'].default_value = look.metal
    put['Clearcoat'].default_value = look.wet
    put['Clearcoat Roughness'].default_value = look.wet_roughness
    if look.soft:
        surface.subsurface_method = 'BURLEY'
        put['Subsurface'].default_value = look.soft
        put['Subsurface Radius'].default_value = (0.5, 0.25, 0.15)
        put['Subsurface Color'].default_value = (*(look.soft_colour or look.colour), 1)
    if look.glow:
        put['Emission'].default_value = (*look.colour, 1)
        put['Emission Strength'].default_value = look.glow
    colour = _patterned(tree, surface, look.pattern) if look.pattern else None
    if look.vary:
        colour = _varied(tree, colour, look)
    if colour is not None:
        tree.links.new(colour, put['Base Color'])
        if look.soft:
            tree.links.new(colour, put['Subsurface Color'])
        if look.glow:
            tree.links.new(colour, put['Emission'])
    if look.clear:
        _see_through(tree, surface, look)
    if look.bend:
        _bending(tree, look)
    return made


def _see_through(tree, surface, look):
    """Glass that bends nothing: clear from the front, shining at its edges. It needs few samples."""
    clear, mix = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeMixShader')
    clear.inputs['Color'].default_value = (*look.colour, 1)
    facing = tree.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.25
    edge = _maths(tree, 'POWER', facing.outputs['Facing'], 2.0) if look.gloss else facing.outputs['Facing']
    amount = _maths(tree, 'MULTIPLY_ADD', edge, look.clear * 0.6)
    amount.node.inputs[2].default_value = 1 - look.clear
    tree.links.new(amount, mix.inputs['Fac'])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    if look.gloss:
        surface = tree.nodes.new('ShaderNodeBsdfGlossy')
        surface.inputs['Roughness'].default_value = look.roughness
    tree.links.new(surface.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])


def _bending(tree, look):
    """Real glass or drink to the eye; to the lamps only a tint, so that what stands behind it is not in the dark."""
    glass, clear = tree.nodes.new('ShaderNodeBsdfGlass'), tree.nodes.new('ShaderNodeBsdfTransparent')
    glass.inputs['IOR'].default_value, glass.inputs['Roughness'].default_value = look.bend, look.roughness
    path, mix = tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeMixShader')
    for each in (glass, clear):
        each.inputs['Color'].default_value = (*look.colour, 1)
    lamps = _maths(tree, 'MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    tree.links.new(lamps, mix.inputs['Fac'])
    tree.links.new(glass.outputs[0], mix.inputs[1])
    tree.links.new(clear.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])


def _varied(tree, colour, look):
    """Every object a little lighter or darker than the next."""
    info = tree.nodes.new('ShaderNodeObjectInfo')
    reach = tree.nodes.new('ShaderNodeMapRange')
    reach.inputs['To Min'].default_value = 1 - look.vary
    reach.inputs['To Max'].default_value = 1 + look.vary
    tree.links.new(info.outputs['Random'], reach.inputs['Value'])
    shade = tree.nodes.new('ShaderNodeHueSaturation')
    tree.links.new(reach.outputs['Result'], shade.inputs['Value'])
    shade.inputs['Color'].default_value = (*look.colour, 1)
    if colour is not None:
        tree.links.new(colour, shade.inputs['Color'])
    return shade.outputs['Color']


def _place(tree, pattern: Pattern):
    """Where on the object one is; every object looks up another part of the pattern."""
    nodes, links = tree.nodes, tree.links
    where = nodes.new('ShaderNodeTexCoord').outputs['Object']
    info = nodes.new('ShaderNodeObjectInfo')
    far = nodes.new('ShaderNodeVectorMath')
    far.operation = 'SCALE'
    far.inputs[0].default_value = (37.0, 61.0, 23.0)
    links.new(info.outputs['Random'], far.inputs['Scale'])
    moved = nodes.new('ShaderNodeVectorMath')
    links.new(where, moved.inputs[0])
    if pattern.kind != 'wave':
        links.new(far.outputs[0], moved.inputs[1])
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = pattern.stretch
    mapping.inputs['Rotation'].default_value = pattern.turn
    links.new(moved.outputs[0], mapping.inputs['Vector'])
    return mapping.outputs['Vector']


def _noise(tree, where, scale, detail, distortion=0.0):
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    noise.inputs['Distortion'].default_value = distortion
    tree.links.new(where, noise.inputs['Vector'])
    return noise.outputs['Fac']


def _maths(tree, operation, one, other=None):
    node = tree.nodes.new('ShaderNodeMath')
    node.operation = operation
    for index, value in enumerate((one, other)):
        if isinstance(value, (int, float)):
            node.inputs[index].default_value = value
        elif value is not None:
            tree.links.new(value, node.inputs[index])
    return node.outputs[0]


def _distance(tree, pattern: Pattern):
    """'rim': 0 in the middle of the object's box, 1 at its sides; 'fade': from 0 to 1 along one axis."""
    box = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], box.inputs[0])
    if pattern.kind == 'fade':
        return box.outputs[pattern.axes[0].upper()]
    found = None
    for axis in pattern.axes:
        off = _maths(tree, 'SUBTRACT', box.outputs[axis.upper()], 0.5)
        off = _maths(tree, 'MULTIPLY', _maths(tree, 'ABSOLUTE', off), 2.0)
        found = off if found is None else _maths(tree, 'MAXIMUM', found, off)
    return found


def _field(tree, where, pattern: Pattern):
    if pattern.kind == 'noise':
        return _noise(tree, where, pattern.scale, pattern.detail, pattern.distortion)
    if pattern.kind == 'wave':
        wave = tree.nodes.new('ShaderNodeTexWave')
        wave.inputs['Scale'].default_value = pattern.scale
        wave.inputs['Distortion'].default_value = pattern.distortion
        wave.inputs['Detail'].default_value = pattern.detail
        wave.inputs['Detail Scale'].default_value = 1.2
        tree.links.new(where, wave.inputs['Vector'])
        return wave.outputs['Fac']
    if pattern.kind == 'cells':
        cells = tree.nodes.new('ShaderNodeTexVoronoi')
        cells.inputs['Scale'].default_value = pattern.scale
        tree.links.new(where, cells.inputs['Vector'])
        return cells.outputs['Distance']
    uneven = _maths(tree, 'SUBTRACT', _noise(tree, where, pattern.scale, pattern.detail), 0.5)
    return _maths(tree, 'ADD', _distance(tree, pattern), _maths(tree, 'MULTIPLY', uneven, pattern.wobble * 2))


def _patterned(tree, surface, pattern: Pattern):
    where = _place(tree, pattern)
    field = _field(tree, where, pattern)
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    stops = ramp.color_ramp.elements
    stops.remove(stops[1])
    stops[0].position, stops[0].color = pattern.stops[0][0], (*pattern.stops[0][1], 1)
    for position, colour in pattern.stops[1:]:
        stops.new(position).color = (*colour, 1)
    tree.links.new(field, ramp.inputs['Fac'])
    if pattern.bump:
        bump = tree.nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = min(1.0, pattern.bump)
        bump.inputs['Distance'].default_value = 0.12
        height = _noise(tree, where, pattern.bump_scale, 4) if pattern.bump_scale else field
        tree.links.new(height, bump.inputs['Height'])
        tree.links.new(bump.outputs['Normal'], surface.inputs['Normal'])
    return ramp.outputs['Color']
