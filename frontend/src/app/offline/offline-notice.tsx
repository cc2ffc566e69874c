import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import { menuRoutes } from '#shared/menu/contract'
import { buildUrl } from '#base/api/client'
import { menuItemsQuery } from '#base/menu/use-menu'
import { useLocationConfig } from '#base/location/location'
import { useIsOffline, useCachedAt } from '#base/offline/offline-state'
import { formatCacheAge } from '#base/offline/cached-content'
import styles from './offline-notice.module.css'

const isMenu = (key: unknown) =>
  typeof key === 'string' && key.startsWith(menuRoutes.listMenuItems.path.split('{')[0] ?? '')

/** The kitchen boards have their own offline notice. */
const BOARDS = /^\/kitchen/

/** How often to read the menu again while its cached copy is shown. */
const RETRY_MS = 10_000

/** Says that the menu may be out of date, and refreshes it when the network is back. */
export function OfflineNotice() {
  const [path] = useLocation()
  const client = useQueryClient()
  const { code, timeZone } = useLocationConfig()
  const isOffline = useIsOffline()
  const cachedAt = useCachedAt()
  const readAt = client.getQueryState([buildUrl(menuRoutes.listMenuItems.path, { location: code })])?.dataUpdatedAt ?? 0
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    if (wasOffline.current && !isOffline) {
      void client.invalidateQueries({ predicate: ({ queryKey }) => isMenu(queryKey[0]) })
    }
    wasOffline.current = isOffline
  }, [isOffline, client])
  const readMenu = useEffectEvent(() => {
    client.fetchQuery({ ...menuItemsQuery(code), staleTime: 0 }).catch(() => undefined)
  })
  const isCached = cachedAt !== null
  useEffect(() => {
    if (isOffline || !isCached) return
    // Also on pages without a menu: only an answer of the server ends the notice.
    const timer = setInterval(() => readMenu(), RETRY_MS)
    return () => clearInterval(timer)
  }, [isOffline, isCached])
  if (BOARDS.test(path) || (!isOffline && !cachedAt)) return null
  return (
    <aside className={styles.notice} role="status" aria-label="Connection">
      <strong>{isOffline ? 'You are offline.' : 'The restaurant can’t be reached.'}</strong>{' '}
      {formatCacheAge(cachedAt ?? readAt, timeZone)} Ordering needs a connection.
    </aside>
  )
}
