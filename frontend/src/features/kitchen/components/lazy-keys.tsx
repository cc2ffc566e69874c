import { lazy, Suspense } from 'react'

export const loadKeys = () => import('./keys-dialog')
const KeysDialog = lazy(() => loadKeys().then((module) => ({ default: module.KeysDialog })))

/** The bump bar's keys, once somebody asks for them. */
export const LazyKeys = ({ onClose }: { readonly onClose: () => void }) => (
  <Suspense fallback={null}>
    <KeysDialog onClose={onClose} />
  </Suspense>
)
