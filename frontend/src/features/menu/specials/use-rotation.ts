import { useEffect, useState } from 'react'
import { usePrefersReducedMotion } from '#ui/motion'

/** How long each special shows (docs/product/specials.md#the-card). */
const ROTATION_MS = 15_000

/** Goes through `count` things by itself, unless paused, pointed at, or motion is unwelcome. */
export function useRotation(count: number) {
  const [chosen, choose] = useState(0)
  const [wish, setPaused] = useState<boolean>()
  const [isHeld, setHeld] = useState(false)
  const wantsStillness = usePrefersReducedMotion()
  const isPaused = wish ?? wantsStillness
  const runs = count > 1 && !isPaused && !isHeld
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => choose((index) => (index + 1) % count), ROTATION_MS)
    return () => clearInterval(timer)
  }, [runs, count])
  return {
    index: count === 0 ? 0 : chosen % count,
    isPaused,
    toggle: () => setPaused(!isPaused),
    choose,
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  } as const
}
