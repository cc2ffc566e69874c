import { MonitorIcon, MoonIcon, SunIcon } from 'lucide-react'
import { chooseScheme, useScheme } from '../theme/scheme'
import { Segments } from './segments'

const options = [
  { id: 'system', label: 'System', icon: <MonitorIcon /> },
  { id: 'light', label: 'Light', icon: <SunIcon /> },
  { id: 'dark', label: 'Dark', icon: <MoonIcon /> },
] as const

/** Light, dark, or as the device has it. */
export const SchemeSwitch = () => (
  <Segments label="Appearance" options={options} chosen={useScheme()} onChoose={chooseScheme} />
)
