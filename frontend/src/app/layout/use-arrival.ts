import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'

/** What names a new page; later it only counts what happens on it. */
const NAMED_WITHIN_MS = 4_000

/**
 * A new page begins at its top, and is read from there; gives its path, and its title to be said
 * once it has one.
 */
export function usePageChange(): { readonly path: string; readonly title: string } {
  const [path] = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    const named = new MutationObserver(() => setTitle(document.title))
    named.observe(document.head, { childList: true, subtree: true, characterData: true })
    const timer = setTimeout(() => named.disconnect(), NAMED_WITHIN_MS)
    // The address may name the place on the page; most of its names choose what is shown.
    if (!document.getElementById(window.location.hash.slice(1))) {
      window.scrollTo(0, 0)
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    return () => {
      clearTimeout(timer)
      named.disconnect()
    }
  }, [path])
  return { path, title }
}
