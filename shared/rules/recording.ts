import { Problem } from '../problem'

/** How long and how large a spoken comment may be (docs/product/feedback.md#spoken-comments). */
export const MAX_RECORDING_SECONDS = 60
export const MAX_RECORDING_BYTES = 4 * 1024 * 1024

/** The formats that are taken, by the names that the transcription service has for them. */
export const recordingFormats = ['wav', 'webm', 'ogg', 'mp4', 'mp3', 'flac'] as const
export type RecordingFormat = (typeof recordingFormats)[number]

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length))

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const hasHead = (bytes: Uint8Array, ...head: readonly number[]) => head.every((byte, index) => bytes[index] === byte)

/** Brands of the ISO base media format that hold sound; pictures (HEIC, AVIF) come in the same box. */
const soundBrand = /^(M4A|M4B|M4V|mp4[12]|iso[m2-9]|avc1|dash|MSNV)/

// A frame of MPEG audio begins with eleven set bits; then layer III, a bit rate and a sampling rate that exist.
const isMp3Frame = ([first = 0, second = 0, third = 0]: Uint8Array) =>
  first === 0xff && (second & 0xe6) === 0xe2 && third >> 4 !== 0xf && third >> 4 !== 0 && (third & 0x0c) !== 0x0c

const signatures: Readonly<Record<RecordingFormat, (bytes: Uint8Array) => boolean>> = {
  wav: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WAVE',
  // EBML, whose header names WebM: any other Matroska file begins alike.
  webm: (bytes) => hasHead(bytes, 0x1a, 0x45, 0xdf, 0xa3) && textAt(bytes, 0, 64).includes('webm'),
  ogg: (bytes) => textAt(bytes, 0, 4) === 'OggS' && bytes[4] === 0,
  mp4: (bytes) => textAt(bytes, 4, 4) === 'ftyp' && soundBrand.test(textAt(bytes, 8, 4)),
  mp3: (bytes) => (textAt(bytes, 0, 3) === 'ID3' && bytes.length > 10) || isMp3Frame(bytes),
  flac: (bytes) => textAt(bytes, 0, 4) === 'fLaC' && (Number(bytes[4]) & 0x7f) === 0,
}

/** The format that the bytes themselves show, whatever the file is called; undefined when it is none of ours. */
export const formatOf = (bytes: Uint8Array): RecordingFormat | undefined =>
  recordingFormats.find((format) => signatures[format](bytes))

const PCM = 1
const EXTENSIBLE = 0xfffe

/** Seconds of sound that a WAV file really holds, whatever its header claims; undefined when it is not sound. */
export function wavSeconds(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes)
  let bytesPerSecond: number | undefined
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = textAt(bytes, at, 4)
    const size = view.getUint32(at + 4, true)
    const content = at + 8
    if (name === 'fmt ' && size >= 16 && content + 16 <= bytes.length) {
      const encoding = view.getUint16(content, true)
      if (encoding !== PCM && encoding !== EXTENSIBLE) return undefined
      bytesPerSecond = view.getUint32(content + 4, true) * view.getUint16(content + 12, true)
    }
    if (name === 'data') return bytesPerSecond ? Math.min(size, bytes.length - content) / bytesPerSecond : undefined
    at = content + size + (size % 2)
  }
  return undefined
}

/** What is said to anything that is not a recording that can be read. */
export const unsupportedRecording = () =>
  new Problem('unsupported-media', 'Please send a sound recording: WAV, WebM, Ogg, MP4, MP3 or FLAC.')

/** What is said when a recording runs on: by its header, or by the service that heard it. */
export const tooLong = () =>
  new Problem('too-large', `Please keep your comment under ${MAX_RECORDING_SECONDS} seconds.`)

/** What is said when there is nothing to write down. */
export const noSpeech = () =>
  new Problem('no-speech', "We couldn't hear anything. Please try again, or type your comment.")

/** The format of a recording that may be transcribed; throws `invalid-input`, `too-large`, `unsupported-media` or `no-speech`. */
export function checkRecording(bytes: Uint8Array): RecordingFormat {
  if (bytes.length === 0) throw new Problem('invalid-input', 'The recording is empty.')
  if (bytes.length > MAX_RECORDING_BYTES) throw new Problem('too-large', 'That recording is too large for us.')
  const format = formatOf(bytes)
  if (format === undefined) throw unsupportedRecording()
  if (format !== 'wav') return format
  const seconds = wavSeconds(bytes)
  if (seconds === undefined) throw unsupportedRecording()
  if (seconds > MAX_RECORDING_SECONDS) throw tooLong()
  if (seconds === 0) throw noSpeech()
  return format
}
