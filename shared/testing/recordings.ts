import {
  bigEndianBytes,
  buildFlac,
  buildId3Tag,
  buildMp3,
  buildOgg,
  buildWebm,
  joinBytes,
  type BytePart,
  type Bytes,
} from './audio-builders'

/** Builds a box of an MP4 file. */
export const box = (name: string, ...parts: readonly BytePart[]): Bytes => {
  const content = joinBytes(...parts)
  return joinBytes(bigEndianBytes(content.length + 8, 4), name, content)
}

type Mp4 = {
  readonly seconds: number
  readonly claimedSeconds?: number
  /** Ticks per frame in the `stts` table. */
  readonly frameTicks?: number
  readonly codec?: string
  readonly edits?: readonly { readonly seconds: number; readonly start: number }[]
  readonly isFragmented?: boolean
}

/** 16 kHz, mono, low complexity. */
export const esds = joinBytes(
  bigEndianBytes(0, 4),
  [3, 25, 0, 1, 0],
  [4, 17, 0x40, 0x15, 0, 0, 0, ...bigEndianBytes(32_000, 4), ...bigEndianBytes(32_000, 4)],
  [5, 2, 0x14, 0x08],
  [6, 1, 2],
)

/** Builds an MP4 file of AAC at 16 kHz, with 64 ms and four bytes per frame. */
export function buildMp4({
  seconds,
  claimedSeconds = seconds,
  frameTicks = 1024,
  codec = 'mp4a',
  edits = [],
  isFragmented = false,
}: Mp4): Bytes {
  const count = Math.round(seconds / 0.064)
  const inTables = isFragmented ? 0 : count
  const entry = box(
    codec,
    new Uint8Array(6),
    bigEndianBytes(1, 2),
    new Uint8Array(8),
    bigEndianBytes(1, 2),
    bigEndianBytes(16, 2),
    new Uint8Array(8),
    box('esds', esds),
  )
  const times = (name: string, rate: number) =>
    box(name, new Uint8Array(12), bigEndianBytes(rate, 4), bigEndianBytes(claimedSeconds * rate, 4), new Uint8Array(4))
  const tables = box(
    'stbl',
    box('stsd', bigEndianBytes(0, 4), bigEndianBytes(1, 4), entry),
    box('stts', bigEndianBytes(0, 4), bigEndianBytes(1, 4), bigEndianBytes(inTables, 4), bigEndianBytes(frameTicks, 4)),
    box('stsz', bigEndianBytes(0, 4), bigEndianBytes(4, 4), bigEndianBytes(inTables, 4)),
  )
  const list = edits
    .map((edit) => [...bigEndianBytes(edit.seconds * 1000, 4), ...bigEndianBytes(edit.start, 4), 0, 1, 0, 0])
    .flat()
  return joinBytes(
    box('ftyp', 'M4A ', bigEndianBytes(0, 4), 'M4A isom'),
    box(
      'moov',
      times('mvhd', 1000),
      box(
        'trak',
        ...(edits.length > 0
          ? [box('edts', box('elst', bigEndianBytes(0, 4), bigEndianBytes(edits.length, 4), list))]
          : []),
        box('mdia', times('mdhd', 16_000), box('minf', tables)),
      ),
    ),
    ...(isFragmented ? [box('moof', box('traf', box('trun', bigEndianBytes(0, 4), bigEndianBytes(count, 4))))] : []),
    box('mdat', new Uint8Array(count * 4)),
  )
}

type Wav = {
  readonly seconds?: number
  readonly rate?: number
  readonly encoding?: number
  readonly claimedBytes?: number
}

/** Builds a silent mono WAV file of 16 bits. */
export function buildWav({
  seconds = 1,
  rate = 16_000,
  encoding = 1,
  claimedBytes,
}: Wav = {}): Uint8Array<ArrayBuffer> {
  const size = Math.round(seconds * rate) * 2
  const bytes = new Uint8Array(44 + size)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, 36 + size, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, encoding, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, claimedBytes ?? size, true)
  return bytes
}

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [...part])))

const rest = Array.from({ length: 64 }, () => 0)

/** One second of silence in each format, and in variants of two formats. */
export const oneSecondRecordings = {
  wav: buildWav(),
  webm: buildWebm({ seconds: 1 }),
  ogg: buildOgg({ seconds: 1 }),
  mp4: buildMp4({ seconds: 1 }),
  'mp4 in fragments': buildMp4({ seconds: 1, isFragmented: true }),
  mp3: joinBytes(buildId3Tag(20), buildMp3({ seconds: 1 })),
  'mp3 without a tag': buildMp3({ seconds: 1, isUsual: true }),
  flac: buildFlac({ seconds: 1 }),
} as const

/** Files that are not recordings. */
export const invalidRecordings = {
  'a text': bytesOf('Great service and hot food, I would say'),
  'a picture': bytesOf([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a], rest),
  'an AVIF picture': bytesOf([0, 0, 0, 0x20], 'ftypavif', rest),
  'a Matroska film': bytesOf([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x88], 'matroska', rest),
  'an AVI film': bytesOf('RIFF', [0, 1, 0, 0], 'AVI ', rest),
  'raw AAC': bytesOf([0xff, 0xf1, 0x50, 0x80], rest),
  'a page': bytesOf('<!doctype html><script>'),
  'a WAV without a format': bytesOf('RIFF', [9, 0, 0, 0], 'WAVEdata', [1, 0, 0, 0, 0]),
  'a WAV cut off': buildWav().subarray(0, 30),
  'one byte': bytesOf([0xff]),
} as const
