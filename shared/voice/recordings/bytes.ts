/** The supported recording formats, named as in the transcription service. */
export const recordingFormats = ['wav', 'webm', 'ogg', 'mp4', 'mp3', 'flac'] as const
export type RecordingFormat = (typeof recordingFormats)[number]

/** The range of sample rates in Hz that the transcription service accepts. */
const MIN_SAMPLE_RATE = 8_000
const MAX_SAMPLE_RATE = 48_000

/** Whether the transcription service accepts a sample rate in Hz. */
export const isSupportedSampleRate = (rate: number): boolean => rate >= MIN_SAMPLE_RATE && rate <= MAX_SAMPLE_RATE

/** Reads numbers and text at offsets of a file. Its methods throw a RangeError beyond the end. */
export type ByteReader = {
  readonly length: number
  readonly u8: (at: number) => number
  readonly u16: (at: number) => number
  readonly u24: (at: number) => number
  readonly u32: (at: number) => number
  readonly u64: (at: number) => number
  readonly i16: (at: number) => number
  readonly view: DataView
  readonly text: (at: number, length: number) => string
}

/** Creates a reader of big-endian numbers; use `view` for little-endian ones. */
export function createByteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const u8 = (at: number) => view.getUint8(at)
  return {
    length: bytes.length,
    u8,
    u16: (at) => view.getUint16(at),
    u24: (at) => view.getUint16(at) * 256 + view.getUint8(at + 2),
    u32: (at) => view.getUint32(at),
    u64: (at) => view.getUint32(at) * 2 ** 32 + view.getUint32(at + 4),
    i16: (at) => view.getInt16(at),
    view,
    text: (at, length) => String.fromCharCode(...Array.from({ length }, (_, index) => u8(at + index))),
  }
}
