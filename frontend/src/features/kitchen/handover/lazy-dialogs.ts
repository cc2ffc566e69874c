import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'

/** Loads all of them, because one chunk compresses better than three. */
export const loadHandoverDialogs = () => import('./handover-dialogs')

export const PackingDialog = lazyComponent(
  async () => (await loadHandoverDialogs()).PackingDialog,
  'PackingDialog',
  LoadFailureOverlay,
)
export const CodeDialog = lazyComponent(
  async () => (await loadHandoverDialogs()).CodeDialog,
  'CodeDialog',
  LoadFailureOverlay,
)
export const TenderDialog = lazyComponent(
  async () => (await loadHandoverDialogs()).TenderDialog,
  'TenderDialog',
  LoadFailureOverlay,
)
