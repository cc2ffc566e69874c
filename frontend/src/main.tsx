import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import './app/theme/reset.css'
import './app/theme/fonts.css'
import { App } from './app/app'
import { currentLocation } from './app/location'
import { registerServiceWorker } from './app/offline/register'
import { accentOf, applyAccent } from './app/theme/accent'

const { search, hash } = window.location
if (search.includes('ref=')) void import('./features/account/referral').then(({ keepReferral }) => keepReferral(search))
if (hash.startsWith('#cart-from=')) void import('./features/cart/bring-along').then(({ unpack }) => unpack())

applyAccent(accentOf(currentLocation), document.documentElement)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// As a transition: the browser may answer a tap between two parts of the first picture.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)

if (import.meta.env.PROD) registerServiceWorker()
