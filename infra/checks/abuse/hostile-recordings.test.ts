import { bigEndianBytes, joinBytes } from '#shared/testing/audio-builders'
import { box, buildMp4, esds } from '#shared/testing/recordings'
import { getRecordingSeconds } from '#shared/voice/recordings/recording'
import { measureProcessorMs } from '#infra/testkit/processor-time'

// A tenth of the size that is accepted. Quadratic time would be a hundred times as much for that.
const BYTES = 400_000
const MAX_MS = 250

const repeat = (part: Uint8Array, bytes: number) =>
  joinBytes(...Array.from({ length: Math.floor(bytes / part.length) }, () => part))
const padding = (bytes: number) => box('free', new Uint8Array(bytes))

const second = buildMp4({ seconds: 1 })
const longTable = box('stts', bigEndianBytes(0, 4), bigEndianBytes(BYTES / 32, 4))
const longDescription = box(
  'stsd',
  bigEndianBytes(0, 4),
  bigEndianBytes(1, 4),
  bigEndianBytes(2 * BYTES, 4),
  'mp4a',
  new Uint8Array(28),
)
const sound = joinBytes(new Uint8Array(BYTES / 2), box('esds', esds))
/** A box whose first number is small, because its size follows its name. */
const lateSound = joinBytes(bigEndianBytes(1, 4), 'free', bigEndianBytes(16 + sound.length, 8), sound)

it.each([
  ['tables that are longer than their boxes', [repeat(longTable, BYTES / 2), padding(BYTES / 2)]],
  ['descriptions that are longer than their boxes', [repeat(longDescription, BYTES / 2), lateSound]],
  ['very many durations', [repeat(box('mvhd'), BYTES), padding(40)]],
])('an MP4 with %s takes little processor time', (_, parts) => {
  const bytes = joinBytes(second, ...parts)
  expect(measureProcessorMs(() => void getRecordingSeconds(bytes, 'mp4'), MAX_MS)).toBeLessThan(MAX_MS)
})
