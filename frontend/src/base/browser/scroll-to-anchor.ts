/** How long content above the anchor may keep loading. */
const TIMEOUT_MS = 6_000

const inputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

const anchors = ['contact', 'reviews', 'login']

/**
 * Keeps the anchor that the URL's hash names in view while content above it is still loading.
 * Stops at the first user input.
 */
export function keepAnchorInView(id: string): void {
  if (!anchors.includes(id)) return
  const scroll = () => document.getElementById(id)?.scrollIntoView()
  const observer = new ResizeObserver(scroll)
  const timer = setTimeout(stop, TIMEOUT_MS)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of inputEvents) window.removeEventListener(event, stop)
  }
  for (const event of inputEvents) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
}
