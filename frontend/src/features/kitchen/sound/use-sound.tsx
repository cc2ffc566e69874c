import { useEffect, useRef, useState } from 'react'
import { getMostUrgentAlert, isRepeatingAlert, type BoardAlert } from '#shared/kitchen/board-actions'
import { KITCHEN_SOUND_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { useWords } from '#base/language/use-words'
import { playChime } from './chime'
import { Button } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import styles from './sound-button.module.css'
import { Volume2Icon, VolumeXIcon } from 'lucide-react'

/** `waiting` means switched on, but the browser blocks sound until the next touch. */
export type SoundState = 'off' | 'waiting' | 'on'

const REPEAT_MS = 5_000

/** Whether the user has touched this page; browsers block sound before. */
const mayPlay = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive

/** The alerts that are over once the kitchen has confirmed every order. */
const isOverOnceConfirmed = (news: BoardAlert | null): boolean => news === 'new' || news === 'unanswered'

/** The board's sound. It repeats a tune until someone touches the board. */
export function useBoardSound() {
  const context = useRef<AudioContext>(null)
  const repeat = useRef<ReturnType<typeof setInterval>>(undefined)
  const repeated = useRef<BoardAlert>(null)
  const [state, setState] = useState<SoundState>(() =>
    deviceStorage.getItem(KITCHEN_SOUND_KEY) === 'on' ? 'waiting' : 'off',
  )

  const [hasChoice, setHasChoice] = useState(() => deviceStorage.getItem(KITCHEN_SOUND_KEY) !== null)

  useEffect(() => {
    const wake = () => {
      // After a reload, the first touch is the activation that the browser requires.
      if (state !== 'waiting') return
      void start().then(
        (plays) => plays && setState('on'),
        () => undefined,
      )
    }
    const touched = () => {
      clearInterval(repeat.current)
      wake()
    }
    const start = async () => {
      const player = (context.current ??= new AudioContext())
      // A call, a locked screen or another app takes the sound away; the next touch gets it back.
      player.onstatechange = () => {
        if (player.state === 'closed') return
        const next = player.state === 'running' ? 'on' : 'waiting'
        setState((now) => (now === 'off' ? now : next))
      }
      await player.resume()
      return player.state === 'running'
    }
    if (state === 'waiting' && mayPlay()) wake()
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
      repeated.current = news
      repeat.current = setInterval(() => playChime(player, news), REPEAT_MS)
    },
    /** Ends the tune for new orders, because cooks at other boards have confirmed them. */
    settle: () => {
      if (isOverOnceConfirmed(repeated.current)) clearInterval(repeat.current)
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
  const { tools } = useWords().board
  const isOn = state === 'on'
  const label = isOn ? tools.soundOn : tools.turnSoundOn
  return (
    <Button
      variant={state === 'waiting' ? 'solid' : 'outline'}
      className={joinClasses(styles.button, !isShort && styles.withLabel)}
      aria-label={label}
      onClick={() => onTurn(isOn ? 'off' : 'on')}
    >
      {isOn ? <Volume2Icon /> : <VolumeXIcon />}
      {!isShort && <span className={styles.label}>{label}</span>}
    </Button>
  )
}

/** Asks once per device whether to play sounds for new orders. */
export function SoundPrompt({ sound }: { readonly sound: ReturnType<typeof useBoardSound> }) {
  const { tools } = useWords().board
  return sound.hasChoice ? (
    <SoundButton state={sound.state} onTurn={sound.turn} isShort />
  ) : (
    <span className="sound-ask" role="group" aria-label={tools.hearOrders}>
      <Button className={styles.answer} aria-label={tools.turnSoundOn} onClick={() => sound.turn('on')}>
        {tools.soundOnShort}
      </Button>
      <Button variant="outline" className={styles.answer} onClick={() => sound.turn('off')}>
        {tools.soundOff}
      </Button>
    </span>
  )
}
