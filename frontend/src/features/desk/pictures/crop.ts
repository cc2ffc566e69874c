import { DISH_PICTURE_RATIO } from '#shared/menu/pictures/picture'

export type PictureSize = { readonly width: number; readonly height: number }
export type CropRect = PictureSize & { readonly left: number; readonly top: number }

/**
 * Which part of a picture is kept: turned so many quarters, so many times nearer, and where its
 * middle lies, from 0 to 1.
 */
export type Crop = { readonly turns: number; readonly zoom: number; readonly x: number; readonly y: number }

/** All of it that fits, from its middle. */
export const fullCrop: Crop = { turns: 0, zoom: 1, x: 0.5, y: 0.5 }

export const MAX_ZOOM = 4

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

export const rotatedSize = ({ width, height }: PictureSize, turns: number): PictureSize =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/**
 * The part that is kept, in pixels of the turned picture, in the menu's ratio
 * (docs/product/desk.md#pictures).
 */
export function cropRect(crop: Crop, picture: PictureSize): CropRect {
  const whole = rotatedSize(picture, crop.turns)
  const width = Math.min(whole.width, whole.height / DISH_PICTURE_RATIO) / crop.zoom
  const height = width * DISH_PICTURE_RATIO
  return {
    width,
    height,
    left: clamp(crop.x * whole.width - width / 2, 0, whole.width - width),
    top: clamp(crop.y * whole.height - height / 2, 0, whole.height - height),
  }
}

/** Where the middle lies really: what would lead beyond an edge stops there. */
function settled(crop: Crop, picture: PictureSize): Crop {
  const whole = rotatedSize(picture, crop.turns)
  const { left, top, width, height } = cropRect(crop, picture)
  return { ...crop, x: (left + width / 2) / whole.width, y: (top + height / 2) / whole.height }
}

/** Moves the part, by parts of what is shown of it: 1 is its own width or height. */
export function moveCrop(crop: Crop, picture: PictureSize, right: number, down: number): Crop {
  const whole = rotatedSize(picture, crop.turns)
  const { width, height } = cropRect(crop, picture)
  const x = crop.x + (right * width) / whole.width
  const y = crop.y + (down * height) / whole.height
  return settled({ ...crop, x, y }, picture)
}

export const zoomCrop = (crop: Crop, picture: PictureSize, zoom: number): Crop =>
  settled({ ...crop, zoom: clamp(zoom, 1, MAX_ZOOM) }, picture)

/** A quarter to the right; the middle goes with it. */
export const rotateCrop = (crop: Crop, picture: PictureSize): Crop =>
  settled({ ...crop, turns: (crop.turns + 1) % 4, x: 1 - crop.y, y: crop.x }, picture)
