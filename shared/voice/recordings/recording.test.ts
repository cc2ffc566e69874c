import { MAX_RECORDING_BYTES, detectRecordingFormat, getRecordingSeconds, inspectRecording } from './recording'
import { buildMp4, buildWav, invalidRecordings, oneSecondRecordings } from '../../testing/recordings'
import {
  buildFlac,
  buildId3Tag,
  buildMp3,
  buildOgg,
  buildOggPage,
  buildWebm,
  joinBytes,
  silentOpusPackets,
} from '../../testing/audio-builders'

const outcomeOf = (bytes: Uint8Array): unknown => {
  try {
    return inspectRecording(bytes).format
  } catch (error) {
    return error instanceof Object && 'code' in error ? error.code : error
  }
}

const inFull = { packet: silentOpusPackets.longest, packetSeconds: 0.12 } as const
const wavOf61Seconds = buildWav({ seconds: 61 })
const changed = (bytes: Uint8Array, at: number, ...values: readonly number[]) => {
  const copy = Uint8Array.from(bytes)
  copy.set(values, at)
  return copy
}

test.each([
  ['MP3', buildMp3({ seconds: 59, isUsual: true })],
  ['MP3 of few bits', buildMp3({ seconds: 59 })],
  ['MP3 with a picture in its tag', joinBytes(buildId3Tag(40_000), buildMp3({ seconds: 59 }))],
  ['MP3 with a tag at its end', joinBytes(buildMp3({ seconds: 59 }), 'TAG', new Uint8Array(125))],
  ['Ogg', buildOgg({ seconds: 59.9 })],
  ['WebM from a browser', buildWebm({ seconds: 59.9 })],
  ['WebM from an editor', buildWebm({ seconds: 59.9, isEndless: false, claimedMs: 59_900 })],
  ['MP4', buildMp4({ seconds: 59.9 })],
  ['MP4 that leaves out its beginning', buildMp4({ seconds: 59.9, edits: [{ seconds: 59.8, start: 1024 }] })],
  ['MP4 in fragments', buildMp4({ seconds: 59.9, claimedSeconds: 0, isFragmented: true })],
  ['FLAC', buildFlac({ seconds: 59.9 })],
])('a minute of %s is accepted', (_, bytes) => {
  expect(['mp3', 'ogg', 'webm', 'mp4', 'flac']).toContain(outcomeOf(bytes))
})

test.each([
  ['MP3', buildMp3({ seconds: 61, isUsual: true })],
  ['MP3 of seventy minutes in 4 MiB', buildMp3({ seconds: 4190 })],
  ['MP3 whose Xing header claims ten frames', buildMp3({ seconds: 61, claimedFrames: 10 })],
  ['MP3 behind tags', joinBytes(buildId3Tag(20), buildId3Tag(200), buildMp3({ seconds: 61 }))],
  ['Ogg', buildOgg({ seconds: 61 })],
  ['Ogg whose positions claim a second', buildOgg({ seconds: 61, claimedSeconds: 1 })],
  ['Ogg whose positions leave a gap', buildOgg({ seconds: 10, claimedSeconds: 61 })],
  ['Ogg of the longest packets', buildOgg({ seconds: 3600, claimedSeconds: 1, ...inFull })],
  ['Ogg of two chained streams', joinBytes(buildOgg({ seconds: 31 }), buildOgg({ seconds: 31, serial: 8 }))],
  ['Ogg of two chained streams of one number', joinBytes(buildOgg({ seconds: 31 }), buildOgg({ seconds: 31 }))],
  ['WebM without a duration', buildWebm({ seconds: 61 })],
  ['WebM that claims a second', buildWebm({ seconds: 61, claimedMs: 1000, isEndless: false })],
  ['WebM whose timestamps claim a second', buildWebm({ seconds: 61, stepMs: 0 })],
  ['WebM whose timestamps leave a gap', buildWebm({ seconds: 10, stepMs: 200 })],
  ['WebM that claims a minute too much', buildWebm({ seconds: 10, claimedMs: 70_000 })],
  ['WebM of the longest packets', buildWebm({ seconds: 3600, stepMs: 1, ...inFull })],
  ['MP4', buildMp4({ seconds: 61 })],
  ['MP4 whose headers claim a second', buildMp4({ seconds: 61, claimedSeconds: 1 })],
  ['MP4 whose table of times claims a second', buildMp4({ seconds: 61, claimedSeconds: 1, frameTicks: 1 })],
  ['MP4 in fragments', buildMp4({ seconds: 61, claimedSeconds: 0, isFragmented: true })],
  ['MP4 that is delayed', buildMp4({ seconds: 10, edits: [{ seconds: 61, start: 0xffffffff }] })],
  ['FLAC', buildFlac({ seconds: 61.5 })],
  ['FLAC that claims a second', buildFlac({ seconds: 61.5, claimedSeconds: 1 })],
  ['FLAC that claims a minute too much', buildFlac({ seconds: 1, claimedSeconds: 61 })],
  ['WAV whose data claims a second', buildWav({ seconds: 61, claimedBytes: 32_000 })],
])('more than a minute of %s is too long', (_, bytes) => {
  expect(outcomeOf(bytes)).toBe('too-large')
})

