import { useEffect, useRef, useState } from 'react'
import { getMostUrgentAlert, isRepeatingAlert, type BoardAlert } from '#shared/kitchen/board-actions'
import { KITCHEN_SOUND_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { playChime } from './chime'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Volume2Icon, VolumeXIcon } from 'lucide-react'

/** `waiting` means switched on, but the browser blocks sound until the first touch. */
export type SoundState = 'off' | 'waiting' | 'on'

const REPEAT_MS = 5_000

/** Whether the user has touched this page; browsers block sound before. */
const mayPlay = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive

/** The board's sound. It repeats a tune until someone touches the board. */
export function useBoardSound() {
  const context = useRef<AudioContext>(null)
  const repeat = useRef<ReturnType<typeof setInterval>>(undefined)
  const [state, setState] = useState<SoundState>(() =>
    deviceStorage.getItem(KITCHEN_SOUND_KEY) === 'on' ? 'waiting' : 'off',
  )

  const [hasChoice, setHasChoice] = useState(() => deviceStorage.getItem(KITCHEN_SOUND_KEY) !== null)

  useEffect(() => {
    const touched = () => {
      clearInterval(repeat.current)
      // After a reload, the first touch is the activation that the browser requires.
      if (state === 'waiting') void start().then((plays) => plays && setState('on'))
    }
    const start = async () => {
      context.current ??= new AudioContext()
      await context.current.resume()
      return context.current.state === 'running'
    }
    if (state === 'waiting' && mayPlay()) touched()
    addEventListener('pointerdown', touched)
    addEventListener('keydown', touched)
    return () => {
      removeEventListener('pointerdown', touched)
      removeEventListener('keydown', touched)
    }
  }, [state])

  useEffect(
    () => () => {
      clearInterval(repeat.current)
      void context.current?.close()
      context.current = null
    },
    [],
  )

  return {
    state,
    /** Whether this device has a stored choice of sound on or off. */
    hasChoice,
    turn: (to: 'on' | 'off') => {
      deviceStorage.setItem(KITCHEN_SOUND_KEY, to)
      setHasChoice(true)
      clearInterval(repeat.current)
      setState(to === 'on' ? 'waiting' : 'off')
    },
    ring: (all: readonly BoardAlert[]) => {
      const news = getMostUrgentAlert(all)
      const player = context.current
      if (!news || !player || state !== 'on') return
      playChime(player, news)
      if (!isRepeatingAlert(news)) return
      clearInterval(repeat.current)
      repeat.current = setInterval(() => playChime(player, news), REPEAT_MS)
    },
  }
}

type SoundButtonProps = {
  readonly state: SoundState
  readonly onTurn: (to: 'on' | 'off') => void
  /** Shows only the icon. */
  readonly isShort?: boolean
}

/** Switches the sound on or off. After a reload it says that the browser waits for a touch. */
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

/** Asks once per device whether to play sounds for new orders. */
export const SoundPrompt = ({ sound }: { readonly sound: ReturnType<typeof useBoardSound> }) =>
  sound.hasChoice ? (
    <SoundButton state={sound.state} onTurn={sound.turn} isShort />
  ) : (
    <span className="sound-ask" role="group" aria-label="Hear new orders?">
      <Button px="3" aria-label="Turn sound on" onClick={() => sound.turn('on')}>
        Sound on
      </Button>
      <Button variant="outline" px="3" onClick={() => sound.turn('off')}>
        Sound off
      </Button>
    </span>
  )
