import type { ClientMessage, ServerMessage } from './messages'
import { getReconnectDelayMs } from './reconnect-delay'
import { parseServerMessage } from './parse-message'

export type ConnectionState = 'idle' | 'connecting' | 'open' | 'reconnecting' | 'lost'

export type ConnectionStatus = { readonly state: ConnectionState; readonly error: string | null }

/** One part of a page that wants to be told. */
export type LiveListener = {
  readonly subscriptions: readonly ClientMessage[]
  /** Boards hang on a wall and never give up. */
  readonly forever: boolean
  readonly onMessage: (message: ServerMessage) => void
  /** Listening has begun, or begun again: what was read before may be old. */
  readonly onReconnect: () => void
}

/** What of a WebSocket is needed. */
export type LiveSocket = {
  addEventListener(type: 'open' | 'message' | 'error' | 'close', listener: (event: object) => void): void
  send(text: string): void
  close(): void
}

/** API Gateway closes a socket after ten silent minutes (docs/product/live.md#keeping-it-open). */
const PING_MS = 5 * 60_000
/**
 * A board must know within seconds that it hears nothing any more; the operating system takes
 * minutes.
 */
const BOARD_PING_MS = 15_000
/** So long an answer may take: to a ping, and to the wish to connect. */
const PONG_MS = 4_000
const CONNECT_MS = 10_000
/**
 * The server stores a subscription before it counts; what happened meanwhile is read, not pushed.
 */
const SETTLE_MS = 300
/** From one screen to the next the socket stays. */
const LINGER_MS = 2_000

export class LiveConnection {
  private socket: LiveSocket | null = null
  private status: ConnectionStatus = { state: 'idle', error: null }
  private readonly listeners = new Set<LiveListener>()
  private readonly watchers = new Set<() => void>()
  private sent = new Set<string>()
  private attempt = 0
  private wasOpen = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private ping: ReturnType<typeof setInterval> | undefined
  private deadline: ReturnType<typeof setTimeout> | undefined
  private linger: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly connect: () => LiveSocket) {}

  join(listener: LiveListener): () => void {
    clearTimeout(this.linger)
    this.listeners.add(listener)
    if (this.status.state === 'open') {
      this.keepAsking()
      this.subscribe(listener)
    } else if (this.status.state === 'idle') this.open()
    else if (this.status.state === 'lost') this.restart()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.linger = setTimeout(() => this.close(), LINGER_MS)
    }
  }

  readonly current = (): ConnectionStatus => this.status

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  /** The network or the person is back: no reason to wait any longer. */
  readonly restart = (): void => {
    if (this.listeners.size > 0 && this.status.state !== 'open' && this.status.state !== 'connecting') this.openAnew()
  }

  /**
   * Somebody else is signed in: the server knows whom it talks to from the connection's beginning.
   */
  readonly renew = (): void => {
    if (this.listeners.size === 0) this.close()
    else this.openAnew()
  }

  /** Asks whether anybody is there still; without an answer the socket is given up. */
  readonly check = (): void => {
    const { socket } = this
    if (!socket || this.status.state !== 'open' || this.deadline !== undefined) return
    this.send({ type: 'ping' })
    this.expectAnswer(socket, PONG_MS)
  }

  /** The network is gone: no reason to wait until the socket notices. */
  readonly cutOff = (): void => {
    if (this.socket) this.drop(this.socket)
  }

  private expectAnswer(socket: LiveSocket, ms: number): void {
    clearTimeout(this.deadline)
    this.deadline = setTimeout(() => this.drop(socket), ms)
  }

  private drop(socket: LiveSocket): void {
    this.closed(socket)
    socket.close()
  }

  private openAnew(): void {
    clearTimeout(this.retry)
    clearInterval(this.ping)
    this.attempt = 0
    const before = this.socket
    this.socket = null
    before?.close()
    this.open()
  }

  private open(): void {
    this.say(this.attempt === 0 && !this.wasOpen ? 'connecting' : 'reconnecting', this.status.error)
    let socket: LiveSocket
    try {
      socket = this.connect()
    } catch {
      this.retryLater('Failed to establish connection')
      return
    }
    this.socket = socket
    this.expectAnswer(socket, CONNECT_MS)
    socket.addEventListener('open', () => this.opened(socket))
    socket.addEventListener('message', (event) => this.received(socket, 'data' in event ? event.data : null))
    socket.addEventListener('error', () => this.say(this.status.state, 'Connection error occurred'))
    socket.addEventListener('close', () => this.closed(socket))
  }

  private opened(socket: LiveSocket): void {
    if (socket !== this.socket) return
    this.wasOpen = true
    this.attempt = 0
    this.sent = new Set()
    this.heard()
    this.keepAsking()
    this.say('open', null)
    for (const listener of this.listeners) this.subscribe(listener)
  }

  private received(socket: LiveSocket, data: unknown): void {
    const message = parseServerMessage(data)
    if (!message || socket !== this.socket) return
    this.heard()
    for (const listener of this.listeners) listener.onMessage(message)
  }

  private closed(socket: LiveSocket): void {
    if (socket !== this.socket) return
    this.socket = null
    this.heard()
    clearInterval(this.ping)
    this.retryLater(this.status.error)
  }

  private retryLater(error: string | null): void {
    this.attempt += 1
    const delay = getReconnectDelayMs(this.attempt, { forever: this.isForever() })
    if (delay === null) {
      this.say('lost', 'Connection lost. Please refresh the page.')
      return
    }
    this.say('reconnecting', error)
    this.retry = setTimeout(() => this.open(), delay)
  }

  private close(): void {
    clearTimeout(this.retry)
    this.heard()
    clearInterval(this.ping)
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.attempt = 0
    this.wasOpen = false
    this.say('idle', null)
  }

  private keepAsking(): void {
    clearInterval(this.ping)
    this.ping = setInterval(this.check, this.isForever() ? BOARD_PING_MS : PING_MS)
  }

  private readonly isForever = (): boolean => [...this.listeners].some((listener) => listener.forever)

  private heard(): void {
    clearTimeout(this.deadline)
    this.deadline = undefined
  }

  private subscribe(listener: LiveListener): void {
    for (const message of listener.subscriptions) {
      const key = JSON.stringify(message)
      if (this.sent.has(key)) continue
      this.sent.add(key)
      this.send(message)
    }
    setTimeout(() => {
      if (this.listeners.has(listener)) listener.onReconnect()
    }, SETTLE_MS)
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
  }

  private say(state: ConnectionState, error: string | null): void {
    if (this.status.state === state && this.status.error === error) return
    this.status = { state, error }
    for (const watcher of this.watchers) watcher()
  }
}
