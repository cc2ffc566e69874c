import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { waitUntil } from '#infra/testkit/wait-until'
import { buildWav, invalidRecordings, oneSecondRecordings } from '#shared/testing/recordings'

/** Commands that outlast the call end once this file exists. */
const endFile = join(createTemporaryFolder('transcription-end'), 'end')

/**
 * Prints the number of bytes, or fails in a chosen way if the file is no WAV file of one second.
 */
const command = `${process.execPath} -e '
  const { existsSync, readFileSync } = require("node:fs")
  const size = readFileSync(process.argv[1]).length
  const whenEnded = (act) => setInterval(() => existsSync("${endFile}") && act(), 20)
  const does = { 32046: () => setTimeout(() => console.log("late"), 3000), 32048: () => process.exit(3), 32050: () => {},
    32052: () => whenEnded(() => process.stdout.write("late, but here", () => process.exit())),
    32054: () => whenEnded(() => process.exit(3)) }
  ;(does[size] ?? (() => console.log("I heard " + size + " bytes.")))()'`

let product: Awaited<ReturnType<typeof startTestProduct>>

beforeAll(async () => {
  process.env['TRANSCRIBE_COMMAND'] = command
  process.env['TRANSCRIPTION_WAIT_SECONDS'] = String(scaleLimit(2))
  product = await startTestProduct()
})
afterAll(async () => {
  delete process.env['TRANSCRIBE_COMMAND']
  delete process.env['TRANSCRIPTION_WAIT_SECONDS']
  await product.stop()
})

const silence = (bytes: number) => buildWav({ seconds: (bytes - 44) / 32_000 })

async function say(bytes: Uint8Array<ArrayBuffer>, { name = 'feedback.wav', part = 'audio', signal }: SayOptions = {}) {
  const form = new FormData()
  form.append('trigger', 'pickup')
  form.append(part, new Blob([bytes], { type: 'audio/wav' }), name)
  const answer = await fetch(`${product.url}/api/transcribe`, { method: 'POST', body: form, signal })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

type SayOptions = { readonly name?: string; readonly part?: string; readonly signal?: AbortSignal }

test('a spoken comment becomes text, and no file remains', async () => {
  const { status, body, headers } = await say(buildWav())
  expect({ status, body }).toEqual({ status: 200, body: { text: 'I heard 32044 bytes.' } })
  expect(headers.get('set-cookie')).toContain('visitor=')
  expect(product.recordingsLeft()).toEqual([])
})

test.each(Object.entries(oneSecondRecordings))('%s is accepted, though it is called a WAV file', async (_, bytes) => {
  expect(await say(bytes)).toMatchObject({ status: 200, body: { text: `I heard ${bytes.length} bytes.` } })
})

test.each(Object.entries(invalidRecordings))('%s is rejected, though it is called a WAV file', async (_, bytes) => {
  expect(await say(bytes)).toMatchObject({ status: 415, body: { code: 'unsupported-media' } })
})

test('four minutes are too long, and four megabytes too large', async () => {
  expect(await say(buildWav({ seconds: 61 }))).toMatchObject({ status: 413, body: { code: 'too-large' } })
  const large = buildWav({ seconds: (4 * 1024 * 1024 - 44) / 96_000, rate: 48_000 })
  // Transcribed at once (200) or later (202), depending on how fast the service is.
  expect([200, 202]).toContain((await say(large)).status)
  const larger = new Uint8Array(large.length + 1)
  larger.set(large)
  expect(await say(larger)).toMatchObject({ status: 413, body: { code: 'too-large' } })
})

test('the recording is a non-empty file in the part `audio`', async () => {
  expect(await say(buildWav(), { part: 'sound' })).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  expect(await say(new Uint8Array())).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})

test.each([
  ['no form', 'application/json', '{"audio":"x"}', 415],
  ['a form without a boundary', 'multipart/form-data', 'x', 400],
  [
    'a form that breaks off',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="aud',
    400,
  ],
  [
    'a field in place of a file',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="audio"\r\n\r\nhello\r\n--b--\r\n',
    400,
  ],
  ['nothing', 'multipart/form-data; boundary=b', '', 400],
])('%s is refused', async (_, type, body, status) => {
  const answer = await fetch(`${product.url}/api/transcribe`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

test('silence is no comment', async () => {
  expect(await say(silence(32_050))).toMatchObject({ status: 422, body: { code: 'no-speech' } })
})

test('a failing command is a failing service', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(await say(silence(32_048))).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(product.recordingsLeft()).toEqual([])
  error.mockRestore()
})

test('a cancelled request leaves no file', async () => {
  const leaving = new AbortController()
  const response = say(silence(32_046), { signal: leaving.signal }).catch((error: unknown) => error)
  await waitUntil(() => product.recordingsLeft().length > 0)
  leaving.abort()
  expect(await response).toMatchObject({ name: 'AbortError' })
  await waitUntil(() => product.recordingsLeft().length === 0)
})

describe('a comment whose transcription outlasts the call', () => {
  /** Sends a recording as one browser, which then requests the text and listens. */
  async function speak(bytes: Uint8Array<ArrayBuffer>) {
    const guest = createTestClient(product.url)
    await guest.get('/api/auth/user')
    const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ')
    const form = new FormData()
    form.append('audio', new Blob([bytes], { type: 'audio/wav' }), 'feedback.wav')
    const answer = await fetch(`${product.url}/api/transcribe`, { method: 'POST', body: form, headers: { cookie } })
    const { id } = await answer.json()
    return { guest, status: answer.status, path: `/api/transcriptions/${id}`, id: String(id) }
  }

  test('arrives later: a push announces it, and only its own browser gets the text', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {})
    const [good, bad] = await Promise.all([speak(silence(32_052)), speak(silence(32_054))])
    expect([good.status, bad.status]).toEqual([202, 202])
    const page = await openTestSocket(product.socketUrl, good.guest.cookies)
    page.send({ type: 'subscribe_transcription', id: good.id })
    expect(await good.guest.get(good.path)).toMatchObject({ status: 202, body: { id: good.id } })

    writeFileSync(endFile, '')
    expect(await page.hear(({ type }) => type === 'transcription_update')).toEqual({
      type: 'transcription_update',
      id: good.id,
      state: 'done',
    })
    // Can be read again if a response is lost.
    for (let times = 0; times < 2; times += 1) {
      expect(await good.guest.get(good.path)).toMatchObject({ status: 200, body: { text: 'late, but here' } })
    }
    const stranger = createTestClient(product.url)
    expect((await stranger.get(good.path)).status).toBe(404)
    expect((await good.guest.get('/api/transcriptions/comment-unknown')).status).toBe(404)

    // The state can also be polled, without a push.
    await waitUntil(async () => (await bad.guest.get(bad.path)).status !== 202)
    expect(await bad.guest.get(bad.path)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    await waitUntil(() => product.recordingsLeft().length === 0)
    await page.close()
    error.mockRestore()
  })

  test('can not be subscribed to with an unknown id', async () => {
    const page = await openTestSocket(product.socketUrl)
    page.send({ type: 'subscribe_transcription', id: 'comment-unknown' })
    expect(await page.hear(({ type }) => type === 'error')).toMatchObject({ code: 'not-found' })
    await page.close()
  })
})
