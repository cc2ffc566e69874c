import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** So long after the application began, what is seen first stands, on most devices. */
const LATER_MS = 1_500

/** Whether what is asked for can come: over the network, or from what the service worker keeps. */
export const canLoad = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller)

/**
 * For what would only keep the first picture waiting: it is asked for after that, and not in vain.
 */
export async function waitForStartup(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LATER_MS))
  if (!canLoad()) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

/** A network that is back says so before it answers. */
export const NETWORK_SETTLE_MS = 2_000

/** Calls when the network is back, and once more when it should answer, until it is ended. */
export function onNetworkBack(then: () => void): () => void {
  let answers: ReturnType<typeof setTimeout> | undefined
  const back = () => {
    then()
    answers = setTimeout(then, NETWORK_SETTLE_MS)
  }
  addEventListener('online', back)
  return () => {
    removeEventListener('online', back)
    clearTimeout(answers)
  }
}

type WhenNearProps = {
  readonly id?: string
  readonly minHeight: string
  /** How far below what is seen it still counts as near. */
  readonly margin?: `${number}px`
  /** Nobody looks for it first: before the page is scrolled, it waits until that stands. */
  readonly isLast?: boolean
  /** Stands there until then. */
  readonly place?: ReactNode
  readonly children: ReactNode
}

/** Shows its children once they are about to come into view; until then it keeps their place. */
export function WhenNearViewport({
  id,
  minHeight,
  margin = '600px',
  isLast = false,
  place = null,
  children,
}: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const show = () => startTransition(() => setNear(true))
    const come = () => (isLast && (window.scrollY === 0 || !canLoad()) ? void waitForStartup().then(show) : show())
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
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
