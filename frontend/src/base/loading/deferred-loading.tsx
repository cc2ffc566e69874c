import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'

/** On most devices, the first screen is complete this long after the application starts. */
const STARTUP_MS = 1_500

/** Whether chunks can be loaded, from the network or from the service worker's cache. */
const canLoad = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller)

/**
 * Resolves after the start, once there is a network.
 * Deferred content must not delay the first screen.
 */
export async function waitForStartup(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, STARTUP_MS))
  if (!canLoad()) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

/** Browsers fire `online` up to this long before requests succeed. */
export const NETWORK_SETTLE_MS = 2_000

/**
 * Calls back when the network is back, and once more when it should have settled.
 * Returns a function that unsubscribes.
 */
export function onNetworkBack(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const handleOnline = () => {
    callback()
    timer = setTimeout(callback, NETWORK_SETTLE_MS)
  }
  addEventListener('online', handleOnline)
  return () => {
    removeEventListener('online', handleOnline)
    clearTimeout(timer)
  }
}

type WhenNearViewportProps = {
  readonly id?: string
  readonly minHeight: string
  /** How far below the viewport the content starts to load. */
  readonly margin?: `${number}px`
  /** Low priority: until the page is scrolled, the content waits for the start to finish. */
  readonly isLast?: boolean
  /** Shown until the content loads. */
  readonly place?: ReactNode
  readonly children: ReactNode
}

/** Renders its children once they are near the viewport; until then it reserves their space. */
export function WhenNearViewport({
  id,
  minHeight,
  margin = '600px',
  isLast = false,
  place = null,
  children,
}: WhenNearViewportProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const show = () => startTransition(() => setNear(true))
    const load = () => (isLast && (window.scrollY === 0 || !canLoad()) ? void waitForStartup().then(show) : show())
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: margin },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [margin, isLast])
  return (
    <div id={id} ref={box} style={{ minHeight }}>
      {isNear ? children : place}
    </div>
  )
}
