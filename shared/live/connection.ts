import type { ClientMessage, ServerMessage } from './messages'
import { getReconnectDelayMs } from './reconnect-delay'
import { parseServerMessage } from './parse-message'

export type ConnectionState = 'idle' | 'connecting' | 'open' | 'reconnecting' | 'lost'

export type ConnectionStatus = { readonly state: ConnectionState; readonly error: string | null }

/** A part of a page that listens for messages. */
export type LiveListener = {
  readonly subscriptions: readonly ClientMessage[]
  /** Whether to reconnect forever, as kitchen boards do. */
  readonly forever: boolean
  readonly onMessage: (message: ServerMessage) => void
  /** Called when the subscriptions are active again. Data that was read before may be outdated. */
  readonly onReconnect: () => void
}

/** The part of WebSocket that the connection uses. */
export type LiveSocket = {
  addEventListener(type: 'open' | 'message' | 'error' | 'close', listener: (event: object) => void): void
  send(text: string): void
  close(): void
}

/** API Gateway closes a socket after ten idle minutes (docs/product/live.md#keep-alive). */
const PING_MS = 5 * 60_000
/** A board must notice a lost connection within seconds; the operating system takes minutes. */
const BOARD_PING_MS = 15_000
/** Timeouts of a ping and of connecting. */
const PONG_TIMEOUT_MS = 4_000
const CONNECT_TIMEOUT_MS = 10_000
/**
 * The server needs this long to store a subscription. Changes in that time are read, not pushed.
 */
const SETTLE_MS = 300
/**
 * The socket stays open this long without listeners, for the change from one screen to the next.
 */
const LINGER_MS = 2_000
/**
 * An open socket counts as working after this long, or once it has brought a message. A server may
 * accept a socket and close it at once.
 */
const STEADY_MS = 5_000

/**
 * The page's live connection: opens a socket while there are listeners, and reconnects after
 * failures.
 */
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
  private steady: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly connect: () => LiveSocket) {}

  /** Adds a listener and connects if needed. Returns a function that removes it. */
  join(listener: LiveListener): () => void {
    clearTimeout(this.linger)
    this.listeners.add(listener)
    if (this.status.state === 'open') {
      this.startPinging()
      this.subscribe(listener)
    } else if (this.status.state === 'idle') this.open()
    else if (this.status.state === 'lost') this.restart()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.linger = setTimeout(() => this.close(), LINGER_MS)
    }
  }

  /** Returns the current status. */
  readonly current = (): ConnectionStatus => this.status

  /** Calls `watcher` on each change of the status. Returns a function that stops this. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  /** Reconnects at once, because the network or the user is back. */
  readonly restart = (): void => {
    if (this.listeners.size > 0 && this.status.state !== 'open' && this.status.state !== 'connecting') this.reopen()
  }

  /**
   * Reconnects after a sign-in or sign-out, because the server identifies the user when a
   * connection opens.
   */
  readonly renew = (): void => {
    if (this.listeners.size === 0) this.close()
    else this.reopen()
  }

  /** Pings the server. Without a response the socket is dropped. */
  readonly check = (): void => {
    const { socket } = this
    if (!socket || this.status.state !== 'open' || this.deadline !== undefined) return
    this.send({ type: 'ping' })
    this.expectResponse(socket, PONG_TIMEOUT_MS)
  }

  /** Drops the socket at once, because the network is gone. */
  readonly cutOff = (): void => {
    if (this.socket) this.drop(this.socket)
  }

  private expectResponse(socket: LiveSocket, ms: number): void {
    clearTimeout(this.deadline)
    this.deadline = setTimeout(() => this.drop(socket), ms)
  }

  private drop(socket: LiveSocket): void {
    this.onClose(socket)
    socket.close()
  }

  private reopen(): void {
    clearTimeout(this.retry)
    clearInterval(this.ping)
    this.forgetFailures()
    const before = this.socket
    this.socket = null
    before?.close()
    this.open()
  }

  private open(): void {
    this.setStatus(this.attempt === 0 && !this.wasOpen ? 'connecting' : 'reconnecting', this.status.error)
    let socket: LiveSocket
    try {
      socket = this.connect()
    } catch {
      this.retryLater('Failed to establish connection')
      return
    }
    this.socket = socket
    this.expectResponse(socket, CONNECT_TIMEOUT_MS)
    socket.addEventListener('open', () => this.onOpen(socket))
    socket.addEventListener('message', (event) => this.onData(socket, 'data' in event ? event.data : null))
    socket.addEventListener('error', () => this.setStatus(this.status.state, 'Connection error occurred'))
    socket.addEventListener('close', () => this.onClose(socket))
  }

  private onOpen(socket: LiveSocket): void {
    if (socket !== this.socket) return
    this.wasOpen = true
    this.steady = setTimeout(() => this.forgetFailures(), STEADY_MS)
    this.sent = new Set()
    this.clearDeadline()
    this.startPinging()
    this.setStatus('open', null)
    for (const listener of this.listeners) this.subscribe(listener)
  }

  private onData(socket: LiveSocket, data: unknown): void {
    const message = parseServerMessage(data)
    if (!message || socket !== this.socket) return
    this.clearDeadline()
    this.forgetFailures()
    for (const listener of this.listeners) listener.onMessage(message)
  }

  private onClose(socket: LiveSocket): void {
    if (socket !== this.socket) return
    this.socket = null
    this.clearDeadline()
    clearTimeout(this.steady)
    clearInterval(this.ping)
    this.retryLater(this.status.error)
  }

  private retryLater(error: string | null): void {
    this.attempt += 1
    const delay = getReconnectDelayMs(this.attempt, { forever: this.isForever() })
    if (delay === null) {
      this.setStatus('lost', 'Connection lost. Please refresh the page.')
      return
    }
    this.setStatus('reconnecting', error)
    this.retry = setTimeout(() => this.open(), delay)
  }

  private forgetFailures(): void {
    clearTimeout(this.steady)
    this.attempt = 0
  }

  private close(): void {
    clearTimeout(this.retry)
    this.clearDeadline()
    clearInterval(this.ping)
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.forgetFailures()
    this.wasOpen = false
    this.setStatus('idle', null)
  }

  private startPinging(): void {
    clearInterval(this.ping)
    this.ping = setInterval(this.check, this.isForever() ? BOARD_PING_MS : PING_MS)
  }

  private readonly isForever = (): boolean => [...this.listeners].some((listener) => listener.forever)

  private clearDeadline(): void {
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

  private setStatus(state: ConnectionState, error: string | null): void {
    if (this.status.state === state && this.status.error === error) return
    this.status = { state, error }
    for (const watcher of this.watchers) watcher()
  }
}
