import { socketQuotas } from '#shared/live/quotas'
import { once } from 'node:events'
import { ApiGatewayManagementApiClient, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi'
import { WebSocket } from 'ws'
import { channels, listSubscribers } from '#functions/live/connection-repository'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'

let product: Awaited<ReturnType<typeof startTestProduct>>

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const open = (headers: Record<string, string> = {}) => new WebSocket(product.socketUrl, { headers })

describe('one origin', () => {
  it('answers calls for the location of the host', async () => {
    const answer = await fetch(`${product.url}/api/health`)
    expect(await answer.json()).toMatchObject({ status: 'ok', location: 'HENPR' })
    expect(answer.headers.getSetCookie().join()).toContain('visitor=')
  })

  it.each([
    ['GET', '/api/nothing', 404, 'not-found'],
    ['DELETE', '/api/health', 404, 'not-found'],
    ['GET', '/api/orders/%E0%A4%A', 400, 'invalid-input'],
  ])('refuses %s %s with a problem', async (method, path, status, code) => {
    const answer = await fetch(product.url + path, { method })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
    expect(await answer.json()).toMatchObject({ status, code })
  })

  it.each([
    ['/%E0%A4%A', 400],
    ['/assets/absent.js', 404],
    ['/%2e%2e/package.json', 404],
  ])('serves nothing at %s', async (path, status) => {
    expect((await fetch(product.url + path)).status).toBe(status)
  })

  it('refuses a body that is too large', async () => {
    const answer = await fetch(`${product.url}/api/orders/test`, { method: 'POST', body: 'x'.repeat(10_000_001) })
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ code: 'too-large' })])
  })
})

describe('the live connection', () => {
  it('sends the subscribed events, until a message is too large', async () => {
    const socket = open()
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'ping' }))
    const [message] = await once(socket, 'message')
    expect(JSON.parse(String(message))).toEqual({ type: 'pong' })
    socket.send('x'.repeat(socketQuotas.frame + 1))
    const [code] = await once(socket, 'close')
    expect(code).toBe(1009)
  })

  it('takes a message of several frames, up to the quota of a message', async () => {
    const socket = open()
    await once(socket, 'open')
    const sendInFrames = (bytes: number) => {
      for (let left = bytes; left > 0; left -= socketQuotas.frame)
        socket.send('x'.repeat(Math.min(left, socketQuotas.frame)), { fin: left <= socketQuotas.frame })
    }
    for (const bytes of [socketQuotas.frame, socketQuotas.frame + 1024, socketQuotas.message]) {
      sendInFrames(bytes)
      const [message] = await once(socket, 'message')
      expect(JSON.parse(String(message))).toMatchObject({ type: 'error', code: 'invalid-input' })
    }
    sendInFrames(socketQuotas.message + 1)
    const [code] = await once(socket, 'close')
    expect(code).toBe(1009)
  })

  it('rejects a page of another site', async () => {
    const socket = open({ origin: 'http://evil.example' })
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('403')
  })

  it('is closed when the client does not read, before the memory is full', async () => {
    const socket = open()
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'subscribe', locationId: 'HENOK' }))
    await waitUntil(async () => (await listSubscribers(channels.board('HENOK'))).length === 1)
    const [follower] = await listSubscribers(channels.board('HENOK'))
    const ConnectionId = follower?.connectionId
    socket.pause()
    const client = new ApiGatewayManagementApiClient({ endpoint: process.env['WEBSOCKET_ENDPOINT'] })
    const Data = JSON.stringify({ detail: 'x'.repeat(120_000) })
    const flood = async () => {
      for (let sent = 0; sent < 400; sent += 1) await client.send(new PostToConnectionCommand({ ConnectionId, Data }))
    }
    await expect(flood()).rejects.toMatchObject({ name: 'GoneException' })
    socket.terminate()
    await waitUntil(async () => (await listSubscribers(channels.board('HENOK'))).length === 0)
  })

  it('reports a closed connection as API Gateway does', async () => {
    const client = new ApiGatewayManagementApiClient({ endpoint: process.env['WEBSOCKET_ENDPOINT'] })
    const posting = client.send(new PostToConnectionCommand({ ConnectionId: 'L0SM9cOFvHcCIhw=', Data: 'hello' }))
    await expect(posting).rejects.toMatchObject({ name: 'GoneException', $metadata: { httpStatusCode: 410 } })
  })
})
