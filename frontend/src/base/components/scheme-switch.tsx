import { MonitorIcon, MoonIcon, SunIcon } from 'lucide-react'
import { setColorScheme, useColorScheme } from '../theme/scheme'
import { Segments } from './segments'

const options = [
  { id: 'system', label: 'System', icon: <MonitorIcon /> },
  { id: 'light', label: 'Light', icon: <SunIcon /> },
  { id: 'dark', label: 'Dark', icon: <MoonIcon /> },
] as const

/** Light, dark, or as the device has it. */
export const ColorSchemeSwitch = () => (
  <Segments label="Appearance" options={options} chosen={useColorScheme()} onChoose={setColorScheme} />
)
