import { Problem } from '../../platform/problem'
import { MAX_PICTURE_BYTES } from './picture'

/** How many pixels a picture may have (docs/product/desk.md#pictures). */
const MAX_PIXELS = 40_000_000

/**
 * Where the code of the thread lies that unpacks pictures: in the sources, and beside its function
 * in the cloud.
 */
export const PICTURE_WORKER_PATH = 'functions/menu/pictures/picture-worker.mjs'

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'
export type PictureFacts = { readonly format: PictureFormat; readonly width: number; readonly height: number }

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length))

const hasHead = (bytes: Uint8Array, ...head: readonly number[]) => head.every((byte, index) => bytes[index] === byte)

type Size = Omit<PictureFacts, 'format'>

/** Of a JPEG: its frame's size, where its scan is there and it ends as it should. */
function jpegSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  // Some cameras leave a few bytes behind the end.
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

/** Of a PNG: its header's size, where it has pixels and an end. */
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

/** Of a WebP: the size that its first chunk tells, where all that it announces is there. */
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

/** Of an AVIF: the largest size that its boxes tell, where all of them are there whole. */
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

/** What is said to anything that is no picture that can be read. */
export const createUnsupportedPictureProblem = () =>
  new Problem('unsupported-media', 'Please send a picture: JPEG, PNG, WebP or AVIF, and all of it.')

/**
 * What a file's own bytes say that it is, before anything of it is unpacked; throws
 * `unsupported-media` or `too-large`.
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

/** Pixels as four bytes each: red, green, blue, opacity. */
export type Pixels = {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The middle of a picture in the ratio of `height` to `width`, as large as it goes. */
export function getCenterCrop({ width, height }: Omit<Pixels, 'data'>, ratio: number): Area {
  const wide = Math.min(width, height / ratio)
  const high = wide * ratio
  return { left: (width - wide) / 2, top: (height - high) / 2, width: wide, height: high }
}

/** From which to which pixel of a line each pixel of a shorter or longer one is taken. */
function spansOf(from: number, length: number, count: number, most: number) {
  return Array.from({ length: count }, (_, index) => {
    const start = Math.min(most - 1, Math.floor(from + (index * length) / count))
    const end = Math.ceil(from + ((index + 1) * length) / count)
    return { start, end: Math.min(most, Math.max(start + 1, end)) }
  })
}

/**
 * An area of a picture in another size, each pixel the mean of those that it stands for, on white
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

/** The mean colour of a picture, six hexadecimal digits. */
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
