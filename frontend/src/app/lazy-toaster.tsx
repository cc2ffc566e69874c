import { Suspense, useSyncExternalStore } from 'react'
import { RenderNothing } from '#base/loading/failed'
import { lazyComponent } from '#base/loading/lazily'
import { hasToasts, onFirstToast } from '#base/components/toast'

const Toaster = lazyComponent(() => import('#base/components/toaster'), 'Toaster', RenderNothing)

export const LazyToaster = () => {
  const needed = useSyncExternalStore(onFirstToast, hasToasts, () => false)
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
