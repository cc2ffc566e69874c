import { useEffect, useRef, useState } from 'react'
import { isRepeatingAlert, getMostUrgentAlert } from '#shared/rules/kitchen-news'
import { KITCHEN_SOUND_KEY } from '#base/storage/names'
import { deviceStorage } from '#base/storage/shelf'
import type { BoardAlert } from '#shared/rules/kitchen-news'
import { playChime } from './chime'

/** `waiting`: switched on, but this browser plays nothing before the page was touched. */
export type SoundState = 'off' | 'waiting' | 'on'

const REPEAT_MS = 5_000

/** Whether this page was touched: browsers allow no sound before. */
const mayPlay = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive

/** The board's sound: rings what happened, again and again until somebody touches the board. */
export function useBoardSound() {
  const context = useRef<AudioContext>(null)
  const repeat = useRef<ReturnType<typeof setInterval>>(undefined)
  const [state, setState] = useState<SoundState>(() =>
    deviceStorage.getItem(KITCHEN_SOUND_KEY) === 'on' ? 'waiting' : 'off',
  )

  const [isAsked, setAsked] = useState(() => deviceStorage.getItem(KITCHEN_SOUND_KEY) !== null)

  useEffect(() => {
    const touched = () => {
      clearInterval(repeat.current)
      // The first touch of a page that was loaded again is the permission that its browser asks
      // for.
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
    /** Whether somebody has said on this device if it is to be heard. */
    isAsked,
    turn: (to: 'on' | 'off') => {
      deviceStorage.setItem(KITCHEN_SOUND_KEY, to)
      setAsked(true)
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
