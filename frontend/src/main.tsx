import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app/theme/reset.css'
import './app/theme/fonts.css'
import { App } from './app/app'
import { currentLocation } from './app/location'
import { accentOf, applyAccent } from './app/theme/accent'

applyAccent(accentOf(currentLocation), document.documentElement)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
