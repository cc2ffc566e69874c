import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { menuRoutes } from '#shared/menu/contract'
import { buildUrl } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { useIsOffline, useCachedAt } from '#base/offline/offline-state'
import { formatCacheAge } from '#base/offline/cached-content'
import styles from './offline-notice.module.css'

const isMenu = (key: unknown) =>
  typeof key === 'string' && key.startsWith(menuRoutes.listMenuItems.path.split('{')[0] ?? '')

/** The kitchen boards have their own offline notice. */
const BOARDS = /^\/kitchen/

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
  if (BOARDS.test(path) || (!isOffline && !cachedAt)) return null
  return (
    <aside className={styles.notice} role="status" aria-label="Connection">
      <strong>{isOffline ? 'You are offline.' : 'The restaurant can’t be reached.'}</strong>{' '}
      {formatCacheAge(cachedAt ?? readAt, timeZone)} Ordering needs a connection.
    </aside>
  )
}
