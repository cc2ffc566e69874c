import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { canLoad, waitForStartup } from '../loading/later'

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
