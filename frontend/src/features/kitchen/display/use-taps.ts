import { useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { isAccidentalTap } from '#shared/rules/kitchen-taps'
import type { Tap } from '#shared/rules/kitchen-taps'

/**
 * Keeps taps from meeting what they were not meant for: what has just moved, or what stands where
 * the last one was.
 */
export function useTapGuard() {
  const last = useRef<Tap>(null)
  const movedAt = useRef(-Infinity)
  const [guard] = useState(() => ({
    moved: () => {
      movedAt.current = Date.now()
    },
    onClickCapture: (event: MouseEvent) => {
      // What a key presses is where it was chosen.
      if (event.detail === 0) return
      const tap = { x: event.clientX, y: event.clientY, at: Date.now() }
      if (isAccidentalTap(tap, last.current, movedAt.current)) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      last.current = tap
    },
  }))
  return guard
}
