import { checkRecording } from '../recording'
import { aWav, seconds } from '../testing/a-recording'
import { mp4 } from '../testing/mp4'
import { flac, id3, join, mp3, ogg, oggPage, opusPackets, webm } from '../testing/recordings'

const outcomeOf = (bytes: Uint8Array): unknown => {
  try {
    return checkRecording(bytes).format
  } catch (error) {
    return error instanceof Object && 'code' in error ? error.code : error
  }
}

const inFull = { packet: opusPackets.longest, packetSeconds: 0.12 } as const
const wavOf61Seconds = aWav({ seconds: 61 })
const changed = (bytes: Uint8Array, at: number, ...values: readonly number[]) => {
  const copy = Uint8Array.from(bytes)
  copy.set(values, at)
  return copy
}

test.each([
  ['MP3', mp3({ seconds: 59, isUsual: true })],
  ['MP3 of few bits', mp3({ seconds: 59 })],
  ['MP3 with a picture in its tag', join(id3(40_000), mp3({ seconds: 59 }))],
  ['MP3 with a tag at its end', join(mp3({ seconds: 59 }), 'TAG', new Uint8Array(125))],
  ['Ogg', ogg({ seconds: 59.9 })],
  ['WebM from a browser', webm({ seconds: 59.9 })],
  ['WebM from an editor', webm({ seconds: 59.9, isEndless: false, claimedMs: 59_900 })],
  ['MP4', mp4({ seconds: 59.9 })],
  ['MP4 that leaves out its beginning', mp4({ seconds: 59.9, edits: [{ seconds: 59.8, start: 1024 }] })],
  ['MP4 in fragments', mp4({ seconds: 59.9, claimedSeconds: 0, isFragmented: true })],
  ['FLAC', flac({ seconds: 59.9 })],
])('a minute of %s is taken', (_, bytes) => {
  expect(['mp3', 'ogg', 'webm', 'mp4', 'flac']).toContain(outcomeOf(bytes))
})

test.each([
  ['MP3', mp3({ seconds: 61, isUsual: true })],
  ['MP3 of seventy minutes in 4 MiB', mp3({ seconds: 4190 })],
  ['MP3 whose Xing header claims ten frames', mp3({ seconds: 61, claimedFrames: 10 })],
  ['MP3 behind tags', join(id3(20), id3(200), mp3({ seconds: 61 }))],
  ['Ogg', ogg({ seconds: 61 })],
  ['Ogg whose positions claim a second', ogg({ seconds: 61, claimedSeconds: 1 })],
  ['Ogg whose positions leave a gap', ogg({ seconds: 10, claimedSeconds: 61 })],
  ['Ogg of the longest packets', ogg({ seconds: 3600, claimedSeconds: 1, ...inFull })],
  ['Ogg of two chained streams', join(ogg({ seconds: 31 }), ogg({ seconds: 31, serial: 8 }))],
  ['Ogg of two chained streams of one number', join(ogg({ seconds: 31 }), ogg({ seconds: 31 }))],
  ['WebM without a duration', webm({ seconds: 61 })],
  ['WebM that claims a second', webm({ seconds: 61, claimedMs: 1000, isEndless: false })],
  ['WebM whose timestamps claim a second', webm({ seconds: 61, stepMs: 0 })],
  ['WebM whose timestamps leave a gap', webm({ seconds: 10, stepMs: 200 })],
  ['WebM that claims a minute too much', webm({ seconds: 10, claimedMs: 70_000 })],
  ['WebM of the longest packets', webm({ seconds: 3600, stepMs: 1, ...inFull })],
  ['MP4', mp4({ seconds: 61 })],
  ['MP4 whose headers claim a second', mp4({ seconds: 61, claimedSeconds: 1 })],
  ['MP4 whose table of times claims a second', mp4({ seconds: 61, claimedSeconds: 1, frameTicks: 1 })],
  ['MP4 in fragments', mp4({ seconds: 61, claimedSeconds: 0, isFragmented: true })],
  ['MP4 that is delayed', mp4({ seconds: 10, edits: [{ seconds: 61, start: 0xffffffff }] })],
  ['FLAC', flac({ seconds: 61.5 })],
  ['FLAC that claims a second', flac({ seconds: 61.5, claimedSeconds: 1 })],
  ['FLAC that claims a minute too much', flac({ seconds: 1, claimedSeconds: 61 })],
  ['WAV whose data claims a second', aWav({ seconds: 61, claimedBytes: 32_000 })],
])('more than a minute of %s is too long', (_, bytes) => {
  expect(outcomeOf(bytes)).toBe('too-large')
})

test.each([
  [
    'MP3 with a gap, behind which decoders search',
    join(mp3({ seconds: 1 }), new Uint8Array(500), mp3({ seconds: 99 })),
  ],
  ['MP3 that changes its rate', join(mp3({ seconds: 1 }), mp3({ seconds: 1, isUsual: true }))],
  ['MP3 whose tag has no clear size', join('ID3', [4, 0, 0, 0, 0, 0, 0x85], new Uint8Array(5), mp3({ seconds: 1 }))],
  ['a tag with no sound', id3(200)],
  ['Ogg with a broken page', join(ogg({ seconds: 1 }), oggPage({ packets: [opusPackets.usual], isBroken: true }))],
  ['Ogg of another codec', oggPage({ packets: [join([1], 'vorbis', new Uint8Array(20))], flags: 2 })],
  ['Ogg with an empty packet', join(ogg({ seconds: 1 }), oggPage({ packets: [[]] }))],
  ['Ogg with something at its end', join(ogg({ seconds: 1 }), 'more')],
  ['Ogg that is cut off', ogg({ seconds: 9 }).subarray(0, -5)],
  ['WebM of another codec', webm({ seconds: 1, codec: 'A_VORBIS' })],
  ['WebM with several packets a block', webm({ seconds: 1, flags: 0x86 })],
  ['WebM with clusters hidden from the walk', webm({ seconds: 99, isHidden: true })],
  ['WebM that is cut off', webm({ seconds: 9, isEndless: false }).subarray(0, -5)],
  ['MP4 of another codec', mp4({ seconds: 1, codec: 'Opus' })],
  [
    'MP4 that plays itself again',
    mp4({ seconds: 1, edits: Array.from({ length: 2 }, () => ({ seconds: 1, start: 0 })) }),
  ],
  ['MP4 without sound', join([0, 0, 0, 16], 'ftypM4A ', new Uint8Array(4))],
  ['FLAC without a frame', flac({ seconds: 0 })],
  ['WAV at a rate that nobody plays', changed(wavOf61Seconds, 24, 0, 0x09, 0x3d, 0, 0, 0x12, 0x7a, 0)],
  ['WAV whose figures contradict each other', changed(wavOf61Seconds, 28, 0, 0xfa, 1, 0)],
])('%s is refused', (_, bytes) => {
  expect(outcomeOf(bytes)).toBe('unsupported-media')
})

test.each(Object.entries(seconds))('any damage to %s ends in an answer', (_, bytes) => {
  for (let seed = 1; seed < 400; seed += 1) {
    const damaged = changed(bytes, (seed * 7919) % bytes.length, (seed * 37) % 256)
    const cut = damaged.subarray(0, seed % 3 === 0 ? (seed * 31) % bytes.length : bytes.length)
    expect(typeof outcomeOf(cut)).toBe('string')
  }
})
