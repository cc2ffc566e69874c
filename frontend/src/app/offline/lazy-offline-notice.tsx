import { Suspense, useEffect, useState } from 'react'
import { RenderNothing } from '#base/loading/failed'
import { lazyComponent } from '#base/loading/lazily'
import { useIsOffline, useCachedAt } from '#base/offline/offline-store'

const load = () => import('./offline-notice')

const OfflineNotice = lazyComponent(load, 'OfflineNotice', RenderNothing)

/**
 * Nothing until the connection is first lost; from then on the notice is there, to see it come
 * back.
 */
export function LazyOfflineNotice() {
  const isLost = [useIsOffline(), useCachedAt() !== null].includes(true)
  const [wasLost, setWasLost] = useState(isLost)
  if (isLost && !wasLost) setWasLost(true)
  // Once it is needed, it can't be asked for any more.
  useEffect(() => void load().catch(() => undefined), [])
  return wasLost ? (
    <Suspense fallback={null}>
      <OfflineNotice />
    </Suspense>
  ) : null
}
