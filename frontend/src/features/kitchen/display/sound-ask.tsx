import { Button } from '@chakra-ui/react/button'
import { SoundButton } from '../components/sound-button'
import type { BoardViewState } from '../use-board-view'

/**
 * Asked once whether new orders are to be heard here; the answer is kept on this device, and can be
 * changed.
 */
export const SoundPrompt = ({ sound }: Pick<BoardViewState, 'sound'>) =>
  sound.isAsked ? (
    <SoundButton state={sound.state} onTurn={sound.turn} isShort />
  ) : (
    <span className="sound-ask" role="group" aria-label="Hear new orders?">
      <Button px="3" aria-label="Turn sound on" onClick={() => sound.turn('on')}>
        Sound on
      </Button>
      <Button variant="outline" px="3" onClick={() => sound.turn('off')}>
        No
      </Button>
    </span>
  )
