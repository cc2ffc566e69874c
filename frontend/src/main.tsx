import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app/theme/reset.css'
import './app/theme/fonts.css'
import { App } from './app/app'
import { headStart } from './app/head-start'
import { currentLocation } from './app/location'
import { appClient } from './app/providers'
import { accentOf, applyAccent } from './app/theme/accent'

const { search } = window.location
if (search.includes('ref=')) void import('./features/account/referral').then(({ keepReferral }) => keepReferral(search))

headStart(appClient, window.location.pathname)
applyAccent(accentOf(currentLocation), document.documentElement)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
