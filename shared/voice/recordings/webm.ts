import type { ByteReader } from './bytes'
import { getOpusSecondsAt } from './ogg'

const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const MASTERS = new Set([SEGMENT, CLUSTER, 0x1549a966, 0x1654ae6b, 0xae, 0xa0])
const MAY_BE_ENDLESS = new Set([SEGMENT, CLUSTER])
const MAX_DEPTH = 5

const TIMESTAMP_SCALE = 0x2ad7b1
const DURATION = 0x4489
const CODEC = 0x86
const CLUSTER_TIMESTAMP = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK = 0xa1
const BLOCK_DURATION = 0x9b
const UNREADABLE = new Set([
  0x6d80, // ContentEncodings: blocks would be packed or encrypted.
  0xaf, // EncryptedBlock
])
const LACING = 0x06
const NANOSECONDS = 1e9

type Element = { readonly id: number; readonly content: number; readonly size: number | undefined }

/** Returns the length of a variable-length number from its first byte. */
const lengthOf = (first: number): number => Math.clz32(first) - 23

const unsigned = (file: ByteReader, at: number, size: number): number =>
  Array.from({ length: size }, (_, index) => file.u8(at + index)).reduce((sum, byte) => sum * 256 + byte, 0)

/** Reads a variable-length number of at most 8 bytes, without its length marker. */
const variable = (file: ByteReader, at: number, length: number): number =>
  (file.u8(at) & (0xff >> length)) * 256 ** (length - 1) + unsigned(file, at + 1, length - 1)

function elementAt(file: ByteReader, at: number): Element | undefined {
  const idLength = lengthOf(file.u8(at))
  const sizeAt = at + idLength
  const sizeLength = lengthOf(file.u8(sizeAt))
  if (idLength > 4 || sizeLength > 8) return undefined
  const size = variable(file, sizeAt, sizeLength)
  return {
    id: unsigned(file, at, idLength),
    content: sizeAt + sizeLength,
    size: size === 2 ** (7 * sizeLength) - 1 ? undefined : size,
  }
}

/** Whether bytes contain the id of a cluster, at which a decoder could resynchronize. */
function holdsCluster(file: ByteReader, start: number, end: number): boolean {
  for (let at = start; at + 4 <= end; at += 1) if (file.u8(at) === 0x1f && file.u32(at) === CLUSTER) return true
  return false
}

class OpusBlocks {
  private soundSeconds = 0
  private scale = 1_000_000
  private clusterTicks = 0
  private blockTicks = 0
  private endTicks = 0

  /** The longest of the duration of the blocks, their timestamps, and the declared duration. */
  get seconds(): number {
    return Math.max(this.soundSeconds, (this.endTicks * this.scale) / NANOSECONDS)
  }

  /**
   * Reads elements; returns false unless the file is Opus that every decoder reads the same way.
   */
  walk(file: ByteReader, start: number, end: number, depth = 0): boolean {
    if (depth > MAX_DEPTH) return false
    for (let at = start; at < end;) {
      const element = elementAt(file, at)
      if (!element) return false
      const { id, content, size } = element
      if (size === undefined) {
        if (!MAY_BE_ENDLESS.has(id)) return false
        at = content
        continue
      }
      at = content + size
      if (at > end) return false
      if (MASTERS.has(id) ? !this.walk(file, content, at, depth + 1) : !this.leaf(file, id, content, size)) return false
    }
    return true
  }

  private leaf(file: ByteReader, id: number, at: number, size: number): boolean {
    switch (id) {
      case TIMESTAMP_SCALE:
        this.scale = unsigned(file, at, size)
        return size <= 8
      case DURATION:
        this.endAt(size === 8 ? file.view.getFloat64(at) : size === 4 ? file.view.getFloat32(at) : 0)
        return true
      case CODEC:
        // A name is short; a long one would take long to read.
        return size <= 16 && file.text(at, size).replace(/\0+$/, '') === 'A_OPUS'
      case CLUSTER_TIMESTAMP:
        this.clusterTicks = unsigned(file, at, size)
        return size <= 8
      case BLOCK_DURATION:
        this.endAt(this.blockTicks + unsigned(file, at, size))
        return size <= 8
      case SIMPLE_BLOCK:
      case BLOCK:
        return this.block(file, at, size)
      default:
        return !UNREADABLE.has(id) && !holdsCluster(file, at, at + size)
    }
  }

  private block(file: ByteReader, at: number, size: number): boolean {
    const timestampAt = at + lengthOf(file.u8(at))
    const packetAt = timestampAt + 3
    // Lacing puts several packets into a block. Recorders don't use it for Opus.
    if (packetAt >= at + size || (file.u8(timestampAt + 2) & LACING) !== 0) return false
    const seconds = getOpusSecondsAt(file, packetAt, at + size - packetAt)
    if (seconds === undefined) return false
    this.soundSeconds += seconds
    this.blockTicks = this.clusterTicks + file.i16(timestampAt)
    this.endAt(this.blockTicks)
    return true
  }

  private endAt(ticks: number): void {
    if (ticks > this.endTicks) this.endTicks = ticks
  }
}

/**
 * Returns the seconds of sound in a WebM file of Opus: the longest of its packets, its timestamps
 * and its declared duration. Undefined for other codecs, and for files that decoders may read
 * differently.
 */
export function getWebmSeconds(file: ByteReader): number | undefined {
  const blocks = new OpusBlocks()
  return blocks.walk(file, 0, file.length) ? blocks.seconds : undefined
}
