import { uploadedPictureWidths, DISH_PICTURE_RATIO } from '#shared/menu/pictures/picture'
import { cropRect, rotatedSize } from './crop'
import type { Crop } from './crop'

/** Twice as wide as the widest that the site shows: the server makes its widths of it. */
const SENT_WIDTH = uploadedPictureWidths[0] * 2
const QUALITY = 0.9

/** Draws the kept part of a picture, as large as the canvas is. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  const { left, top, width } = cropRect(crop, bitmap)
  const whole = rotatedSize(bitmap, crop.turns)
  const scale = canvas.width / width
  context.setTransform(1, 0, 0, 1, 0, 0)
  // What is transparent comes out white, as on the server.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
  context.translate(crop.turns === 1 || crop.turns === 2 ? whole.width : 0, crop.turns >= 2 ? whole.height : 0)
  context.rotate((crop.turns * Math.PI) / 2)
  context.drawImage(bitmap, 0, 0)
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))

/**
 * The kept part as a file to send, in the size that is needed: WebP, or JPEG where the browser
 * writes none.
 */
export async function createCroppedFile(bitmap: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const { width } = cropRect(crop, bitmap)
  canvas.width = Math.max(1, Math.round(Math.min(SENT_WIDTH, width)))
  canvas.height = Math.max(1, Math.round(canvas.width * DISH_PICTURE_RATIO))
  drawCrop(canvas, bitmap, crop)
  const webp = await blobOf(canvas, 'image/webp')
  const file = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg')
  if (!file) throw new Error('This browser writes no pictures')
  return file
}
