import { inspectRecording, detectRecordingFormat, MAX_RECORDING_BYTES } from './recording'
import { getRecordingSeconds } from './recordings/duration'
import { buildWav, invalidRecordings, oneSecondRecordings } from './testing/a-recording'
import { joinBytes } from './testing/recordings'

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

test.each(Object.entries(invalidRecordings))('takes %s for no recording', (_, bytes) => {
  expect(codeOf(bytes)).toBe('unsupported-media')
})

test('a WAV file is as long as what it holds, whatever it claims', () => {
  expect(getRecordingSeconds(buildWav({ seconds: 2.5 }), 'wav')).toBe(2.5)
  expect(getRecordingSeconds(buildWav({ seconds: 2, claimedBytes: 0xffffffff }), 'wav')).toBe(2)
  expect(getRecordingSeconds(buildWav({ seconds: 2, claimedBytes: 0 }), 'wav')).toBe(2)
  expect(detectRecordingFormat(buildWav())).toBe('wav')
})

test('60 seconds are a comment, more are a speech', () => {
  expect(codeOf(buildWav({ seconds: 60 }))).toBe('wav')
  expect(codeOf(buildWav({ seconds: 60.1 }))).toBe('too-large')
})

test('4 MiB are taken, a byte more is not', () => {
  const wav = buildWav({ seconds: (MAX_RECORDING_BYTES - 44) / 96_000, rate: 48_000 })
  expect(codeOf(wav)).toBe('wav')
  expect(codeOf(joinBytes(wav, [0]))).toBe('too-large')
})

test('nothing recorded is nothing said', () => {
  expect(codeOf(buildWav({ seconds: 0 }))).toBe('no-speech')
  expect(codeOf(new Uint8Array())).toBe('invalid-input')
})

test('sound that the service could not decode is refused at once', () => {
  expect(codeOf(buildWav({ encoding: 85 }))).toBe('unsupported-media')
})

test('finds a way through any bytes', () => {
  for (let seed = 1; seed < 3000; seed += 1) {
    const bytes = buildWav({ seconds: 0.001 })
    bytes[12 + (seed % 32)] = (seed * 37) % 256
    bytes[16 + (seed % 7)] = (seed * 91) % 256
    expect(['wav', 'unsupported-media', 'no-speech', 'too-large']).toContain(codeOf(bytes))
  }
})
