"""Renders what stands on a stage and hands it to the darkroom."""

import tempfile
from pathlib import Path

import bpy
import numpy as np

from .darkroom import denoised, developed, glowing, narrowed, settled

PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal', 'Denoising Depth')


def _prepare(scene, width, height, samples, glassy):
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.04
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 10
    if glassy:
        # In and out of the glass, the drink and the ice in it.
        cycles.max_bounces, cycles.transmission_bounces, cycles.glossy_bounces = 14, 14, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4.0, 1.0
    scene.render.resolution_x, scene.render.resolution_y = width, height
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True


def _develop_passes(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.file_slots.clear()
    for index, name in enumerate(PASSES):
        out.file_slots.new(f'{index}-')
        tree.links.new(layers.outputs[name], out.inputs[index])


def _pixels(folder, index, width, height):
    image = bpy.data.images.load(str(next(Path(folder).glob(f'{index}-*.exr'))))
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, image.channels)[..., :3]


def photograph(scene, file, width, height, samples, glassy=False, misted=False, exposure=1.2, fineness=1):
    """Renders the scene into a PNG file.

    Rendered `fineness` times as wide and as high, then brought down: edges and grains come out crisp."""
    width, height = width * fineness, height * fineness
    _prepare(scene, width, height, samples, glassy)
    with tempfile.TemporaryDirectory() as folder:
        _develop_passes(scene, folder)
        scene.render.filepath = str(Path(folder) / 'unused.png')
        bpy.ops.render.render()
        colour, albedo, normal, depth = (_pixels(folder, i, width, height).copy() for i in range(4))
    if misted:
        albedo, normal, depth = (settled(each) for each in (albedo, normal, depth))
    light = denoised(colour, albedo, normal, depth[..., 0], glassy)
    _save(narrowed(developed(glowing(light), exposure) / 255.0, by=fineness), file)


def _save(picture, file):
    height, width = picture.shape[:2]
    image = bpy.data.images.new('picture', width, height)
    rgba = np.concatenate([picture, np.ones((height, width, 1))], axis=2)
    image.pixels.foreach_set(rgba.astype(np.float32).ravel())
    image.filepath_raw, image.file_format = str(file), 'PNG'
    image.save()
