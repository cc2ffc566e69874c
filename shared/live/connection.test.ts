import type { ServerMessage } from './messages'
import { LiveConnection, type LiveListener } from './connection'
import { parseServerMessage } from './parse-message'

class FakeSocket extends EventTarget {
  readonly sent: string[] = []
  closedByPage = false

  send(text: string) {
    this.sent.push(text)
  }

  close() {
    this.closedByPage = true
    this.dispatchEvent(new Event('close'))
  }

  opens() {
    this.dispatchEvent(new Event('open'))
  }

  fails() {
    this.dispatchEvent(new Event('error'))
    this.breaks()
  }

  breaks() {
    this.dispatchEvent(new Event('close'))
  }

  says(message: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

function givenAPage() {
  const sockets: FakeSocket[] = []
  const connection = new LiveConnection(() => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket
  })
  const newest = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }
  return { connection, sockets, newest }
}

function aListener(over: Partial<LiveListener> = {}) {
  const received: ServerMessage[] = []
  let readings = 0
  const listener: LiveListener = {
    subscriptions: [{ type: 'subscribe_order', orderId: 'ORDER1' }],
    forever: false,
    onMessage: (message) => received.push(message),
    onReconnect: () => (readings += 1),
    ...over,
  }
  return { listener, received, readings: () => readings }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the live connection', () => {
  it('shares one socket and sends each subscription once', () => {
    const { connection, sockets, newest } = givenAPage()
    connection.join(aListener().listener)
    connection.join(aListener().listener)
    newest().opens()
    connection.join(aListener({ subscriptions: [{ type: 'subscribe', locationId: 4 }] }).listener)

    expect(sockets).toHaveLength(1)
    expect(newest().sent).toEqual([
      '{"type":"subscribe_order","orderId":"ORDER1"}',
      '{"type":"subscribe","locationId":4}',
    ])
  })

  it('reconnects after a sign-in and reloads everything', () => {
    const { connection, sockets, newest } = givenAPage()
    const page = aListener()
    connection.join(page.listener)
    newest().opens()
    jest.advanceTimersByTime(1_000)
    const [before, guests] = [page.readings(), newest()]

    connection.renew()
    expect(guests.closedByPage).toBe(true)
    newest().opens()
    jest.advanceTimersByTime(10_000)

    expect(sockets).toHaveLength(2)
    expect(newest().sent).toEqual(['{"type":"subscribe_order","orderId":"ORDER1"}'])
    expect(page.readings()).toBe(before + 1)
  })

  it("doesn't reuse a lingering connection for another user", () => {
    const { connection, sockets, newest } = givenAPage()
    const leave = connection.join(aListener().listener)
    newest().opens()
    leave()
    connection.renew()
    expect(newest().closedByPage).toBe(true)
    connection.join(aListener().listener)
    expect(sockets).toHaveLength(2)
  })

  it('subscribes again after an interruption and reloads everything', () => {
    const { connection, newest } = givenAPage()
    const page = aListener()
    connection.join(page.listener)
    newest().opens()
    jest.advanceTimersByTime(1_000)
    const before = page.readings()

    newest().breaks()
    expect(connection.current().state).toBe('reconnecting')
    jest.advanceTimersByTime(1_000)
    newest().opens()
    jest.advanceTimersByTime(1_000)

    expect(connection.current()).toEqual({ state: 'open', error: null })
    expect(newest().sent).toEqual(['{"type":"subscribe_order","orderId":"ORDER1"}'])
    expect(page.readings()).toBe(before + 1)
  })

  it('waits longer each time while the server accepts each socket and closes it at once', () => {
    const { connection, sockets, newest } = givenAPage()
    connection.join(aListener({ forever: true }).listener)
    const waits = Array.from({ length: 5 }, () => {
      newest().opens()
      newest().breaks()
      const count = sockets.length
      const startedAt = Date.now()
      while (sockets.length === count) jest.advanceTimersByTime(100)
      return Date.now() - startedAt
    })
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 10_000])
  })

  it.each<[string, (socket: FakeSocket) => void]>([
    ['stayed open for five seconds', () => jest.advanceTimersByTime(5_000)],
    ['brought a message', (socket) => socket.says({ type: 'pong' })],
  ])('starts again with a second after a socket that %s', (_name, work) => {
    const { connection, sockets, newest } = givenAPage()
    connection.join(aListener({ forever: true }).listener)
    newest().opens()
    newest().breaks()
    jest.advanceTimersByTime(1_000)
    newest().opens()
    work(newest())
    newest().breaks()
    jest.advanceTimersByTime(1_000)
    expect(sockets).toHaveLength(3)
  })

  it('reports an error and keeps trying', () => {
    const { connection, sockets, newest } = givenAPage()
    connection.join(aListener().listener)
    newest().fails()
    expect(connection.current()).toEqual({ state: 'reconnecting', error: 'Connection error occurred' })
    jest.advanceTimersByTime(1_000)
    expect(sockets).toHaveLength(2)

    const refusing = new LiveConnection(() => {
      throw new DOMException('This address is not allowed', 'SecurityError')
    })
    refusing.join(aListener().listener)
    expect(refusing.current()).toEqual({ state: 'reconnecting', error: 'Failed to establish connection' })
  })

  it('asks the customer to refresh after five attempts, and restarts when the network is back', () => {
    const { connection, sockets, newest } = givenAPage()
    connection.join(aListener().listener)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      newest().breaks()
      jest.advanceTimersByTime(10_000)
    }
    expect(sockets).toHaveLength(6)
    expect(connection.current()).toEqual({ state: 'lost', error: 'Connection lost. Please refresh the page.' })

    connection.restart()
    newest().opens()
    expect(connection.current().state).toBe('open')
  })

  it('pings while it is open, and closes without listeners', () => {
    const { connection, newest } = givenAPage()
    const leave = connection.join(aListener().listener)
    newest().opens()
    jest.advanceTimersByTime(5 * 60_000)
    expect(newest().sent).toContain('{"type":"ping"}')

    leave()
    jest.advanceTimersByTime(2_000)
    expect(newest().closedByPage).toBe(true)
    expect(connection.current().state).toBe('idle')
    jest.advanceTimersByTime(60_000)
    expect(connection.current().state).toBe('idle')
  })

  it('detects a dead connection on a board within seconds and reconnects', () => {
    const { connection, sockets, newest } = givenAPage()
    connection.join(aListener({ forever: true }).listener)
    newest().opens()
    jest.advanceTimersByTime(15_000)
    newest().says({ type: 'pong' })
    jest.advanceTimersByTime(10_000)
    expect(connection.current().state).toBe('open')

    jest.advanceTimersByTime(9_000)
    expect(connection.current().state).toBe('reconnecting')
    expect(sockets[0]?.closedByPage).toBe(true)
    jest.advanceTimersByTime(1_000)
    newest().opens()
    expect(connection.current().state).toBe('open')
  })

  it('drops the socket when the network is gone, and an attempt that gets no response', () => {
    const { connection, sockets, newest } = givenAPage()
    connection.join(aListener({ forever: true }).listener)
    newest().opens()
    connection.cutOff()
    expect(connection.current().state).toBe('reconnecting')
    jest.advanceTimersByTime(1_000 + 10_000 + 2_000)
    expect(sockets).toHaveLength(3)
  })

  it('passes on known messages and ignores others', () => {
    const { connection, newest } = givenAPage()
    const page = aListener()
    connection.join(page.listener)
    newest().opens()
    newest().says({ type: 'status_update', order: { id: 'ORDER1', status: 'ready', kitchenStatus: 'ready' } })
    newest().says({ type: 'status_update' })
    newest().says(null)

    expect(page.received).toHaveLength(1)
    expect(parseServerMessage('{half')).toBeNull()
  })
})
