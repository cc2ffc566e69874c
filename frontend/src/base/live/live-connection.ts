import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { ClientMessage, ServerMessage } from '#shared/live/messages'
import { hasBrowser } from '../browser/environment'
import { getServerTime } from '../browser/server-clock'
import { getSession, getSessionExpiresAt, subscribeToSession } from '../session/session'
import { LiveConnection, type LiveListener, type ConnectionStatus } from '#shared/live/connection'

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`

// All listeners of a page share one socket.
const connection = new LiveConnection(() => new WebSocket(socketUrl()))
if (hasBrowser) {
  addEventListener('online', connection.restart)
  addEventListener('offline', connection.cutOff)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    // A device that slept may hold a socket that looks open.
    connection.check()
    connection.restart()
  })
}

const readIdentity = () => ({ userId: getSession().user?.id, endsAt: getSessionExpiresAt() ?? Infinity })

let identity = readIdentity()
subscribeToSession(() => {
  const before = identity
  identity = readIdentity()
  // Once a session has ended, sockets open without it, so its renewal needs a new socket.
  const wasOver = before.endsAt <= getServerTime() && identity.endsAt > before.endsAt
  if (identity.userId !== before.userId || wasOver) connection.renew()
})

/** The status on prerendered pages. */
const prerenderStatus: ConnectionStatus = { state: 'idle', error: null }

/** Checks the connection. Call it after a request fails in a way that suggests a lost network. */
export const verifyLiveConnection = connection.check

/** Reconnects at once. Call it when an answer shows that the server is back. */
export const restartLiveConnection = connection.restart

/** Whether the live connection is open. */
export const isLiveConnected = (): boolean => connection.current().state === 'open'

/** Subscribes outside of a component. Returns a function that unsubscribes. */
export const subscribeToLive = (listener: LiveListener): (() => void) => connection.join(listener)

type LiveOptions = {
  readonly subscriptions: readonly ClientMessage[]
  /** Most messages announce a change without its data, so the listener has to read it. */
  readonly onMessage: (message: ServerMessage) => void
  /** Called after connecting and reconnecting: data read before may be stale. */
  readonly onReconnect: () => void
  /** Keeps trying to reconnect, for screens that stay open all day. */
  readonly forever?: boolean
}

/** Subscribes to live messages while the component is mounted. Returns the connection's status. */
export function useLiveConnection({
  subscriptions,
  onMessage,
  onReconnect,
  forever = false,
}: LiveOptions): ConnectionStatus {
  const received = useEffectEvent(onMessage)
  const reconnected = useEffectEvent(onReconnect)
  const getSubscriptions = useEffectEvent(() => subscriptions)
  const key = JSON.stringify(subscriptions)

  useEffect(() => {
    if (key === '[]') return
    return connection.join({
      subscriptions: getSubscriptions(),
      forever,
      onMessage: (message) => received(message),
      onReconnect: () => reconnected(),
    })
  }, [key, forever])

  return useSyncExternalStore(connection.watch, connection.current, () => prerenderStatus)
}
