import { useEffect } from 'react'
import type { RefObject } from 'react'

/** How far a sheet has to be pulled before it lets go. */
const FAR = 96

const isNarrow = () => window.matchMedia('(max-width: 47.99rem)').matches

/**
 * On a phone: the sheet, at its top, follows a finger down, and is closed once it was pulled far
 * enough.
 */
export function useSwipeDown(within: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = within.current?.closest<HTMLElement>('.dish-sheet')
    if (!element) return
    let from: number | null = null
    let pulled = 0
    const pull = (by: number) => {
      pulled = by
      element.style.transform = by > 0 ? `translateY(${by}px)` : ''
    }
    const start = ({ touches }: TouchEvent) => {
      const [finger] = touches
      const isAtTop = (element.querySelector('.scroller')?.scrollTop ?? 0) <= 0
      from = finger && touches.length === 1 && isAtTop && isNarrow() ? finger.clientY : null
      element.style.transition = ''
    }
    const move = (event: TouchEvent) => {
      const [finger] = event.touches
      if (from === null || !finger) return
      const by = finger.clientY - from
      // A finger that goes up first scrolls.
      if (by < 0 && pulled === 0) from = null
      else {
        if (event.cancelable) event.preventDefault()
        pull(by)
      }
    }
    const end = () => {
      if (from === null) return
      from = null
      if (pulled > FAR) return onClose()
      element.style.transition = 'transform 160ms ease-out'
      pull(0)
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [within, onClose])
}
