import { MutedIcon, SoundIcon } from '../../../components/icons'
import { Button } from '../../../components/ui'
import type { SoundState } from '../sound/use-sound'

type SoundButtonProps = { readonly state: SoundState; readonly onTurn: (to: 'on' | 'off') => void }

/** Browsers play nothing before they are touched: a board that was loaded again says so until then. */
export const SoundButton = ({ state, onTurn }: SoundButtonProps) =>
  state === 'on' ? (
    <Button variant="outline" onClick={() => onTurn('off')}>
      <SoundIcon />
      Sound is on
    </Button>
  ) : (
    <Button variant={state === 'waiting' ? 'solid' : 'outline'} onClick={() => onTurn('on')}>
      <MutedIcon />
      Turn sound on
    </Button>
  )
