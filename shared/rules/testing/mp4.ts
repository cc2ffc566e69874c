import { bigEndianBytes, joinBytes } from './recordings'
import type { Bytes, BytePart } from './recordings'

const box = (name: string, ...parts: readonly BytePart[]): Bytes => {
  const content = joinBytes(...parts)
  return joinBytes(bigEndianBytes(content.length + 8, 4), name, content)
}

type Mp4 = {
  readonly seconds: number
  readonly claimedSeconds?: number
  /** Ticks of a frame, by the table of times. */
  readonly frameTicks?: number
  readonly codec?: string
  readonly edits?: readonly { readonly seconds: number; readonly start: number }[]
  readonly isFragmented?: boolean
}

/** 16 kHz, mono, low complexity. */
const esds = joinBytes(
  bigEndianBytes(0, 4),
  [3, 25, 0, 1, 0],
  [4, 17, 0x40, 0x15, 0, 0, 0, ...bigEndianBytes(32_000, 4), ...bigEndianBytes(32_000, 4)],
  [5, 2, 0x14, 0x08],
  [6, 1, 2],
)

/** An MP4 file of AAC at 16 kHz, of 64 ms and four bytes a frame. */
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
