import { chakra } from '@chakra-ui/react/styled-system'
import { draw } from '#base/components/icons'
import { Button } from '#base/components/ui'
import type { SoundState } from '../sound/use-sound'

const SoundIcon = draw('M4 10v4h3l5 4V6L7 10H4Zm12-1a4 4 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11', 'SoundIcon')
const MutedIcon = draw('M4 10v4h3l5 4V6L7 10H4Zm12 0 5 5m0-5-5 5', 'MutedIcon')

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
      {isOn ? <SoundIcon /> : <MutedIcon />}
      {!isShort && <chakra.span display={{ base: 'none', md: 'inline' }}>{label}</chakra.span>}
    </Button>
  )
}
