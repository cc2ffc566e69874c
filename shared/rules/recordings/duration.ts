import { createByteReader } from './bytes'
import type { ByteReader } from './bytes'
import { getFlacSeconds } from './flac'
import type { RecordingFormat } from './format'
import { getMp3Seconds } from './mp3'
import { getMp4Seconds } from './mp4'
import { getOggSeconds } from './ogg'
import { getWavSeconds } from './wav'
import { getWebmSeconds } from './webm'

const secondsOf: Readonly<Record<RecordingFormat, (file: ByteReader) => number | undefined>> = {
  wav: getWavSeconds,
  webm: getWebmSeconds,
  ogg: getOggSeconds,
  mp4: getMp4Seconds,
  mp3: getMp3Seconds,
  flac: getFlacSeconds,
}

/**
 * Seconds that a decoder makes of a recording at most, from its frames and packets, never from a
 * header alone (decision 0075). Undefined where they can't be established.
 */
export function getRecordingSeconds(bytes: Uint8Array, format: RecordingFormat): number | undefined {
  try {
    return secondsOf[format](createByteReader(bytes))
  } catch (error) {
    // The file ends in the middle of something.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
