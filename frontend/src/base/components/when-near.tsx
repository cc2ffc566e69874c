import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

type WhenNearProps = {
  readonly id?: string
  readonly minHeight: string
  /** How far below what is seen it still counts as near. */
  readonly margin?: `${number}px`
  /** Stands there until then. */
  readonly place?: ReactNode
  readonly children: ReactNode
}

/** Shows its children once they are about to come into view; until then it keeps their place. */
export function WhenNear({ id, minHeight, margin = '600px', place = null, children }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setNear(true)),
      { rootMargin: margin },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [margin])
  return (
    <div id={id} ref={box} style={{ minHeight }}>
      {isNear ? children : place}
    </div>
  )
}
