import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** Shows its children once they are about to come into view; until then it keeps their place. */
export function WhenNear({ minHeight, children }: { readonly minHeight: string; readonly children: ReactNode }) {
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
    <div ref={place} style={{ minHeight }}>
      {isNear && children}
    </div>
  )
}
