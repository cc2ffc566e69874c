import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import { useMenuTime } from '#base/menu/menu-time'
import { isMenuKey, menuItemsQuery } from '#base/menu/use-menu'
import { useLocationConfig } from '#base/location/location'
import { useIsOffline, useCachedAt } from '#base/offline/offline-state'
import { formatCacheAge } from '#base/offline/cached-content'
import { isBoardPage } from '../layout/links'
import styles from './offline-notice.module.css'

/** How often to read the menu again while its cached copy is shown. */
const RETRY_MS = 10_000

/** Says that the menu may be out of date, and refreshes it when the network is back. */
export function OfflineNotice() {
  const [path] = useLocation()
  const client = useQueryClient()
  const { code, timeZone } = useLocationConfig()
  const isOffline = useIsOffline()
  const cachedAt = useCachedAt()
  const shownMenu = menuItemsQuery(code, useMenuTime())
  const readAt = client.getQueryState(shownMenu.queryKey)?.dataUpdatedAt ?? 0
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    if (wasOffline.current && !isOffline) {
      void client.invalidateQueries({ predicate: ({ queryKey }) => isMenuKey(queryKey) })
    }
    wasOffline.current = isOffline
  }, [isOffline, client])
  const readMenu = useEffectEvent(() => {
    client.fetchQuery({ ...shownMenu, staleTime: 0 }).catch(() => undefined)
  })
  const isCached = cachedAt !== null
  useEffect(() => {
    if (isOffline || !isCached) return
    // The notice ends only when the server answers, so this also polls on pages without a menu.
    const timer = setInterval(() => readMenu(), RETRY_MS)
    return () => clearInterval(timer)
  }, [isOffline, isCached])
  // The kitchen boards have their own offline notice.
  if (isBoardPage(path) || (!isOffline && !cachedAt)) return null
  return (
    <aside className={styles.notice} role="status" aria-label="Connection">
      <strong>{isOffline ? 'You are offline.' : 'The restaurant can’t be reached.'}</strong>{' '}
      {formatCacheAge(cachedAt ?? readAt, timeZone)} Ordering needs a connection.
    </aside>
  )
}
