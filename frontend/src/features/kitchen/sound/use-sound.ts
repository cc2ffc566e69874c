import { useEffect, useRef, useState } from 'react'
import { insists, mostPressing } from '#shared/rules/kitchen-news'
import { KITCHEN_SOUND } from '#base/storage/names'
import { deviceShelf } from '#base/storage/shelf'
import type { News } from '#shared/rules/kitchen-news'
import { play } from './chime'

/** `waiting`: switched on, but this browser plays nothing before the page was touched. */
export type SoundState = 'off' | 'waiting' | 'on'

const REPEAT_MS = 5_000

/** Whether this page was touched: browsers allow no sound before. */
const mayPlay = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive

/** The board's sound: rings what happened, again and again until somebody touches the board. */
export function useSound() {
  const context = useRef<AudioContext>(null)
  const repeat = useRef<ReturnType<typeof setInterval>>(undefined)
  const [state, setState] = useState<SoundState>(() =>
    deviceShelf.getItem(KITCHEN_SOUND) === 'on' ? 'waiting' : 'off',
  )

  const [isAsked, setAsked] = useState(() => deviceShelf.getItem(KITCHEN_SOUND) !== null)

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
      deviceShelf.setItem(KITCHEN_SOUND, to)
      setAsked(true)
      clearInterval(repeat.current)
      setState(to === 'on' ? 'waiting' : 'off')
    },
    ring: (all: readonly News[]) => {
      const news = mostPressing(all)
      const player = context.current
      if (!news || !player || state !== 'on') return
      play(player, news)
      if (!insists(news)) return
      clearInterval(repeat.current)
      repeat.current = setInterval(() => play(player, news), REPEAT_MS)
    },
  }
}
