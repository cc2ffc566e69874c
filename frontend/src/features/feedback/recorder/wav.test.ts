import { encodeWav, concatSamples, getLoudness } from './wav'

const letters = (file: ArrayBuffer, at: number) => String.fromCharCode(...new Uint8Array(file, at, 4))

describe('a WAV file', () => {
  const file = encodeWav(Float32Array.of(0, 1, -1, 0.5, 7, -7), 16_000)
  const view = new DataView(file)

  it('has a header for one channel, 16 bits, 16 kHz, uncompressed', () => {
    expect([0, 8, 12, 36].map((at) => letters(file, at))).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
    expect(view.getUint32(4, true)).toBe(file.byteLength - 8)
    expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 2, 16])
    expect([24, 28, 40].map((at) => view.getUint32(at, true))).toEqual([16_000, 32_000, 12])
  })

  it('contains the samples, clipped to the valid range', () => {
    const samples = [0, 1, 2, 3, 4, 5].map((index) => view.getInt16(44 + index * 2, true))
    expect(samples).toEqual([0, 32_767, -32_768, 16_383, 32_767, -32_768])
  })

  it('without samples consists of the header only', () => {
    expect(encodeWav(new Float32Array(0), 16_000).byteLength).toBe(44)
  })
})

describe('concatenated chunks', () => {
  const chunks = [Float32Array.of(1, 2), Float32Array.of(3), Float32Array.of(4, 5, 6)]

  it.each([
    [10, [1, 2, 3, 4, 5, 6]],
    [4, [1, 2, 3, 4]],
    [1, [1]],
    [0, []],
  ])('have at most %d samples', (atMost, expected) => {
    expect([...concatSamples(chunks, atMost)]).toEqual(expected)
  })
})

describe('the level meter', () => {
  const tone = (amplitude: number) => Float32Array.from({ length: 480 }, (_, index) => amplitude * Math.sin(index / 5))

  it('is 0 in silence, rises with the volume and stays between 0 and 1', () => {
    expect(getLoudness(new Float32Array(480))).toBe(0)
    expect(getLoudness(tone(0.02))).toBeGreaterThan(0.2)
    expect(getLoudness(tone(0.2))).toBeGreaterThan(getLoudness(tone(0.02)))
    expect(getLoudness(tone(1))).toBe(1)
    expect(getLoudness(new Float32Array(0))).toBe(0)
  })
})
