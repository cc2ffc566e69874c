const HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2

/** Encodes samples (-1 to 1) as a WAV file: mono, 16 bits, uncompressed. */
export function encodeWav(samples: Float32Array, sampleRate: number): ArrayBuffer {
  const dataBytes = samples.length * BYTES_PER_SAMPLE
  const file = new ArrayBuffer(HEADER_BYTES + dataBytes)
  const view = new DataView(file)
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * BYTES_PER_SAMPLE, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
  samples.forEach((sample, index) => {
    const bounded = Math.max(-1, Math.min(1, sample))
    view.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, bounded * (bounded < 0 ? 0x8000 : 0x7fff), true)
  })
  return file
}

/** Concatenates chunks of samples, up to a maximum number of samples. */
export function concatSamples(chunks: readonly Float32Array[], maxSamples: number): Float32Array<ArrayBuffer> {
  const length = Math.min(
    maxSamples,
    chunks.reduce((sum, chunk) => sum + chunk.length, 0),
  )
  const whole = new Float32Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk.subarray(0, Math.max(0, length - at)), at)
    at = Math.min(length, at + chunk.length)
  }
  return whole
}

/** Returns the loudness of samples for a level meter, 0 to 1. Speech fills most of the range. */
export function getLoudness(samples: Float32Array): number {
  const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
  const decibels = 20 * Math.log10(Math.sqrt(square) + 1e-6)
  return Math.max(0, Math.min(1, (decibels + 55) / 45))
}
