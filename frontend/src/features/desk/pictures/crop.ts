import { DISH_PICTURE_RATIO } from '#shared/menu/pictures/picture'

export type PictureSize = { readonly width: number; readonly height: number }
type CropRect = PictureSize & { readonly left: number; readonly top: number }

/**
 * The part of a picture to keep: clockwise quarter turns, the zoom factor, and the center from 0 to
 * 1.
 */
export type Crop = { readonly turns: number; readonly zoom: number; readonly x: number; readonly y: number }

/** The largest centered crop. */
export const fullCrop: Crop = { turns: 0, zoom: 1, x: 0.5, y: 0.5 }

export const MAX_ZOOM = 4

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

export const rotatedSize = ({ width, height }: PictureSize, turns: number): PictureSize =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/**
 * Returns the crop in pixels of the rotated picture, in the menu's ratio
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

/** Moves the center so that the crop stays within the picture. */
function withinPicture(crop: Crop, picture: PictureSize): Crop {
  const whole = rotatedSize(picture, crop.turns)
  const { left, top, width, height } = cropRect(crop, picture)
  return { ...crop, x: (left + width / 2) / whole.width, y: (top + height / 2) / whole.height }
}

/** Moves the crop by fractions of its own width and height. */
export function moveCrop(crop: Crop, picture: PictureSize, right: number, down: number): Crop {
  const whole = rotatedSize(picture, crop.turns)
  const { width, height } = cropRect(crop, picture)
  const x = crop.x + (right * width) / whole.width
  const y = crop.y + (down * height) / whole.height
  return withinPicture({ ...crop, x, y }, picture)
}

export const zoomCrop = (crop: Crop, picture: PictureSize, zoom: number): Crop =>
  withinPicture({ ...crop, zoom: clamp(zoom, 1, MAX_ZOOM) }, picture)

/** Rotates the picture by a quarter clockwise, with the same center. */
export const rotateCrop = (crop: Crop, picture: PictureSize): Crop =>
  withinPicture({ ...crop, turns: (crop.turns + 1) % 4, x: 1 - crop.y, y: crop.x }, picture)
