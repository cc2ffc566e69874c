/** Another page that did not load by then may never load: this one can be used again. */
const MAX_LOADING_MS = 30_000

/**
 * Opens a page outside of the app. Resolves only if this page is used again: when the browser shows
 * it from its page cache, after Back, or when the other page does not load. A caller that awaits it
 * therefore stays busy until the page is left, so that a second press sends nothing.
 */
export function leavePage(url: string): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const end = () => {
      waiting.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, MAX_LOADING_MS)
    window.addEventListener('pageshow', ({ persisted }) => persisted && end(), { signal: waiting.signal })
    window.location.assign(url)
  })
}
