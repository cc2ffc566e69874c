import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** A new page begins at its top, and is read from there; gives its path. */
export function useArrival(): string {
  const [path] = useLocation()
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    // The address may name the place on the page; most of its names choose what is shown.
    if (document.getElementById(window.location.hash.slice(1))) return
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
  return path
}
