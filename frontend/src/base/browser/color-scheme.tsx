import { useSyncExternalStore } from 'react'
import { COLOR_SCHEME_STORAGE_KEY, colorSchemes, type ColorScheme } from '#shared/pages/page-head'
import { deviceStorage, onStorageChange } from '../storage/storage'
import { palette } from '#ui/theme/colors'
import { MonitorIcon, MoonIcon, SunIcon } from 'lucide-react'
import { Segments } from '#ui/segments'

const listeners = new Set<() => void>()

function getColorScheme(): ColorScheme {
  const stored = deviceStorage.getItem(COLOR_SCHEME_STORAGE_KEY)
  return colorSchemes.find((scheme) => scheme === stored) ?? 'system'
}

/** Applies a scheme to the page and to the browser's address bar. */
function applyColorScheme(scheme: ColorScheme): void {
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const metaScheme = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = palette.bg.canvas[scheme === 'system' ? metaScheme : scheme]
  }
  listeners.forEach((listener) => listener())
}

/** Applies a scheme and stores it on this device. */
function setColorScheme(scheme: ColorScheme): void {
  deviceStorage.setItem(COLOR_SCHEME_STORAGE_KEY, scheme)
  applyColorScheme(scheme)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const unsubscribe = onStorageChange(COLOR_SCHEME_STORAGE_KEY, () => applyColorScheme(getColorScheme()))
  return () => {
    listeners.delete(listener)
    unsubscribe()
  }
}

// A script in the page's head has applied the stored scheme already, except to the address bar.
if (getColorScheme() !== 'system') applyColorScheme(getColorScheme())

/** The scheme that the user chose in this tab or in another one. */
const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, getColorScheme, () => 'system')

const options = [
  { id: 'system', label: 'System', icon: <MonitorIcon /> },
  { id: 'light', label: 'Light', icon: <SunIcon /> },
  { id: 'dark', label: 'Dark', icon: <MoonIcon /> },
] as const

/** Switches between the light scheme, the dark scheme and the device's setting. */
export const ColorSchemeSwitch = () => (
  <Segments label="Appearance" options={options} chosen={useColorScheme()} onChoose={setColorScheme} />
)
