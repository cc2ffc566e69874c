import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { buildWav, invalidRecordings } from '#shared/testing/recordings'

let product: Awaited<ReturnType<typeof startTestProduct>>

beforeAll(async () => {
  product = await startTestProduct({ rateLimits: 'on' })
})
afterAll(() => product.stop())

async function say(bytes: Uint8Array<ArrayBuffer>, cookie = '') {
  const body = new FormData()
  body.append('audio', new Blob([bytes]), 'feedback.wav')
  const answer = await fetch(`${product.url}/api/transcribe`, { method: 'POST', body, headers: { cookie } })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
}

test('without a transcription service the guest types instead; no text is invented', async () => {
  expect(await say(buildWav())).toMatchObject({
    status: 503,
    body: {
      code: 'unavailable',
      detail: "Spoken comments can't be written down on this machine. Please type your comment.",
    },
  })
})

test('a file that is no recording is rejected first', async () => {
  expect(await say(invalidRecordings['a text'])).toMatchObject({ status: 415 })
  expect(await say(buildWav({ seconds: 61 }))).toMatchObject({ status: 413 })
})

test('a visitor may speak six times a minute', async () => {
  const browser = createTestClient(product.url)
  await browser.get('/api/health')
  const cookie = `visitor=${encodeURIComponent(browser.cookies.get('visitor') ?? '')}`
  const answers = []
  for (let call = 0; call < 13; call += 1) answers.push(await say(buildWav(), cookie))
  const refused = answers.filter(({ status }) => status === 429)
  // A new minute may start between two calls, but only once.
  expect(refused.length).toBeGreaterThanOrEqual(1)
  for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
})
