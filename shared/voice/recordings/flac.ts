import { isSupportedSampleRate, type ByteReader } from './bytes'

const STREAM_INFO = 0
const STREAM_INFO_BYTES = 34
const SYNC = 0x3ffe

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80 ? ((value << 1) ^ 0x07) & 0xff : value << 1
  return value
})

/** Returns the checksum of a frame header. */
export function getFlacHeaderChecksum(file: ByteReader, start: number, end: number): number {
  let crc = 0
  for (let at = start; at < end; at += 1) crc = crcTable[crc ^ file.u8(at)] ?? 0
  return crc
}

const RATES = [0, 88_200, 176_400, 192_000, 8_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000] as const

/** Returns the length of a frame's number, which is encoded like UTF-8. */
function numberBytes(first: number): number | undefined {
  if (first < 0x80) return 1
  const length = Math.clz32(~(first << 24))
  return length >= 2 && length <= 7 ? length : undefined
}

function blockSize(file: ByteReader, code: number, at: number): number {
  if (code === 1) return 192
  if (code <= 5) return 576 * 2 ** (code - 2)
  if (code === 6) return file.u8(at) + 1
  return code === 7 ? file.u16(at) + 1 : 256 * 2 ** (code - 8)
}

/** Returns the sample rate of a frame in Hz; 0 if it is that of the stream. */
function frameRate(file: ByteReader, code: number, at: number): number {
  if (code === 12) return file.u8(at) * 1000
  if (code === 13) return file.u16(at)
  return code === 14 ? file.u16(at) * 10 : (RATES[code] ?? 0)
}

/**
 * Returns the duration of the frame at an offset in seconds; 0 without a frame. The lower of frame
 * and stream rate counts.
 */
function frameSeconds(file: ByteReader, at: number, streamRate: number): number {
  if (at + 6 > file.length || file.u16(at) >> 2 !== SYNC) return 0
  const [sizes, channels] = [file.u8(at + 2), file.u8(at + 3)]
  const [sizeCode, rateCode] = [sizes >> 4, sizes & 0x0f]
  const length = numberBytes(file.u8(at + 4))
  if (sizeCode === 0 || rateCode === 15 || channels >> 4 > 10 || length === undefined) return 0
  const sizeAt = at + 4 + length
  const rateAt = sizeAt + (sizeCode === 6 ? 1 : sizeCode === 7 ? 2 : 0)
  const end = rateAt + (rateCode === 12 ? 1 : rateCode > 12 ? 2 : 0)
  if (end >= file.length || file.u8(end) !== getFlacHeaderChecksum(file, at, end)) return 0
  const rate = frameRate(file, rateCode, rateAt) || streamRate
  return blockSize(file, sizeCode, sizeAt) / Math.min(rate, streamRate)
}

/**
 * Returns the seconds of sound in a FLAC file: all frames that a decoder could find, or the
 * stream's declared duration if that is longer. Undefined if its blocks don't lead to a first
 * frame.
 */
export function getFlacSeconds(file: ByteReader): number | undefined {
  if ((file.u8(4) & 0x7f) !== STREAM_INFO || file.u24(5) !== STREAM_INFO_BYTES) return undefined
  const rate = file.u24(18) >> 4
  const declaredSamples = (file.u8(21) & 0x0f) * 2 ** 32 + file.u32(22)
  if (!isSupportedSampleRate(rate)) return undefined
  let at = 4
  for (let isLast = false; !isLast; at += 4 + file.u24(at + 1)) isLast = (file.u8(at) & 0x80) !== 0
  if (frameSeconds(file, at, rate) === 0) return undefined
  let seconds = 0
  for (; at < file.length; at += 1) if (file.u8(at) === 0xff) seconds += frameSeconds(file, at, rate)
  return Math.max(seconds, declaredSamples / rate)
}