test.each([
  [
    'MP3 with a gap, behind which decoders search',
    joinBytes(buildMp3({ seconds: 1 }), new Uint8Array(500), buildMp3({ seconds: 99 })),
  ],
  ['MP3 that changes its rate', joinBytes(buildMp3({ seconds: 1 }), buildMp3({ seconds: 1, isUsual: true }))],
  [
    'MP3 whose tag has no clear size',
    joinBytes('ID3', [4, 0, 0, 0, 0, 0, 0x85], new Uint8Array(5), buildMp3({ seconds: 1 })),
  ],
  ['a tag with no sound', buildId3Tag(200)],
  [
    'Ogg with a broken page',
    joinBytes(buildOgg({ seconds: 1 }), buildOggPage({ packets: [silentOpusPackets.usual], isBroken: true })),
  ],
  ['Ogg of another codec', buildOggPage({ packets: [joinBytes([1], 'vorbis', new Uint8Array(20))], flags: 2 })],
  ['Ogg with an empty packet', joinBytes(buildOgg({ seconds: 1 }), buildOggPage({ packets: [[]] }))],
  ['Ogg with something at its end', joinBytes(buildOgg({ seconds: 1 }), 'more')],
  ['Ogg that is cut off', buildOgg({ seconds: 9 }).subarray(0, -5)],
  ['WebM of another codec', buildWebm({ seconds: 1, codec: 'A_VORBIS' })],
  ['WebM with several packets a block', buildWebm({ seconds: 1, flags: 0x86 })],
  ['WebM with clusters hidden from the walk', buildWebm({ seconds: 99, isHidden: true })],
  ['WebM that is cut off', buildWebm({ seconds: 9, isEndless: false }).subarray(0, -5)],
  ['MP4 of another codec', buildMp4({ seconds: 1, codec: 'Opus' })],
  [
    'MP4 that plays itself again',
    buildMp4({ seconds: 1, edits: Array.from({ length: 2 }, () => ({ seconds: 1, start: 0 })) }),
  ],
  ['MP4 without sound', joinBytes([0, 0, 0, 16], 'ftypM4A ', new Uint8Array(4))],
  ['FLAC without a frame', buildFlac({ seconds: 0 })],
  ['WAV at an unsupported sample rate', changed(wavOf61Seconds, 24, 0, 0x09, 0x3d, 0, 0, 0x12, 0x7a, 0)],
  ['WAV whose figures contradict each other', changed(wavOf61Seconds, 28, 0, 0xfa, 1, 0)],
])('%s is rejected', (_, bytes) => {
  expect(outcomeOf(bytes)).toBe('unsupported-media')
})

test.each(Object.entries(oneSecondRecordings))('any damage to %s yields a result or a rejection', (_, bytes) => {
  for (let seed = 1; seed < 400; seed += 1) {
    const damaged = changed(bytes, (seed * 7919) % bytes.length, (seed * 37) % 256)
    const cut = damaged.subarray(0, seed % 3 === 0 ? (seed * 31) % bytes.length : bytes.length)
    expect(typeof outcomeOf(cut)).toBe('string')
  }
})

const codeOf = (bytes: Uint8Array): unknown => {
  try {
    return inspectRecording(bytes).format
  } catch (error) {
    return error instanceof Object && 'code' in error ? error.code : error
  }
}

test.each(Object.entries(oneSecondRecordings))(
  'a second of %s is known by its content, and lasts a second',
  (name, bytes) => {
    const checked = inspectRecording(bytes)
    expect(checked.format).toBe(name.split(' ')[0])
    expect(checked.seconds).toBeGreaterThan(0.9)
    expect(checked.seconds).toBeLessThan(1.1)
  },
)

test.each(Object.entries(invalidRecordings))("doesn't accept %s as a recording", (_, bytes) => {
  expect(codeOf(bytes)).toBe('unsupported-media')
})

test('a WAV file is as long as its content, whatever it declares', () => {
  expect(getRecordingSeconds(buildWav({ seconds: 2.5 }), 'wav')).toBe(2.5)
  expect(getRecordingSeconds(buildWav({ seconds: 2, claimedBytes: 0xffffffff }), 'wav')).toBe(2)
  expect(getRecordingSeconds(buildWav({ seconds: 2, claimedBytes: 0 }), 'wav')).toBe(2)
  expect(detectRecordingFormat(buildWav())).toBe('wav')
})

test('60 seconds are accepted, more are rejected', () => {
  expect(codeOf(buildWav({ seconds: 60 }))).toBe('wav')
  expect(codeOf(buildWav({ seconds: 60.1 }))).toBe('too-large')
})

test('4 MiB are accepted, a byte more is rejected', () => {
  const wav = buildWav({ seconds: (MAX_RECORDING_BYTES - 44) / 96_000, rate: 48_000 })
  expect(codeOf(wav)).toBe('wav')
  expect(codeOf(joinBytes(wav, [0]))).toBe('too-large')
})

test('a recording without sound contains no speech', () => {
  expect(codeOf(buildWav({ seconds: 0 }))).toBe('no-speech')
  expect(codeOf(new Uint8Array())).toBe('invalid-input')
})

test("sound that the service can't decode is rejected at once", () => {
  expect(codeOf(buildWav({ encoding: 85 }))).toBe('unsupported-media')
})

test('never fails on random bytes', () => {
  for (let seed = 1; seed < 3000; seed += 1) {
    const bytes = buildWav({ seconds: 0.001 })
    bytes[12 + (seed % 32)] = (seed * 37) % 256
    bytes[16 + (seed % 7)] = (seed * 91) % 256
    expect(['wav', 'unsupported-media', 'no-speech', 'too-large']).toContain(codeOf(bytes))
  }
})
