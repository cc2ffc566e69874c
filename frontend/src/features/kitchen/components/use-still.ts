import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { isAccidentalTap } from '#shared/rules/kitchen-taps'

/**
 * Where a line above the tickets comes or goes they move: what is tapped in that moment was meant
 * for what stood there.
 */
export function useShiftTapGuard(hasLine: boolean) {
  const had = useRef(hasLine)
  const movedAt = useRef(-Infinity)
  useEffect(() => {
    if (had.current === hasLine) return
    had.current = hasLine
    movedAt.current = Date.now()
  }, [hasLine])
  const [onClickCapture] = useState(() => (event: MouseEvent) => {
    // What a key presses is where it was chosen.
    if (event.detail === 0) return
    const tap = { x: event.clientX, y: event.clientY, at: Date.now() }
    if (!isAccidentalTap(tap, null, movedAt.current)) return
    event.preventDefault()
    event.stopPropagation()
  })
  return onClickCapture
}
