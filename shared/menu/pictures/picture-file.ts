import { Problem } from '../../platform/problem'
import { MAX_PICTURE_BYTES } from './picture'

/** Maximum number of pixels of an uploaded picture (docs/product/desk.md#pictures). */
const MAX_PIXELS = 40_000_000

/**
 * The path of the worker thread that decodes pictures, both in the sources and next to its function
 * in the cloud.
 */
export const PICTURE_WORKER_PATH = 'functions/menu/pictures/picture-worker.mjs'

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'
type PictureFacts = { readonly format: PictureFormat; readonly width: number; readonly height: number }

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length))

const hasHead = (bytes: Uint8Array, ...head: readonly number[]) => head.every((byte, index) => bytes[index] === byte)

type Size = Omit<PictureFacts, 'format'>

/** Returns the size of a JPEG's frame; undefined if its scan or its end is missing. */
function jpegSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  // Some cameras write a few bytes after the end.
  const end = bytes.subarray(-64)
  if (!end.some((byte, at) => byte === 0xff && end[at + 1] === 0xd9)) return undefined
  let size: Size | undefined
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xda) return size
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Returns the size in a PNG's header; undefined if its pixels or its end are missing. */
function pngSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  let hasPixels = false
  for (let at = 8; at + 12 <= bytes.length;) {
    const [length, name] = [view.getUint32(at), textAt(bytes, at + 4, 4)]
    if (at === 8 && (name !== 'IHDR' || length !== 13)) return undefined
    if (name === 'IDAT') hasPixels = true
    if (name === 'IEND') return hasPixels ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined
    at += 12 + length
  }
  return undefined
}

/** Returns the size in a WebP's first chunk; undefined if the file is truncated. */
function webpSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 30) return undefined
  const view = viewOf(bytes)
  if (view.getUint32(4, true) + 8 > bytes.length) return undefined
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X': {
      const three = (at: number) => view.getUint16(at, true) + (Number(bytes[at + 2]) << 16) + 1
      return { width: three(24), height: three(27) }
    }
    default:
      return undefined
  }
}

/** Returns the largest size in an AVIF's boxes; undefined if the file is truncated. */
function avifSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  const names: string[] = []
  let size: Size | undefined
  for (let at = 0; at + 8 <= bytes.length;) {
    const [length, name] = [view.getUint32(at), textAt(bytes, at + 4, 4)]
    if (length < 8 || at + length > bytes.length) return undefined
    names.push(name)
    for (let inner = at + 8; name === 'meta' && inner + 16 <= at + length; inner += 1) {
      if (textAt(bytes, inner, 4) !== 'ispe') continue
      const [width, height] = [view.getUint32(inner + 8), view.getUint32(inner + 12)]
      if (!size || width * height > size.width * size.height) size = { width, height }
    }
    at += length
  }
  return names.includes('mdat') ? size : undefined
}

function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  if (hasHead(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (hasHead(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp'
  return textAt(bytes, 4, 4) === 'ftyp' && /avi[fs]/.test(textAt(bytes, 8, 32)) ? 'avif' : undefined
}

const sizes: Readonly<Record<PictureFormat, (bytes: Uint8Array) => Size | undefined>> = {
  jpeg: jpegSize,
  png: pngSize,
  webp: webpSize,
  avif: avifSize,
}

/** Creates the problem for a file that isn't a readable picture. */
export const createUnsupportedPictureProblem = () =>
  new Problem('unsupported-media', 'Please send a complete picture: JPEG, PNG, WebP or AVIF.')

/**
 * Returns format and size of a picture from its bytes, without decoding it.
 * @throws Problem `unsupported-media` or `too-large`
 */
export function inspectPicture(bytes: Uint8Array): PictureFacts {
  if (bytes.length > MAX_PICTURE_BYTES) throw new Problem('too-large', 'Please send a picture of at most 8 MiB.')
  const format = formatOf(bytes)
  const size = format && sizes[format](bytes)
  if (!format || !size || size.width === 0 || size.height === 0) throw createUnsupportedPictureProblem()
  if (size.width * size.height > MAX_PIXELS)
    throw new Problem('too-large', 'This picture has too many pixels. Please make it smaller: 40 million are enough.')
  return { format, ...size }
}

/** Pixels of four bytes each: red, green, blue, opacity. */
export type Pixels = {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Returns the largest centered area with a ratio of height to width. */
export function getCenterCrop({ width, height }: Omit<Pixels, 'data'>, ratio: number): Area {
  const wide = Math.min(width, height / ratio)
  const high = wide * ratio
  return { left: (width - wide) / 2, top: (height - high) / 2, width: wide, height: high }
}

/** Returns which source pixels each target pixel of a line covers. */
function spansOf(from: number, length: number, count: number, most: number) {
  return Array.from({ length: count }, (_, index) => {
    const start = Math.min(most - 1, Math.floor(from + (index * length) / count))
    const end = Math.ceil(from + ((index + 1) * length) / count)
    return { start, end: Math.min(most, Math.max(start + 1, end)) }
  })
}

/**
 * Scales an area of a picture; each pixel is the mean of the source pixels, on a white background
 * (docs/product/desk.md#pictures).
 */
export function resizePixels({ data, ...size }: Pixels, area: Area, to: Omit<Pixels, 'data'>): Pixels {
  const out = new Uint8ClampedArray(to.width * to.height * 4)
  const columns = spansOf(area.left, area.width, to.width, size.width)
  const rows = spansOf(area.top, area.height, to.height, size.height)
  let at = 0
  for (const row of rows) {
    for (const column of columns) {
      let [red, green, blue] = [0, 0, 0]
      for (let y = row.start; y < row.end; y += 1) {
        for (let x = column.start, from = (y * size.width + x) * 4; x < column.end; x += 1, from += 4) {
          const opacity = Number(data[from + 3]) / 255
          const white = 255 * (1 - opacity)
          red += Number(data[from]) * opacity + white
          green += Number(data[from + 1]) * opacity + white
          blue += Number(data[from + 2]) * opacity + white
        }
      }
      const count = (row.end - row.start) * (column.end - column.start)
      out.set([red / count, green / count, blue / count, 255], at)
      at += 4
    }
  }
  return { ...to, data: out }
}

/** Returns the mean color of a picture as six hexadecimal digits. */
export function getMeanColor({ data }: Pick<Pixels, 'data'>): string {
  const count = data.length / 4
  return [0, 1, 2]
    .map((channel) => {
      let sum = 0
      for (let at = channel; at < data.length; at += 4) sum += Number(data[at])
      return Math.round(sum / count)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')
}
