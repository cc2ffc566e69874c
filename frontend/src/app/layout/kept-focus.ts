/** What is read aloud as a whole when it gets the focus. */
const places = 'main, section, aside, [role=dialog], [role=alertdialog], [role=group], [role=tabpanel]'

/** For as long something else may take the focus: a dialog that opens, a page that comes. */
const PATIENCE_MS = 150

function placesAround(element: Element): readonly HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(places)
  return place ? [place, ...placesAround(place)] : []
}

/** Not the next control: a second press of the key would be one that nobody meant. */
function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}

/**
 * Where what has the focus goes, as a line of the cart does when it is removed, the focus stays
 * with what it was part of; where it only waits, as a button does for its answer, it gets the focus
 * back (docs/product/pages.md#by-keyboard-and-by-ear). Gives how to stop it.
 */
export function restoreLostFocus(): () => void {
  let at: HTMLElement | null = null
  let around: readonly HTMLElement[] = []
  let hasWaited = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = ({ target }: Event) => {
    at = target instanceof HTMLElement ? target : null
    around = at ? placesAround(at) : []
    hasWaited = false
  }
  const turnAway = ({ target }: Event) => {
    if (target instanceof Node && !at?.contains(target)) at = null
  }
  const isLost = () => at !== null && document.activeElement === document.body && (!at.isConnected || hasWaited)
  const mend = () => {
    if (!isLost() || at?.matches(':disabled')) return
    if (at?.isConnected) return at.focus({ preventScroll: true })
    const place = around.find(({ isConnected }) => isConnected)
    if (place) focusOn(place)
  }
  const observer = new MutationObserver(() => {
    if (at?.matches(':disabled')) hasWaited = true
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(mend, PATIENCE_MS)
  })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerdown', turnAway)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerdown', turnAway)
    observer.disconnect()
  }
}
