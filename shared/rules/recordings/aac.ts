import type { ByteReader } from './bytes'

const RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000] as const
/** Low complexity, and the same with its two extensions for low bit rates: 1024 samples a frame. */
const OBJECT_TYPES = new Set([2, 5, 29])
const MPEG4_AUDIO = 0x40

type Descriptor = { readonly tag: number; readonly content: number }

function descriptorAt(file: ByteReader, at: number): Descriptor {
  const tag = file.u8(at)
  let content = at + 1
  while (file.u8(content) & 0x80) content += 1
  return { tag, content: content + 1 }
}

/**
 * The sample rate in Hz that AAC is decoded at, by an `esds` box's content; undefined for other
 * codecs.
 */
export function getAacSampleRate(file: ByteReader, at: number): number | undefined {
  const stream = descriptorAt(file, at + 4)
  // Flags announce further fields, which no recorder writes.
  if (stream.tag !== 3 || (file.u8(stream.content + 2) & 0xe0) !== 0) return undefined
  const decoder = descriptorAt(file, stream.content + 3)
  if (decoder.tag !== 4 || file.u8(decoder.content) !== MPEG4_AUDIO) return undefined
  const specific = descriptorAt(file, decoder.content + 13)
  if (specific.tag !== 5) return undefined
  const bits = file.u16(specific.content)
  return OBJECT_TYPES.has(bits >> 11) ? RATES[(bits >> 7) & 0x0f] : undefined
}
