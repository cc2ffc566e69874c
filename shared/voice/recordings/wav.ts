import { isSupportedSampleRate, type ByteReader } from './bytes'

const PCM = 1
const EXTENSIBLE = 0xfffe

/**
 * Returns the bytes per second of uncompressed sound from a `fmt ` chunk; undefined if it is
 * inconsistent.
 */
function bytesPerSecondOf({ view }: ByteReader, at: number, size: number): number | undefined {
  const encoding = view.getUint16(at, true)
  const isPcm = encoding === PCM || (encoding === EXTENSIBLE && size >= 26 && view.getUint16(at + 24, true) === PCM)
  const [channels, rate] = [view.getUint16(at + 2, true), view.getUint32(at + 4, true)]
  const [byteRate, blockSize, bits] = [
    view.getUint32(at + 8, true),
    view.getUint16(at + 12, true),
    view.getUint16(at + 14, true),
  ]
  const isConsistent = bits % 8 === 0 && blockSize === (channels * bits) / 8 && byteRate === rate * blockSize
  return isPcm && isSupportedSampleRate(rate) && blockSize > 0 && isConsistent ? byteRate : undefined
}

/**
 * Returns the seconds of sound in a WAV file; undefined if it isn't uncompressed. All bytes from
 * the first data chunk to the end of the file count, because some decoders ignore the declared
 * size.
 */
export function getWavSeconds(file: ByteReader): number | undefined {
  let bytesPerSecond: number | undefined
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.text(at, 4)
    const size = file.view.getUint32(at + 4, true)
    const content = at + 8
    if (name === 'data') return bytesPerSecond && (file.length - content) / bytesPerSecond
    if (name === 'fmt ') {
      if (bytesPerSecond !== undefined || size < 16) return undefined
      bytesPerSecond = bytesPerSecondOf(file, content, size)
    }
    at = content + size + (size % 2)
  }
  return undefined
}
