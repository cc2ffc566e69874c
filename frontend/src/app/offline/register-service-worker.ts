/** Keeps the menu on this device, once the page is through with what it needs itself. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  // Without one the site works as it always did.
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  window.addEventListener('load', () => setTimeout(register, 2_000))
}
