import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { ClientMessage, ServerMessage } from '#shared/platform/live/messages'
import { hasBrowser } from '../browser/environment'
import { getSession, subscribeToSession } from '../session/session'
import { LiveConnection } from '#shared/platform/live/connection'
import type { LiveListener, ConnectionStatus } from '#shared/platform/live/connection'

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`

// One socket for a page load, whoever listens.
const connection = new LiveConnection(() => new WebSocket(socketUrl()))
if (hasBrowser) {
  addEventListener('online', connection.restart)
  addEventListener('offline', connection.cutOff)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.restart()
  })
}

let userId = getSession().user?.id
subscribeToSession(() => {
  const now = getSession().user?.id
  if (now === userId) return
  userId = now
  connection.renew()
})

/** How it stands in the first picture of a page. */
const unheard: ConnectionStatus = { state: 'idle', error: null }

/** Makes sure of the connection, where something else seems to have failed for want of it. */
export const verifyLiveConnection = connection.check

/** Whether the server is heard at this moment. */
export const isLiveConnected = (): boolean => connection.current().state === 'open'

/** Listens outside of a component, until the returned function is called. */
export const subscribeToLive = (listener: LiveListener): (() => void) => connection.join(listener)

type Options = {
  readonly subscriptions: readonly ClientMessage[]
  /** Most pushes say only that something happened: read it again. */
  readonly onMessage: (message: ServerMessage) => void
  /** Listening has begun, or begun again after a gap: what was read before may be old. */
  readonly onReconnect: () => void
  readonly forever?: boolean
}

/**
 * Listens to the live connection for as long as the component is there; answers how the connection
 * stands.
 */
export function useLiveConnection({
  subscriptions,
  onMessage,
  onReconnect,
  forever = false,
}: Options): ConnectionStatus {
  const received = useEffectEvent(onMessage)
  const reconnected = useEffectEvent(onReconnect)
  const wanted = useEffectEvent(() => subscriptions)
  const key = JSON.stringify(subscriptions)

  useEffect(() => {
    if (key === '[]') return
    return connection.join({
      subscriptions: wanted(),
      forever,
      onMessage: (message) => received(message),
      onReconnect: () => reconnected(),
    })
  }, [key, forever])

  return useSyncExternalStore(connection.watch, connection.current, () => unheard)
}
