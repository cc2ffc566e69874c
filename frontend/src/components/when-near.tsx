import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

type WhenNearProps = { readonly id?: string; readonly minHeight: string; readonly children: ReactNode }

/** Shows its children once they are about to come into view; until then it keeps their place. */
export function WhenNear({ id, minHeight, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div id={id} ref={place} style={{ minHeight }}>
      {isNear && children}
    </div>
  )
}
