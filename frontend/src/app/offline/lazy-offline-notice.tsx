import { Suspense, useState } from 'react'
import { Nothing } from '../failed'
import { lazily } from '../lazily'
import { useIsOffline, useKeptAt } from './offline-store'

// It is asked for when the connection is gone: where it was not kept before, the page must do without it.
const OfflineNotice = lazily(() => import('./offline-notice'), 'OfflineNotice', Nothing)

/** Nothing until the connection is first lost; from then on the notice is there, to see it come back. */
export function LazyOfflineNotice() {
  const isLost = [useIsOffline(), useKeptAt() !== null].includes(true)
  const [wasLost, setWasLost] = useState(isLost)
  if (isLost && !wasLost) setWasLost(true)
  return wasLost ? (
    <Suspense fallback={null}>
      <OfflineNotice />
    </Suspense>
  ) : null
}
