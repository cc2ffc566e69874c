import { isSupportedSampleRate, type ByteReader } from './bytes'

const RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000] as const
/**
 * AAC low complexity, with and without its two extensions for low bit rates: 1024 samples per
 * frame.
 */
const OBJECT_TYPES = new Set([2, 5, 29])
const MPEG4_AUDIO = 0x40

type Descriptor = { readonly tag: number; readonly content: number }

/** A descriptor's size has at most four bytes. */
const MAX_SIZE_BYTES = 4

function descriptorAt(file: ByteReader, at: number): Descriptor {
  const tag = file.u8(at)
  let content = at + 1
  while (content < at + MAX_SIZE_BYTES && file.u8(content) & 0x80) content += 1
  return { tag, content: content + 1 }
}

/** Returns the sample rate in Hz of AAC from an `esds` box; undefined for other codecs. */
function getAacSampleRate(file: ByteReader, at: number): number | undefined {
  const stream = descriptorAt(file, at + 4)
  // Flags announce further fields, which no recorder writes.
  if (stream.tag !== 3 || (file.u8(stream.content + 2) & 0xe0) !== 0) return undefined
  const decoder = descriptorAt(file, stream.content + 3)
  if (decoder.tag !== 4 || file.u8(decoder.content) !== MPEG4_AUDIO) return undefined
  const specific = descriptorAt(file, decoder.content + 13)
  if (specific.tag !== 5) return undefined
  const bits = file.u16(specific.content)
  return OBJECT_TYPES.has(bits >> 11) ? RATES[(bits >> 7) & 0x0f] : undefined
}

const CONTAINERS = new Set(['moov', 'trak', 'edts', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf'])
const SAMPLES_PER_FRAME = 1024
const MAX_DEPTH = 6
/** An unknown 32-bit duration. */
const UNKNOWN = 0xffffffff

/** The clocks of the movie and of its track, in which the file declares durations. */
type Clock = 'movie' | 'media'

/**
 * Reads a file's boxes. A box is read within its bounds only, so that the time is linear in the
 * size of the file.
 */
class AacFrames {
  private frames = 0
  private sampleRate = Infinity
  private readonly ticksPerSecond: Record<Clock, number> = { movie: Infinity, media: Infinity }
  private readonly longestTicks: Record<Clock, number> = { movie: 0, media: 0 }

  /**
   * The longest of the counted frames and all declared durations; undefined without a sound track.
   */
  get seconds(): number | undefined {
    if (this.sampleRate === Infinity) return undefined
    const claimed = (['movie', 'media'] as const).map((clock) => this.longestTicks[clock] / this.ticksPerSecond[clock])
    const longest = Math.max((this.frames * SAMPLES_PER_FRAME) / this.sampleRate, ...claimed)
    return Number.isFinite(longest) ? longest : undefined
  }

  /** Reads boxes; returns false unless the file contains only AAC. */
  walk(file: ByteReader, start: number, end: number, depth = 0): boolean {
    if (depth > MAX_DEPTH) return false
    for (let at = start; at < end;) {
      const [size, name] = [file.u32(at), file.text(at + 4, 4)]
      const content = at + (size === 1 ? 16 : 8)
      const boxEnd = size === 0 && depth === 0 ? end : at + (size === 1 ? file.u64(at + 8) : size)
      if (boxEnd < content || boxEnd > end) return false
      const isContainer = CONTAINERS.has(name)
      if (isContainer ? !this.walk(file, content, boxEnd, depth + 1) : !this.leaf(file, name, content, boxEnd))
        return false
      at = boxEnd
    }
    return true
  }

  private leaf(file: ByteReader, name: string, at: number, end: number): boolean {
    const isLong = at < file.length && file.u8(at) === 1
    const time = (offset: number) => (isLong ? file.u64(at + offset) : file.u32(at + offset))
    switch (name) {
      case 'mvhd':
      case 'mdhd': {
        const clock = name === 'mvhd' ? 'movie' : 'media'
        this.ticksPerSecond[clock] = Math.min(this.ticksPerSecond[clock], file.u32(at + (isLong ? 20 : 12)))
        return this.claim(time(isLong ? 24 : 16), clock)
      }
      case 'tkhd':
        return this.claim(time(isLong ? 28 : 20), 'movie')
      case 'tfdt':
        return this.claim(time(4), 'media')
      case 'elst':
        return this.edits(file, at, isLong ? 20 : 12)
      case 'stts': {
        const entries = file.u32(at + 4)
        return at + 8 + 8 * entries <= end && this.claim(sumOfTimes(file, at + 8, entries), 'media')
      }
      case 'stsz':
      case 'stz2':
        this.frames += file.u32(at + 8)
        return true
      case 'trun':
        this.frames += file.u32(at + 4)
        return true
      case 'stsd':
        return this.description(file, at, end)
      default:
        return true
    }
  }

  private claim(ticks: number, clock: Clock): boolean {
    if (ticks !== UNKNOWN) this.longestTicks[clock] = Math.max(this.longestTicks[clock], ticks)
    return true
  }

  /** Accepts edit lists that omit or delay sound, and rejects those that repeat parts. */
  private edits(file: ByteReader, at: number, bytes: number): boolean {
    const starts = Array.from({ length: Math.min(file.u32(at + 4), 3) }, (_, index) => at + 8 + index * bytes)
    const half = bytes === 20 ? 8 : 4
    const ticks = starts.map((entry) => (half === 8 ? file.u64(entry) : file.u32(entry)))
    const played = starts.filter((entry) => file.u32(entry + half) !== UNKNOWN)
    const isPlain = played.every((entry) => file.u32(entry + 2 * half) === 0x10000)
    this.claim(
      ticks.reduce((sum, part) => sum + part, 0),
      'movie',
    )
    return starts.length <= 2 && played.length <= 1 && isPlain
  }

  private description(file: ByteReader, at: number, boxEnd: number): boolean {
    const entry = at + 8
    // QuickTime's own versions of the entry have a different layout.
    if (file.u32(at + 4) !== 1 || file.text(entry + 4, 4) !== 'mp4a' || file.u16(entry + 16) !== 0) return false
    const end = Math.min(entry + file.u32(entry), boxEnd)
    for (let box = entry + 36; box + 8 <= end; box += Math.max(8, file.u32(box))) {
      if (file.text(box + 4, 4) !== 'esds') continue
      const rate = getAacSampleRate(file, box + 8)
      if (rate === undefined || !isSupportedSampleRate(rate)) return false
      this.sampleRate = Math.min(this.sampleRate, rate)
      return true
    }
    return false
  }
}

/** Sums the ticks of all samples of an `stts` box. */
const sumOfTimes = (file: ByteReader, at: number, entries: number): number =>
  Array.from({ length: entries }, (_, index) => at + 8 * index).reduce(
    (sum, entry) => sum + file.u32(entry) * file.u32(entry + 4),
    0,
  )

/**
 * Returns the seconds of sound in an MP4 file of AAC, fragmented or not: the longest of its frames
 * and its declared durations. Undefined for other codecs, for films, and for edit lists that repeat
 * parts.
 */
export function getMp4Seconds(file: ByteReader): number | undefined {
  const frames = new AacFrames()
  return frames.walk(file, 0, file.length) ? frames.seconds : undefined
}
