import type { ByteReader } from './bytes'

const BIT_RATES = {
  version1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  version2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const

const SAMPLE_RATES = [44_100, 48_000, 32_000] as const

type Frame = { readonly bytes: number; readonly samples: number; readonly sampleRate: number }

/** Returns the MPEG audio layer III frame at an offset; undefined if there is none. */
function parseMp3Frame(file: ByteReader, at: number): Frame | undefined {
  if (at + 4 > file.length) return undefined
  const [sync, third] = [file.u16(at), file.u8(at + 2)]
  const version = (sync >> 3) & 3
  if ((sync & 0xffe6) !== 0xffe2 || version === 1) return undefined
  const kiloBits = BIT_RATES[version === 3 ? 'version1' : 'version2'][third >> 4]
  const baseRate = SAMPLE_RATES[(third >> 2) & 3]
  // A free-format frame doesn't state its length.
  if (!kiloBits || !baseRate) return undefined
  const sampleRate = version === 3 ? baseRate : version === 2 ? baseRate / 2 : baseRate / 4
  const samples = version === 3 ? 1152 : 576
  const padding = (third >> 1) & 1
  return { bytes: Math.floor((samples / 8) * ((kiloBits * 1000) / sampleRate)) + padding, samples, sampleRate }
}

const ID3_HEADER_BYTES = 10
const ID3_AT_END_BYTES = 128

/**
 * Returns where the sound begins, after ID3v2 tags; undefined for a tag whose size decoders
 * interpret differently.
 */
function soundStart(file: ByteReader): number | undefined {
  let at = 0
  while (at + ID3_HEADER_BYTES <= file.length && file.text(at, 3) === 'ID3') {
    const size = [6, 7, 8, 9].map((offset) => file.u8(at + offset))
    const [version, flags] = [file.u8(at + 3), file.u8(at + 5)]
    if (version < 2 || version > 4 || size.some((part) => part > 0x7f)) return undefined
    at += ID3_HEADER_BYTES + size.reduce((sum, part) => sum * 128 + part, 0) + (flags & 0x10 ? ID3_HEADER_BYTES : 0)
  }
  return at
}

const isTagAtEnd = (file: ByteReader, at: number): boolean =>
  at + ID3_AT_END_BYTES === file.length && file.text(at, 3) === 'TAG'

/**
 * Returns the seconds of sound in an MP3 file, counting every frame. Undefined unless frames of one
 * sample rate fill the file without gaps, because decoders search gaps for frames. Counts in Xing
 * or VBRI headers are ignored.
 */
export function getMp3Seconds(file: ByteReader): number | undefined {
  const start = soundStart(file)
  if (start === undefined) return undefined
  const first = parseMp3Frame(file, start)
  if (!first) return undefined
  let samples = 0
  for (let at = start; at < file.length;) {
    const frame = parseMp3Frame(file, at)
    if (!frame) return isTagAtEnd(file, at) ? samples / first.sampleRate : undefined
    if (frame.sampleRate !== first.sampleRate) return undefined
    samples += frame.samples
    at += frame.bytes
  }
  return samples / first.sampleRate
}
