import { createByteReader } from '../voice/recordings/bytes'
import { getFlacHeaderChecksum } from '../voice/recordings/flac'
import { getOggChecksum } from '../voice/recordings/ogg'

export type Bytes = Uint8Array<ArrayBuffer>
export type BytePart = string | readonly number[] | Uint8Array

const encoder = new TextEncoder()

/** Concatenates byte parts. */
export function joinBytes(...parts: readonly BytePart[]): Bytes {
  const arrays = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : Uint8Array.from(part)))
  const whole = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0))
  arrays.reduce((at, part) => (whole.set(part, at), at + part.length), 0)
  return whole
}

/** Returns a number as big-endian bytes. */
export const bigEndianBytes = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256)
const little = (value: number, bytes: number): number[] => bigEndianBytes(value, bytes).reverse()
const repeated = (part: Bytes, times: number): Bytes => {
  const whole = new Uint8Array(part.length * times)
  for (let index = 0; index < times; index += 1) whole.set(part, index * part.length)
  return whole
}

/** An MP3 frame of 8 kHz and 8 kbit/s: 72 bytes, 72 ms of silence. */
const quietFrame = joinBytes([0xff, 0xe3, 0x18, 0xc4], new Uint8Array(68))
/** An MP3 frame of 44.1 kHz and 128 kbit/s, mono: 417 bytes, about 26 ms. */
const usualFrame = joinBytes([0xff, 0xfb, 0x90, 0xc4], new Uint8Array(413))

type Mp3 = { readonly seconds: number; readonly isUsual?: boolean; readonly claimedFrames?: number }

/** Builds an MP3 file, with a Xing header if a number of frames is declared. */
export function buildMp3({ seconds, isUsual = false, claimedFrames }: Mp3): Bytes {
  const [frame, frameSeconds] = isUsual ? [usualFrame, 1152 / 44_100] : [quietFrame, 0.072]
  const first = new Uint8Array(frame)
  if (claimedFrames !== undefined)
    first.set(joinBytes('Xing', bigEndianBytes(1, 4), bigEndianBytes(claimedFrames, 4)), isUsual ? 21 : 13)
  return joinBytes(first, repeated(frame, Math.round(seconds / frameSeconds) - 1))
}

/** Builds an ID3v2 tag of the given size in bytes. */
export const buildId3Tag = (bytes: number): Bytes =>
  joinBytes(
    'ID3',
    [4, 0, 0, (bytes >> 21) & 127, (bytes >> 14) & 127, (bytes >> 7) & 127, bytes & 127],
    new Uint8Array(bytes),
  )

/** Silent Opus packets of 20 ms and, in two bytes, of 120 ms. */
export const silentOpusPackets = { usual: [0xf8, 0xff, 0xfe], long: [0xfb, 6], longest: [0x1b, 2] } as const

type OggPage = {
  readonly packets: readonly (readonly number[] | Bytes)[]
  readonly position?: number
  readonly flags?: number
  readonly serial?: number
  readonly isBroken?: boolean
}

/** Builds an Ogg page of whole packets of at most 254 bytes each. */
export function buildOggPage({ packets, position = 0, flags = 0, serial = 7, isBroken = false }: OggPage): Bytes {
  const page = joinBytes(
    'OggS',
    [0, flags],
    little(position, 8),
    little(serial, 4),
    little(0, 8),
    [packets.length],
    packets.map(({ length }) => length),
    ...packets,
  )
  const checksum = getOggChecksum(createByteReader(page), 0, page.length)
  page.set(little(isBroken ? checksum ^ 1 : checksum, 4), 22)
  return page
}

const opusHead = joinBytes('OpusHead', [1, 1, 0, 0], little(48_000, 4), [0, 0, 0])
const opusTags = joinBytes('OpusTags', little(0, 8))

type Ogg = {
  readonly seconds: number
  readonly claimedSeconds?: number
  readonly packet?: readonly number[]
  readonly packetSeconds?: number
  readonly serial?: number
}

/**
 * Builds an Ogg file of one Opus stream, whose pages may declare a different length than its
 * packets have.
 */
