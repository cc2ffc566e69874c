/** How long what is above may still grow. */
const PATIENCE_MS = 6_000

const ways = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

const places = ['contact', 'reviews', 'login']

/**
 * Keeps a place of the page in sight that its address names, while what is above it is still
 * coming; until somebody moves.
 */
export function keepAnchorInView(id: string): void {
  if (!places.includes(id)) return
  const seek = () => document.getElementById(id)?.scrollIntoView()
  const observer = new ResizeObserver(seek)
  const timer = setTimeout(stop, PATIENCE_MS)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const way of ways) window.removeEventListener(way, stop)
  }
  for (const way of ways) window.addEventListener(way, stop, { passive: true })
  observer.observe(document.body)
}
