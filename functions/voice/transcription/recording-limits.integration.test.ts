import { createVisitorCookie } from '#functions/platform/session/visitor'
import { countRecordingSeconds } from '#functions/voice/transcription/repository'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { getLocation } from '#shared/locations/index'
import { dailyAudioSecondsLimits } from '#shared/platform/rate-limits'
import { buildWav } from '#shared/testing/recordings'
import { buildMp3, buildOgg, buildWebm } from '#shared/testing/audio-builders'

const MINUTE = 60
let product: Awaited<ReturnType<typeof startTestProduct>>

beforeAll(async () => {
  process.env['TRANSCRIBE_COMMAND'] = `${process.execPath} -e 'console.log("transcribed")'`
  product = await startTestProduct({ rateLimits: 'on' })
})
afterAll(async () => {
  delete process.env['TRANSCRIBE_COMMAND']
  await product.stop()
})

async function transcribe(bytes: Uint8Array<ArrayBuffer>, visitorId: string) {
  const body = new FormData()
  body.append('audio', new Blob([bytes]), 'feedback.wav')
  const headers = { cookie: (await createVisitorCookie(visitorId, new Date(), false)).split(';')[0] ?? '' }
  const answer = await fetch(`${product.url}/api/transcribe`, { method: 'POST', body, headers })
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), body: await answer.json() }
}

const now = new Date('2026-11-24T17:00:00.000Z')
const recording = (visitorId: string, address: string, more: object = {}) =>
  countRecordingSeconds({
    seconds: MINUTE,
    caller: { user: null, visitorId, isNewVisitor: false },
    address,
    site: getLocation('HENPR'),
    now,
    idempotencyKey: undefined,
    ...more,
  })
const outcome = (counted: Promise<void>) =>
  counted.then(
    () => 'counted',
    (error: unknown) => error,
  )
const limit = dailyAudioSecondsLimits.visitor / MINUTE
const refused = { code: 'too-many-requests' }

test.each([
  ['an MP3 of seventy minutes', buildMp3({ seconds: 4190 })],
  ['an MP3 whose header claims less', buildMp3({ seconds: 600, claimedFrames: 10 })],
  ['an Ogg file whose positions claim a second', buildOgg({ seconds: 600, claimedSeconds: 1 })],
  ['a WebM file that claims a second', buildWebm({ seconds: 600, claimedMs: 1000, isEndless: false })],
])('%s is refused and starts no transcription', async (name, bytes) => {
  expect(await transcribe(bytes, name.replaceAll(/\W/g, ''))).toMatchObject({
    status: 413,
    body: { code: 'too-large' },
  })
  expect(product.recordingsLeft()).toEqual([])
})

test('a visitor may send thirty minutes of audio per day, from any address', async () => {
  for (let minute = 0; minute < limit; minute += 1) await recording('visitor-of-many', `203.0.113.${minute}`)
  const answer = await outcome(recording('visitor-of-many', '203.0.113.99'))
  // New Port Richey is five hours behind UTC: it is noon there.
  expect(answer).toMatchObject({ ...refused, retryAfterSeconds: 12 * 3600 })
  expect(await outcome(recording('another-visitor', '203.0.113.99'))).toBe('counted')
  const tomorrow = { now: new Date('2026-11-25T05:00:00.000Z') }
  expect(await outcome(recording('visitor-of-many', '203.0.113.99', tomorrow))).toBe('counted')
})

test('an address may send thirty minutes of audio per day, with any cookies, even at the same moment', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: limit + 5 }, (_, index) => outcome(recording(`browser-${index}`, '198.51.100.1'))),
  )
  expect(outcomes.filter((each) => each === 'counted').length).toBeLessThanOrEqual(limit)
  while ((await outcome(recording('one-more', '198.51.100.1'))) === 'counted');
  const cookieless = { caller: { user: null, visitorId: 'new', isNewVisitor: true } }
  expect(await outcome(recording('new', '198.51.100.1', cookieless))).toMatchObject(refused)
})

test('a location accepts five hours of audio per day, independent of other locations', async () => {
  const at = { site: getLocation('HENOK') }
  for (let minute = 0; minute < dailyAudioSecondsLimits.location / MINUTE; minute += 1)
    await recording(`botnet-${minute}`, `192.0.2.${minute}`, at)
  expect(await outcome(recording('guest', '192.0.2.999', at))).toMatchObject(refused)
  expect(await outcome(recording('guest', '192.0.2.999', { site: getLocation('HEHC') }))).toBe('counted')
})

test('a repeated call counts once, endless repetition does not', async () => {
  const repeated = { idempotencyKey: 'the-same' }
  const attempts = Array.from({ length: limit + 1 }, () => () => recording('replay', '198.51.100.2', repeated))
  for (const attempt of attempts) expect(await outcome(attempt())).toBe('counted')
  expect(await outcome(recording('replay', '198.51.100.2', repeated))).toMatchObject(refused)
  // The free repetition does not cover a longer recording.
  const short = { idempotencyKey: 'short', seconds: 15 }
  await recording('short', '198.51.100.3', short)
  for (let minute = 0; minute < limit - 1; minute += 1)
    await recording('short', '198.51.100.3', { idempotencyKey: 'short' })
  expect(await outcome(recording('short', '198.51.100.3', { idempotencyKey: 'short' }))).toMatchObject(refused)
})

test('the call answers 429 with the rest of the day, before a job is started', async () => {
  const visitorId = 'spent'
  for (let minute = 0; minute < limit; minute += 1)
    await recording(visitorId, `203.0.114.${minute}`, { now: new Date(), site: getLocation('HEHC') })
  const { status, retryAfter, body } = await transcribe(buildWav({ seconds: 20 }), visitorId)
  expect({ status, body }).toMatchObject({ status: 429, body: refused })
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(24 * 3600)
  expect(product.recordingsLeft()).toEqual([])
})
