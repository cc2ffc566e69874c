import { useSyncExternalStore } from 'react'
import { COLOR_SCHEME_STORAGE_KEY, colorSchemes } from '#shared/platform/pages/page-head'
import type { ColorScheme } from '#shared/platform/pages/page-head'
import { deviceStorage, onStorageChange } from '../storage/storage'
import { palette } from '#ui/theme/colors'
import { MonitorIcon, MoonIcon, SunIcon } from 'lucide-react'
import { Segments } from '#ui/segments'

const listeners = new Set<() => void>()

function chosen(): ColorScheme {
  const kept = deviceStorage.getItem(COLOR_SCHEME_STORAGE_KEY)
  return colorSchemes.find((scheme) => scheme === kept) ?? 'system'
}

/** Shows the page in a scheme; the browser's own bar follows. */
function show(scheme: ColorScheme): void {
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light'
    bar.content = palette.bg.canvas[scheme === 'system' ? own : scheme]
  }
  listeners.forEach((listener) => listener())
}

/** Keeps the choice on this device; where nothing can be kept it lasts as long as the page. */
export function setColorScheme(scheme: ColorScheme): void {
  deviceStorage.setItem(COLOR_SCHEME_STORAGE_KEY, scheme)
  show(scheme)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const end = onStorageChange(COLOR_SCHEME_STORAGE_KEY, () => show(chosen()))
  return () => {
    listeners.delete(listener)
    end()
  }
}

// The page's head has shown the choice already, but for the browser's bar.
if (chosen() !== 'system') show(chosen())

/** What the person chose, here or in another tab. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, chosen, () => 'system')

const options = [
  { id: 'system', label: 'System', icon: <MonitorIcon /> },
  { id: 'light', label: 'Light', icon: <SunIcon /> },
  { id: 'dark', label: 'Dark', icon: <MoonIcon /> },
] as const

/** Light, dark, or as the device has it. */
export const ColorSchemeSwitch = () => (
  <Segments label="Appearance" options={options} chosen={useColorScheme()} onChoose={setColorScheme} />
)
