import { useEffect, useRef } from 'react'

/**
 * Returns a ref for what the guest must not miss. It is brought into the window when it appears,
 * and when the guest comes back by the browser's history, which restores the scroll position.
 */
export function useInWindow<Shown extends HTMLElement>(isShown: boolean) {
  const element = useRef<Shown>(null)
  useEffect(() => {
    if (!isShown) return
    const show = () => element.current?.scrollIntoView({ block: 'center' })
    show()
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [isShown])
  return element
}
