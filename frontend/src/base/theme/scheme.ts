import { useSyncExternalStore } from 'react'
import { schemeKey, schemes } from '#shared/scheme'
import type { Scheme } from '#shared/scheme'
import { deviceShelf, onElsewhere } from '../storage/shelf'
import { palette } from './palette'

const listeners = new Set<() => void>()

function chosen(): Scheme {
  const kept = deviceShelf.getItem(schemeKey)
  return schemes.find((scheme) => scheme === kept) ?? 'system'
}

/** Shows the page in a scheme; the browser's own bar follows. */
function show(scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light'
    bar.content = palette.bg.canvas[scheme === 'system' ? own : scheme]
  }
  listeners.forEach((listener) => listener())
}

/** Keeps the choice on this device; where nothing can be kept it lasts as long as the page. */
export function chooseScheme(scheme: Scheme): void {
  deviceShelf.setItem(schemeKey, scheme)
  show(scheme)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const end = onElsewhere(schemeKey, () => show(chosen()))
  return () => {
    listeners.delete(listener)
    end()
  }
}

// The page's head has shown the choice already, but for the browser's bar.
if (chosen() !== 'system') show(chosen())

/** What the person chose, here or in another tab. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, chosen, () => 'system')
