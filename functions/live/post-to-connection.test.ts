import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { postToConnection } from './post-to-connection'

/** Fake gateway, which responds to each post with the next of these. */
const answers: number[] = []
const posted: { readonly request: IncomingMessage; readonly body: string }[] = []
const gateway = createServer(async (request, response) => {
  posted.push({ request, body: await text(request) })
  response.writeHead(answers.shift() ?? 200).end()
})
const given = (...statuses: readonly number[]) => {
  posted.length = 0
  answers.splice(0, answers.length, ...statuses)
}

beforeAll(async () => {
  await new Promise<void>((open) => gateway.listen(0, '127.0.0.1', open))
  const address = gateway.address()
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: 'none',
    WEBSOCKET_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/ws`,
  })
})
afterAll(() => {
  gateway.closeAllConnections()
  gateway.close()
})

test('a message is posted to its connection, signed', async () => {
  given(200)
  expect(await postToConnection('Ab+c=', '{"type":"pong"}')).toBe(true)
  expect(posted).toMatchObject([
    {
      body: '{"type":"pong"}',
      request: {
        method: 'POST',
        url: '/ws/@connections/Ab%2Bc%3D',
        headers: {
          authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=local\/\d+\/us-east-1\/execute-api/),
        },
      },
    },
  ])
})

test('a closed connection is reported', async () => {
  given(410)
  expect(await postToConnection('gone', '{}')).toBe(false)
})

test('a post is retried while the gateway is busy', async () => {
  given(429, 500, 200)
  expect(await postToConnection('busy', '{}')).toBe(true)
  expect(posted).toHaveLength(3)
})

test('a permanent error is not retried, and a temporary one not forever', async () => {
  given(403)
  await expect(postToConnection('refused', '{}')).rejects.toThrow('403')
  expect(posted).toHaveLength(1)
  given(500, 500, 500, 500, 200)
  await expect(postToConnection('broken', '{}')).rejects.toThrow('500')
  expect(posted).toHaveLength(4)
})
