import { useSyncExternalStore } from 'react'
import { schemeKey, schemes } from '#shared/scheme'
import type { Scheme } from '#shared/scheme'
import { palette } from './palette'

const listeners = new Set<() => void>()

function chosen(): Scheme {
  try {
    const kept = localStorage.getItem(schemeKey)
    return schemes.find((scheme) => scheme === kept) ?? 'system'
  } catch {
    return 'system'
  }
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
  try {
    localStorage.setItem(schemeKey, scheme)
  } catch {
    // Seen at once all the same.
  }
  show(scheme)
}

function subscribe(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => key === schemeKey && show(chosen())
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}

// The page's head has shown the choice already, but for the browser's bar.
if (chosen() !== 'system') show(chosen())

/** What the person chose, here or in another tab. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, chosen, () => 'system')
