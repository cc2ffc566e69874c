import { uploadedPictureWidths, DISH_PICTURE_RATIO } from '#shared/menu/pictures/picture'
import { cropRect, rotatedSize, type Crop } from './crop'

/** Twice the largest width on the site; the server makes the smaller widths from it. */
const UPLOAD_WIDTH = uploadedPictureWidths[0] * 2
const QUALITY = 0.9

/** Draws the crop to fill the canvas. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser can’t edit pictures')
  const { left, top, width } = cropRect(crop, bitmap)
  const whole = rotatedSize(bitmap, crop.turns)
  const scale = canvas.width / width
  context.setTransform(1, 0, 0, 1, 0, 0)
  // Transparent areas become white, as on the server.
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
 * Returns the crop as a file in the upload size: WebP, or JPEG if the browser can't encode WebP.
 */
export async function createCroppedFile(bitmap: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const { width } = cropRect(crop, bitmap)
  canvas.width = Math.max(1, Math.round(Math.min(UPLOAD_WIDTH, width)))
  canvas.height = Math.max(1, Math.round(canvas.width * DISH_PICTURE_RATIO))
  drawCrop(canvas, bitmap, crop)
  const webp = await blobOf(canvas, 'image/webp')
  const file = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg')
  if (!file) throw new Error('This browser can’t save pictures')
  return file
}