export function buildOgg({
  seconds,
  claimedSeconds = seconds,
  packet = silentOpusPackets.usual,
  packetSeconds = 0.02,
  serial = 7,
}: Ogg): Bytes {
  const count = Math.round(seconds / packetSeconds)
  const pages = Array.from({ length: Math.ceil(count / 255) }, (_, index) =>
    buildOggPage({
      packets: Array.from({ length: Math.min(255, count - index * 255) }, () => packet),
      position: Math.round((claimedSeconds * 48_000 * Math.min(count, (index + 1) * 255)) / count),
      serial,
    }),
  )
  return joinBytes(
    buildOggPage({ packets: [opusHead], flags: 2, serial }),
    buildOggPage({ packets: [opusTags], serial }),
    ...pages,
  )
}

const sized = (id: readonly number[], ...parts: readonly BytePart[]): Bytes => {
  const content = joinBytes(...parts)
  return joinBytes(id, [0x01, ...bigEndianBytes(content.length, 7)], content)
}
const endless = (id: readonly number[], ...parts: readonly BytePart[]): Bytes =>
  joinBytes(id, [0x01, 255, 255, 255, 255, 255, 255, 255], ...parts)

const ebml = { segment: [0x18, 0x53, 0x80, 0x67], cluster: [0x1f, 0x43, 0xb6, 0x75], void: [0xec] } as const

type WebM = {
  readonly seconds: number
  /** Milliseconds from one block to the next in the timestamps. */
  readonly stepMs?: number
  readonly claimedMs?: number
  readonly codec?: string
  readonly packet?: readonly number[]
  readonly packetSeconds?: number
  readonly flags?: number
  /** Hides all clusters in an element that decoders skip. */
  readonly isHidden?: boolean
  readonly isEndless?: boolean
}

/** Builds a WebM file of one Opus track, with one cluster per second. */
export function buildWebm({
  seconds,
  packet = silentOpusPackets.usual,
  packetSeconds = 0.02,
  stepMs = packetSeconds * 1000,
  claimedMs,
  codec = 'A_OPUS',
  flags = 0x80,
  isHidden = false,
  isEndless = true,
}: WebM): Bytes {
  const group = isEndless ? endless : sized
  const count = Math.round(seconds / packetSeconds)
  const clusters = Array.from({ length: Math.ceil(count / 50) }, (_, index) => {
    const blocks = Array.from({ length: Math.min(50, count - index * 50) }, (__, block) =>
      sized([0xa3], [0x81], bigEndianBytes(block * stepMs, 2), [flags], packet),
    )
    return group(ebml.cluster, sized([0xe7], bigEndianBytes(index * 50 * stepMs, 4)), ...blocks)
  })
  const duration = new Uint8Array(8)
  new DataView(duration.buffer).setFloat64(0, claimedMs ?? 0)
  return joinBytes(
    sized([0x1a, 0x45, 0xdf, 0xa3], [0x42, 0x82, 0x84], 'webm'),
    group(
      ebml.segment,
      sized(
        [0x15, 0x49, 0xa9, 0x66],
        sized([0x2a, 0xd7, 0xb1], bigEndianBytes(1_000_000, 3)),
        sized([0x44, 0x89], duration),
      ),
      sized([0x16, 0x54, 0xae, 0x6b], sized([0xae], sized([0xd7], [1]), sized([0x86], codec))),
      ...(isHidden ? [sized(ebml.void, ...clusters)] : clusters),
    ),
  )
}

/** Builds a FLAC frame of 4096 silent samples at 16 kHz. */
function flacFrame(number: number): Bytes {
  const coded = number < 128 ? [number] : [0xc0 | (number >> 6), 0x80 | (number & 0x3f)]
  const header = joinBytes([0xff, 0xf8, 0xc5, 0x08], coded)
  return joinBytes(header, [getFlacHeaderChecksum(createByteReader(header), 0, header.length)], [0, 0, 0, 0, 0])
}

/**
 * Builds a FLAC file at 16 kHz, whose stream may declare a different length than its frames have.
 */
export function buildFlac({ seconds, claimedSeconds = seconds }: { seconds: number; claimedSeconds?: number }): Bytes {
  const samples = Math.round(claimedSeconds * 16_000)
  const info = joinBytes(
    bigEndianBytes(4096, 2),
    bigEndianBytes(4096, 2),
    bigEndianBytes(0, 6),
    bigEndianBytes(16_000 * 16, 3),
    [0xf0],
    bigEndianBytes(samples, 4),
    new Uint8Array(16),
  )
  const count = Math.round((seconds * 16_000) / 4096)
  return joinBytes('fLaC', [0x80, 0, 0, 34], info, ...Array.from({ length: count }, (_, index) => flacFrame(index)))
}
