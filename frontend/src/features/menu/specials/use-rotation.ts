import { useEffect, useState } from 'react'
import { usePrefersReducedMotion } from '#ui/motion'

/** How long each special shows (docs/product/specials.md#specials-card). */
const ROTATION_MS = 15_000

/** Rotates through `count` items, unless paused, hovered, focused or with reduced motion. */
export function useRotation(count: number) {
  const [chosen, choose] = useState(0)
  const [pausedByGuest, setPausedByGuest] = useState<boolean>()
  const [isHeld, setHeld] = useState(false)
  const prefersReducedMotion = usePrefersReducedMotion()
  const isPaused = pausedByGuest ?? prefersReducedMotion
  const isRunning = count > 1 && !isPaused && !isHeld
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => choose((index) => (index + 1) % count), ROTATION_MS)
    return () => clearInterval(timer)
  }, [isRunning, count])
  return {
    index: count === 0 ? 0 : chosen % count,
    isPaused,
    toggle: () => setPausedByGuest(!isPaused),
    choose,
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  } as const
}
