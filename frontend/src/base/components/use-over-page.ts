import { ariaHidden } from '@zag-js/aria-hidden'
import { trackDismissableElement } from '@zag-js/dismissable'
import { trapFocus } from '@zag-js/focus-trap'
import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { lockScroll } from './lock-scroll'
import { painted } from './painted'

type Closing = {
  readonly onClose: () => void
  /** Whether a press beside it leaves it open. */
  readonly staysBeside: boolean
}

/** Whether a layer below lets nothing through; what a press beside this one must not reach. */
const isOverBlocking = () => document.body.hasAttribute('data-inert')

/**
 * Who opens something: of an entry of a menu, which is gone soon after, the button that opened the
 * menu.
 */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role=menu]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

/**
 * Makes an element all that can be reached of the page, together with what the library lays over or
 * under it. Escape and a press beside close it from its first frame; that it holds focus and
 * scrolling waits until it is on the screen, as each of these has the whole page laid out once
 * more.
 */
export function useOverPage(element: RefObject<HTMLElement | null>, { onClose, staysBeside }: Closing): void {
  const close = useEffectEvent(onClose)
  const isKept = useEffectEvent(() => staysBeside)
  useEffect(() => {
    const node = element.current
    if (!node) return
    let isGone = false
    const opener = openerOf(document.activeElement)
    // A menu takes the focus back once more while it closes, or has let go of it by then.
    const giveBack = (before: Element) => openerOf(before) ?? opener ?? false
    const ends = [
      trackDismissableElement(node, {
        type: 'dialog',
        // A menu that it was opened from is gone by then: what lies over it would go with it.
        defer: true,
        pointerBlocking: isOverBlocking(),
        // What takes the focus meanwhile, such as the page that it is given back to, is nobody
        // turning away.
        onFocusOutside: (event) => event.preventDefault(),
        onPointerDownOutside: (event) => isKept() && event.preventDefault(),
        onDismiss: () => close(),
      }),
    ]
    void painted().then(() => {
      if (isGone) return
      ends.push(lockScroll(), trapFocus(node, { setReturnFocus: giveBack }), ariaHidden([node], { defer: false }))
    })
    return () => {
      isGone = true
      ends.reverse().forEach((end) => end())
    }
  }, [element])
}
