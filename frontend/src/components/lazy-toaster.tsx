import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasToasts, onFirstToast } from './toast'

const Toaster = lazy(() => import('./toaster').then(({ Toaster }) => ({ default: Toaster })))

export const LazyToaster = () => {
  const needed = useSyncExternalStore(onFirstToast, hasToasts, () => false)
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
