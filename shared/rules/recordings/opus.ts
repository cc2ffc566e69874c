import type { ByteReader } from './bytes'

const SPEECH_FRAME_MS = [10, 20, 40, 60] as const
const MIXED_FRAME_MS = [10, 20] as const
const MUSIC_FRAME_MS = [2.5, 5, 10, 20] as const
const MAX_PACKET_MS = 120

const frameMs = (config: number): number =>
  (config < 12 ? SPEECH_FRAME_MS[config & 3] : config < 16 ? MIXED_FRAME_MS[config & 1] : MUSIC_FRAME_MS[config & 3]) ??
  MAX_PACKET_MS

/**
 * Seconds of sound in an Opus packet, by its first two bytes (RFC 6716, section 3); undefined for a
 * packet that is malformed.
 */
export function getOpusPacketSeconds(first: number | undefined, second: number | undefined): number | undefined {
  if (first === undefined) return undefined
  const frames = [1, 2, 2, second && second & 0x3f][first & 3]
  const milliseconds = frames && frames * frameMs(first >> 3)
  return milliseconds && milliseconds <= MAX_PACKET_MS ? milliseconds / 1000 : undefined
}

/** The same for a packet that lies in a file as a whole. */
export const getOpusSecondsAt = (file: ByteReader, at: number, length: number): number | undefined =>
  getOpusPacketSeconds(length > 0 ? file.u8(at) : undefined, length > 1 ? file.u8(at + 1) : undefined)
