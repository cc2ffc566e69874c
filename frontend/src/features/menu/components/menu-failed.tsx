import { Suspense } from 'react'
import { lazyComponent } from '#base/loading/lazily'

const LoadFailed = lazyComponent(() => import('./load-failed'), 'LoadFailed')

/** In the menu's place when it can't be read. */
export const MenuFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Suspense fallback={null}>
    <LoadFailed onRetry={onRetry} />
  </Suspense>
)
