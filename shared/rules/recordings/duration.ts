import { byteReader } from './bytes'
import type { ByteReader } from './bytes'
import { flacSeconds } from './flac'
import type { RecordingFormat } from './format'
import { mp3Seconds } from './mp3'
import { mp4Seconds } from './mp4'
import { oggSeconds } from './ogg'
import { wavSeconds } from './wav'
import { webmSeconds } from './webm'

const secondsOf: Readonly<Record<RecordingFormat, (file: ByteReader) => number | undefined>> = {
  wav: wavSeconds,
  webm: webmSeconds,
  ogg: oggSeconds,
  mp4: mp4Seconds,
  mp3: mp3Seconds,
  flac: flacSeconds,
}

/**
 * Seconds that a decoder makes of a recording at most, from its frames and packets, never from a
 * header alone (decision 0075). Undefined where they can't be established.
 */
export function recordingSeconds(bytes: Uint8Array, format: RecordingFormat): number | undefined {
  try {
    return secondsOf[format](byteReader(bytes))
  } catch (error) {
    // The file ends in the middle of something.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
