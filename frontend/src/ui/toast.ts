export type ToastType = 'success' | 'error' | 'warning' | 'info'

export type Toast = {
  readonly title: string
  readonly description?: string | undefined
  readonly type?: ToastType
  /** For how long it shows; 5 seconds unless told. */
  readonly durationMs?: number
}

type Show = (toast: Toast) => void

let show: Show | undefined
const waiting: Toast[] = []
const listeners = new Set<() => void>()

/** Shows a message, in place of the one before it (docs/product/pages.md#messages). */
export function toast(message: Toast): void {
  if (show) return show(message)
  waiting.push(message)
  listeners.forEach((listener) => listener())
}

/** Whether anything was ever said: only then is the toaster loaded. */
export const hasToasts = (): boolean => waiting.length > 0 || show !== undefined

export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toaster takes over here, and says what was said while it was loading. */
export function setToastRenderer(next: Show): void {
  show = next
  waiting.splice(0).slice(-1).forEach(next)
}
