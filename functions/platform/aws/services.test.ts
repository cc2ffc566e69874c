import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { invokeAsync } from './lambda'
import { deleteObject, findText, getText, putObject } from './s3'
import { sendEmail } from './ses'
import { publish } from './sns'

/** Responses to the next requests; after these, an empty 200. */
const answers: { readonly status: number; readonly body?: string }[] = []
const requests: { readonly request: IncomingMessage; readonly body: string }[] = []
const service = createServer(async (request, response) => {
  requests.push({ request, body: await text(request) })
  const { status, body } = answers.shift() ?? { status: 200 }
  // By the clock of the test: the SDK repeats a call whose answer has another time.
  response.writeHead(status, { etag: '"1"', date: new Date().toUTCString() }).end(body)
})

beforeAll(async () => {
  await new Promise<void>((open) => service.listen(0, '127.0.0.1', open))
  const address = service.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_ENDPOINT_URL_SNS: endpoint,
    AWS_ENDPOINT_URL_SESV2: endpoint,
    AWS_ENDPOINT_URL_LAMBDA: endpoint,
  })
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  answers.length = 0
  requests.length = 0
})

const answer = (...all: readonly { readonly status: number; readonly body?: string }[]) => answers.push(...all)

const page = () => ({ bucket: 'site-henpr', key: 'menu/own.html', signal: AbortSignal.timeout(5000) })
const email = {
  from: '"Hibachi" <orders@hibachi.example>',
  to: 'guest@example.com',
  replyTo: 'hello@hibachi.example',
  subject: 'Your order',
  text: 'Thank you',
  html: '<p>Thank you</p>',
  tags: { mail: 'receipt' },
}
const alarm = { topicArn: 'arn:aws:sns:us-east-1:123456789012:alarms', subject: 'No orders', text: 'None for an hour' }

test('a page replaces only the version that was read, and is uploaded without a checksum', async () => {
  expect(await putObject({ ...page(), body: '<html>', contentType: 'text/html', ifMatch: '"1"' })).toBe(true)
  expect(requests[0]).toMatchObject({
    body: '<html>',
    request: { method: 'PUT', headers: { 'if-match': '"1"', 'content-type': 'text/html' } },
  })
  expect(requests[0]?.request.url).toMatch(/^\/site-henpr\/menu\/own\.html(\?|$)/)
  expect(requests[0]?.request.headers).not.toHaveProperty('x-amz-checksum-crc32')
  answer({ status: 412 })
  expect(await putObject({ ...page(), body: '<html>', ifMatch: '"0"' })).toBe(false)
})

test('a page that does not exist is not found, also where the bucket may not be listed', async () => {
  answer({ status: 200, body: '<html>' }, { status: 404 }, { status: 403 }, { status: 403 })
  expect(await findText(page())).toEqual({ text: '<html>', etag: '"1"' })
  expect([await findText(page()), await findText(page())]).toEqual([undefined, undefined])
  await expect(getText(page())).rejects.toThrow('S3 answered 403')
})

test('S3 gets at most three requests', async () => {
  answer({ status: 503 }, { status: 503 })
  await deleteObject(page())
  expect(requests).toHaveLength(3)
  answer({ status: 503 }, { status: 503 }, { status: 503 })
  await expect(deleteObject(page())).rejects.toThrow('S3 answered 503')
  expect(requests).toHaveLength(6)
})

test('a call ends when its time is over, whatever S3 does', async () => {
  await expect(findText({ ...page(), signal: AbortSignal.abort() })).rejects.toThrow('S3 answered nothing')
})

test('an alarm reaches its topic, and one that SNS refuses is an error', async () => {
  await publish(alarm)
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toMatchObject({
    Action: 'Publish',
    TopicArn: alarm.topicArn,
    Subject: 'No orders',
    Message: 'None for an hour',
  })
  answer({ status: 403 })
  await expect(publish(alarm)).rejects.toThrow('SNS answered 403')
})

test('a subject that SNS would refuse is shortened, and the text has the whole one', async () => {
  const sent = async (subject: string) => {
    await publish({ ...alarm, subject })
    const { Subject, Message } = Object.fromEntries(new URLSearchParams(requests.at(-1)?.body))
    return { Subject, Message }
  }
  const long = 'Yellowfin tuna, sashimi grade, frozen, 5 lb bags from Tampa ran out at Okeechobee by the Lake, east'
  expect(long).toHaveLength(99)
  expect(await sent(long)).toEqual({ Subject: long, Message: alarm.text })
  expect(await sent(`${long} side`)).toEqual({
    Subject: `${long.slice(0, 96)}...`,
    Message: `${long} side\n\n${alarm.text}`,
  })
  const names = 'Jalapeño – 辣椒 ran out\nat “Ana’s”'
  expect((await sent(names)).Subject).toBe('Jalapeno - ran out at "Ana\'s"')
  expect((await sent('辣椒')).Subject).toBe('Alert')
})

test('a worker is invoked once, and asynchronously', async () => {
  answer({ status: 202 })
  await invokeAsync('deliver-mails', { order: '7K3P' })
  expect(requests[0]).toMatchObject({
    body: '{"order":"7K3P"}',
    request: {
      method: 'POST',
      url: '/2015-03-31/functions/deliver-mails/invocations',
      headers: { 'x-amz-invocation-type': 'Event' },
    },
  })
  answer({ status: 503 })
  await expect(invokeAsync('deliver-mails', {})).rejects.toThrow('Lambda answered 503')
  expect(requests).toHaveLength(2)
})

test('a mail is signed and sent once', async () => {
  answer({ status: 200, body: '{"MessageId":"1"}' })
  expect(await sendEmail(email)).toBe(true)
  expect(requests).toMatchObject([
    { request: { headers: { authorization: expect.stringContaining('/us-east-1/ses/aws4_request') } } },
  ])
})

test.each([400, 404])('a mail that SES refuses with %i is not sent', async (status) => {
  answer({ status, body: '{}' })
  expect(await sendEmail(email)).toBe(false)
})

test.each([403, 429, 500, 503])('a mail that SES answers with %i may be sent later', async (status) => {
  answer({ status, body: '{}' })
  await expect(sendEmail(email)).rejects.toThrow(`SES answered ${status}`)
  expect(requests).toHaveLength(1)
})

test('a service that moved to another address is found there', async () => {
  process.env['AWS_ENDPOINT_URL_SESV2'] = 'http://127.0.0.1:1'
  await expect(sendEmail(email)).rejects.toThrow('SES answered nothing')
})
