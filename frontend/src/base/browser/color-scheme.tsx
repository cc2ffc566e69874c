import { useStore } from 'zustand'
import { COLOR_SCHEME_STORAGE_KEY, colorSchemes, type ColorScheme } from '#shared/pages/page-head'
import { deviceStorage } from '../storage/storage'
import { createStoredValue } from '../storage/stored-value'
import { palette } from '#ui/theme/colors'
import { MonitorIcon, MoonIcon, SunIcon } from 'lucide-react'
import { Segments } from '#ui/segments'

/** The scheme that the user chose in this tab or in another one. */
const colorSchemeStore = createStoredValue<ColorScheme>({
  storage: deviceStorage,
  name: COLOR_SCHEME_STORAGE_KEY,
  initial: 'system',
  read: (text) => colorSchemes.find((scheme) => scheme === text) ?? 'system',
  write: (scheme) => scheme,
  followsOtherTabs: true,
})

/** Applies a scheme to the page and to the browser's address bar. */
function applyColorScheme(scheme: ColorScheme): void {
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const metaScheme = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = palette.bg.canvas[scheme === 'system' ? metaScheme : scheme]
  }
}

// A script in the page's head has applied the stored scheme already, except to the address bar.
if (colorSchemeStore.get() !== 'system') applyColorScheme(colorSchemeStore.get())
colorSchemeStore.subscribe(applyColorScheme)

const options = [
  { id: 'system', label: 'System', icon: <MonitorIcon /> },
  { id: 'light', label: 'Light', icon: <SunIcon /> },
  { id: 'dark', label: 'Dark', icon: <MoonIcon /> },
] as const

/** Switches between the light scheme, the dark scheme and the device's setting. */
export const ColorSchemeSwitch = () => (
  <Segments
    label="Appearance"
    options={options}
    chosen={useStore(colorSchemeStore)}
    onChoose={(scheme) => colorSchemeStore.set(scheme)}
  />
)
