import { Suspense, useSyncExternalStore } from 'react'
import { Nothing } from '../app/failed'
import { lazily } from '../app/lazily'
import { hasToasts, onFirstToast } from './toast'

const Toaster = lazily(() => import('./toaster'), 'Toaster', Nothing)

export const LazyToaster = () => {
  const needed = useSyncExternalStore(onFirstToast, hasToasts, () => false)
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
