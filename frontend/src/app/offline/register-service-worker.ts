/**
 * Registers the service worker, which caches the menu for offline use.
 * It waits until the page has loaded, so that its downloads don't delay the page's own.
 * The site works without a service worker, so failures are ignored.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return

  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  window.addEventListener('load', () => setTimeout(register, 2_000))
}
