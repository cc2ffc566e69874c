import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Volume2Icon, VolumeXIcon } from 'lucide-react'
import type { SoundState } from '../sound/use-sound'

type SoundButtonProps = {
  readonly state: SoundState
  readonly onTurn: (to: 'on' | 'off') => void
  /** Without its words. */
  readonly isShort?: boolean
}

/**
 * Browsers play nothing before they are touched: a board that was loaded again says so until then.
 */
export function SoundButton({ state, onTurn, isShort = false }: SoundButtonProps) {
  const isOn = state === 'on'
  const label = isOn ? 'Sound is on' : 'Turn sound on'
  return (
    <Button
      variant={state === 'waiting' ? 'solid' : 'outline'}
      px={isShort ? '0' : { base: '0', md: '5' }}
      aria-label={label}
      onClick={() => onTurn(isOn ? 'off' : 'on')}
    >
      {isOn ? <Volume2Icon /> : <VolumeXIcon />}
      {!isShort && <chakra.span display={{ base: 'none', md: 'inline' }}>{label}</chakra.span>}
    </Button>
  )
}
