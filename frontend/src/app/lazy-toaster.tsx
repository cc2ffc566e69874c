import { Suspense, useSyncExternalStore } from 'react'
import { Nothing } from '#base/loading/failed'
import { lazily } from '#base/loading/lazily'
import { hasToasts, onFirstToast } from '#base/components/toast'

const Toaster = lazily(() => import('#base/components/toaster'), 'Toaster', Nothing)

export const LazyToaster = () => {
  const needed = useSyncExternalStore(onFirstToast, hasToasts, () => false)
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
