import type { ByteReader } from './bytes'

const SPEECH_FRAME_MS = [10, 20, 40, 60] as const
const MIXED_FRAME_MS = [10, 20] as const
const MUSIC_FRAME_MS = [2.5, 5, 10, 20] as const
const MAX_PACKET_MS = 120

const frameMs = (config: number): number =>
  (config < 12 ? SPEECH_FRAME_MS[config & 3] : config < 16 ? MIXED_FRAME_MS[config & 1] : MUSIC_FRAME_MS[config & 3]) ??
  MAX_PACKET_MS

/**
 * Returns the duration of an Opus packet in seconds, from its first two bytes (RFC 6716, section
 * 3); undefined for a malformed packet.
 */
function getOpusPacketSeconds(first: number | undefined, second: number | undefined): number | undefined {
  if (first === undefined) return undefined
  const frames = [1, 2, 2, second && second & 0x3f][first & 3]
  const milliseconds = frames && frames * frameMs(first >> 3)
  return milliseconds && milliseconds <= MAX_PACKET_MS ? milliseconds / 1000 : undefined
}

/** The same for a packet that a file contains in one piece. */
export const getOpusSecondsAt = (file: ByteReader, at: number, length: number): number | undefined =>
  getOpusPacketSeconds(length > 0 ? file.u8(at) : undefined, length > 1 ? file.u8(at + 1) : undefined)

/** Opus positions count 48,000 per second, at any recording rate (RFC 7845). */
const POSITIONS_PER_SECOND = 48_000
const HEADER_BYTES = 27
const HEAD_BYTES = 8
const CONTINUED = 1
const FIRST_PAGE = 2

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index << 24
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1
  return value >>> 0
})

/** Returns the checksum of a page, in which its own field counts as zero. */
export function getOggChecksum(file: ByteReader, start: number, end: number): number {
  let crc = 0
  for (let at = start; at < end; at += 1) {
    const byte = at >= start + 22 && at < start + 26 ? 0 : file.u8(at)
    crc = ((crc << 8) ^ (crcTable[(crc >>> 24) ^ byte] ?? 0)) >>> 0
  }
  return crc
}

type Page = {
  readonly flags: number
  /** The end time that it declares for its last packet. */
  readonly seconds: number
  readonly serial: number
  readonly segments: readonly number[]
  readonly body: number
  readonly end: number
}

/**
 * Returns the page at an offset; undefined if its checksum is wrong, because decoders would then
 * search for pages inside it.
 */
function pageAt(file: ByteReader, at: number): Page | undefined {
  if (file.text(at, 4) !== 'OggS' || file.u8(at + 4) !== 0) return undefined
  const segments = Array.from({ length: file.u8(at + 26) }, (_, index) => file.u8(at + HEADER_BYTES + index))
  const body = at + HEADER_BYTES + segments.length
  const end = body + segments.reduce((sum, size) => sum + size, 0)
  if (end > file.length || file.view.getUint32(at + 22, true) !== getOggChecksum(file, at, end)) return undefined
  const seconds = Number(file.view.getBigInt64(at + 6, true)) / POSITIONS_PER_SECOND
  return { flags: file.u8(at + 5), seconds, serial: file.view.getUint32(at + 14, true), segments, body, end }
}

/** A logical stream with the duration of its packets and the duration that its pages declare. */
class OpusStream {
  private packets = 0
  private soundSeconds = 0
  private declaredSeconds = 0
  private head: number[] | undefined

  get seconds(): number {
    return Math.max(this.soundSeconds, this.declaredSeconds)
  }

  /** Adds a page; returns false if it isn't Opus. */
  add(file: ByteReader, { flags, seconds, segments, body }: Page): boolean {
    if ((this.head !== undefined) !== ((flags & CONTINUED) !== 0)) return false
    this.declaredSeconds = Math.max(this.declaredSeconds, seconds)
    let at = body
    for (const size of segments) {
      const head: number[] = (this.head ??= [])
      for (let index = 0; index < size && head.length < HEAD_BYTES; index += 1) head.push(file.u8(at + index))
      at += size
      // A packet continues in the next segment, or page, after a segment of 255 bytes.
      if (size === 255) continue
      this.head = undefined
      if (!this.addPacket(head)) return false
    }
    return true
  }

  private addPacket(head: readonly number[]): boolean {
    this.packets += 1
    const name = String.fromCharCode(...head)
    if (this.packets <= 2) return name === (this.packets === 1 ? 'OpusHead' : 'OpusTags')
    const seconds = getOpusPacketSeconds(head[0], head[1])
    this.soundSeconds += seconds ?? 0
    return seconds !== undefined
  }
}

/**
 * Returns the seconds of sound in an Ogg file of consecutive Opus streams. For each, the longer of
 * its packets and its declared duration counts. Undefined for other codecs, and for data between
 * pages.
 */
export function getOggSeconds(file: ByteReader): number | undefined {
  const streams: OpusStream[] = []
  const current = new Map<number, OpusStream>()
  for (let at = 0; at < file.length;) {
    const page = pageAt(file, at)
    if (!page) return undefined
    if (page.flags & FIRST_PAGE) {
      const begun = new OpusStream()
      streams.push(begun)
      current.set(page.serial, begun)
    }
    if (!current.get(page.serial)?.add(file, page)) return undefined
    at = page.end
  }
  return streams.reduce((sum, stream) => sum + stream.seconds, 0)
}
