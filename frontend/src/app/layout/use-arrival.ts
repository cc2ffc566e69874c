import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** A new page begins at its top, and is read from there; gives its path. */
export function useArrival(): string {
  const [path] = useLocation()
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    if (window.location.hash) return
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
  return path
}
