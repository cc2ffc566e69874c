import { chakra } from '@chakra-ui/react/styled-system'
import { MonitorIcon, MoonIcon, SunIcon } from 'lucide-react'
import { useId } from 'react'
import { schemes } from '#shared/scheme'
import type { Scheme } from '#shared/scheme'
import { chooseScheme, useScheme } from '../theme/scheme'

const looks = {
  system: { label: 'System', icon: <MonitorIcon /> },
  light: { label: 'Light', icon: <SunIcon /> },
  dark: { label: 'Dark', icon: <MoonIcon /> },
} as const satisfies Record<Scheme, object>

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: '11',
    px: '2.5',
    borderRadius: 'full',
    fontSize: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&:has(:checked)': { bg: 'bg.floating', color: 'accent.fg', boxShadow: 'sm' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'accent.glow' },
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' },
  },
})

/** Light, dark, or as the device has it. */
export function SchemeSwitch() {
  const current = useScheme()
  const name = useId()
  return (
    <chakra.fieldset>
      <chakra.legend srOnly>Appearance</chakra.legend>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        p="1"
        borderWidth="1px"
        borderColor="border"
        borderRadius="full"
        bg="bg.raised"
        maxW="xs"
      >
        {schemes.map((scheme) => (
          <Choice key={scheme}>
            <input
              type="radio"
              name={name}
              value={scheme}
              checked={scheme === current}
              onChange={() => chooseScheme(scheme)}
            />
            {looks[scheme].icon}
            {looks[scheme].label}
          </Choice>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
