import { lazy, Suspense } from 'react'

export const loadKeysDialog = () => import('./keys-dialog')
const KeysDialog = lazy(() => loadKeysDialog().then((module) => ({ default: module.KeysDialog })))

/** The bump bar's keys, once somebody asks for them. */
export const LazyKeysDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Suspense fallback={null}>
    <KeysDialog onClose={onClose} />
  </Suspense>
)
