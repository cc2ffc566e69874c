import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import 'virtual:theme.css'
import '#ui/theme/fonts.css'
import '#ui/theme/paper.css'
import '#ui/theme/forced-colors.css'
import { toWallClock } from '#shared/platform/time'
import { App } from './app/app'
import { applyAccent } from './app/apply-accent'
import { currentLocation } from '#base/location/location'
import { isPrerenderedPage } from './app/prerendered-page'
import { confirmSession } from '#base/session/session'
import { tolerateTranslation } from '#base/browser/tolerate-translation'
import { waitForStartup } from '#base/loading/deferred-loading'

const { search, hash } = window.location
if (search.includes('ref=')) void import('#base/session/referral').then(({ saveReferral }) => saveReferral(search))
if (hash) void import('#base/browser/scroll-to-anchor').then(({ keepAnchorInView }) => keepAnchorInView(hash.slice(1)))
if (hash.startsWith('#cart-from='))
  void import('#base/cart/cart-transfer').then(({ receiveCartTransfer }) => receiveCartTransfer())

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Starts the application in several tasks, so that the browser can handle input between them. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask()
  // Formatting the first date is slow, so it gets its own task.
  toWallClock(currentLocation, new Date())
  await nextTask()
  applyAccent()
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  startTransition(() => {
    if (isPrerenderedPage(root)) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  await waitForStartup()
  confirmSession()
  const { followLocation } = await import('#base/location/follow-location')
  followLocation(currentLocation)
}

/** Registers the service worker, which caches the menu, after the page's own downloads. */
function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  // The site works without a service worker, so failures are ignored.
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  window.addEventListener('load', () => setTimeout(register, 2_000))
}

tolerateTranslation()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void start(root)

if (import.meta.env.PROD) registerServiceWorker()
