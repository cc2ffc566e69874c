import { createByteReader, recordingFormats, type ByteReader, type RecordingFormat } from './bytes'
import { getFlacSeconds } from './flac'
import { getMp3Seconds } from './mp3'
import { getMp4Seconds } from './mp4'
import { getOggSeconds } from './ogg'
import { getWavSeconds } from './wav'
import { getWebmSeconds } from './webm'
import { Problem } from '../../platform/problem'

const secondsOf: Readonly<Record<RecordingFormat, (file: ByteReader) => number | undefined>> = {
  wav: getWavSeconds,
  webm: getWebmSeconds,
  ogg: getOggSeconds,
  mp4: getMp4Seconds,
  mp3: getMp3Seconds,
  flac: getFlacSeconds,
}

/**
 * Returns the maximum seconds that a decoder can get from a recording, from frames and packets and
 * never from a header alone (decision 0023). Undefined if it can't be determined.
 */
export function getRecordingSeconds(bytes: Uint8Array, format: RecordingFormat): number | undefined {
  try {
    return secondsOf[format](createByteReader(bytes))
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Maximum length and size of a spoken comment (docs/product/feedback.md#spoken-comments). */
export const MAX_RECORDING_SECONDS = 60
export const MAX_RECORDING_BYTES = 4 * 1024 * 1024

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length))

const hasHead = (bytes: Uint8Array, ...head: readonly number[]) => head.every((byte, index) => bytes[index] === byte)

/** Brands of ISO base media files with sound. Pictures (HEIC, AVIF) use the same container. */
const soundBrand = /^(M4A|M4B|M4V|mp4[12]|iso[m2-9]|avc1|dash|MSNV)/

// A frame of MPEG audio begins with eleven set bits, then layer III, a valid bit rate and a valid
// sample rate.
const isMp3Frame = ([first = 0, second = 0, third = 0]: Uint8Array) =>
  first === 0xff && (second & 0xe6) === 0xe2 && third >> 4 !== 0xf && third >> 4 !== 0 && (third & 0x0c) !== 0x0c

const signatures: Readonly<Record<RecordingFormat, (bytes: Uint8Array) => boolean>> = {
  wav: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WAVE',
  // EBML with WebM in its header; other Matroska files begin the same way.
  webm: (bytes) => hasHead(bytes, 0x1a, 0x45, 0xdf, 0xa3) && textAt(bytes, 0, 64).includes('webm'),
  ogg: (bytes) => textAt(bytes, 0, 4) === 'OggS' && bytes[4] === 0,
  mp4: (bytes) => textAt(bytes, 4, 4) === 'ftyp' && soundBrand.test(textAt(bytes, 8, 4)),
  mp3: (bytes) => (textAt(bytes, 0, 3) === 'ID3' && bytes.length > 10) || isMp3Frame(bytes),
  flac: (bytes) => textAt(bytes, 0, 4) === 'fLaC' && (Number(bytes[4]) & 0x7f) === 0,
}

/** Returns the format of a recording from its bytes; undefined if it isn't supported. */
export const detectRecordingFormat = (bytes: Uint8Array): RecordingFormat | undefined =>
  recordingFormats.find((format) => signatures[format](bytes))

/** Creates the problem for a file that isn't a readable recording. */
export const createUnsupportedRecordingProblem = () =>
  new Problem('unsupported-media', 'Please send a sound recording: WAV, WebM, Ogg, MP4, MP3 or FLAC.')

/**
 * Creates the problem for a recording that is too long by its content or according to the
 * transcription service.
 */
export const createRecordingTooLongProblem = () =>
  new Problem('too-large', `Please keep your comment under ${MAX_RECORDING_SECONDS} seconds.`)

/** Creates the problem for a recording without speech. */
export const createNoSpeechProblem = () =>
  new Problem('no-speech', "We couldn't hear anything. Please try again, or type your comment.")

/** A recording that may be transcribed, with its maximum seconds of sound. */
type CheckedRecording = { readonly format: RecordingFormat; readonly seconds: number }

/**
 * Returns format and length of a recording that may be transcribed.
 * @throws Problem `invalid-input`, `too-large`, `unsupported-media` or `no-speech`
 */
export function inspectRecording(bytes: Uint8Array): CheckedRecording {
  if (bytes.length === 0) throw new Problem('invalid-input', 'The recording is empty.')
  if (bytes.length > MAX_RECORDING_BYTES) throw new Problem('too-large', 'That recording is too large for us.')
  const format = detectRecordingFormat(bytes)
  const seconds = format && getRecordingSeconds(bytes, format)
  if (format === undefined || seconds === undefined) throw createUnsupportedRecordingProblem()
  if (seconds > MAX_RECORDING_SECONDS) throw createRecordingTooLongProblem()
  if (seconds === 0) throw createNoSpeechProblem()
  return { format, seconds }
}
