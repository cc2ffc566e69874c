import { createStore } from 'zustand/vanilla'

type ToastType = 'success' | 'error' | 'warning' | 'info'

export type Toast = {
  readonly title: string
  readonly description?: string | undefined
  readonly type?: ToastType
  /** How long the toast is visible; 5 seconds by default. */
  readonly durationMs?: number
  /** What shows the same, so that the toast is for screen readers only. */
  readonly shownBy?: 'page' | 'cart'
  /** A button in the toast, such as Undo. It closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

type ToastRenderer = (toast: Toast) => void

let render: ToastRenderer | undefined
const pending: Toast[] = []

/** Whether there has been a toast yet. The app loads the toaster only then. */
export const toasterStore = createStore<{ readonly isNeeded: boolean }>(() => ({ isNeeded: false }))

/** Shows a toast, which replaces the previous one (docs/product/pages.md#messages). */
export function toast(message: Toast): void {
  if (render) return render(message)
  pending.push(message)
  toasterStore.setState({ isNeeded: true })
}

/** Registers the toaster and shows the last toast that arrived while it was loading. */
export function setToastRenderer(renderer: ToastRenderer): void {
  render = renderer
  pending.splice(0).slice(-1).forEach(renderer)
}
