import { Suspense } from 'react'
import { useStore } from 'zustand'
import { ErrorBoundary, RenderNothing, lazyComponent } from '#base/loading/lazy-component'
import { toasterStore } from '#ui/toast'
import { PageRoutes } from './routes'

const Toaster = lazyComponent(async () => (await import('#ui/toaster')).Toaster, 'Toaster', RenderNothing)

const LazyToaster = () => {
  const isNeeded = useStore(toasterStore, (toaster) => toaster.isNeeded)
  return isNeeded ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}

export const App = () => (
  <>
    <ErrorBoundary>
      <PageRoutes />
    </ErrorBoundary>
    <LazyToaster />
  </>
)
