import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { chakra } from '@chakra-ui/react/styled-system'

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

/** What names a new page; later it only counts what happens on it. */
const NAMED_WITHIN_MS = 4_000

/**
 * A new page begins at its top, and is read from there; gives its path, and its title to be said
 * once it has one.
 */
export function usePageChange(): { readonly path: string; readonly title: string } {
  const [path] = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    const named = new MutationObserver(() => setTitle(document.title))
    named.observe(document.head, { childList: true, subtree: true, characterData: true })
    const timer = setTimeout(() => named.disconnect(), NAMED_WITHIN_MS)
    // The address may name the place on the page; most of its names choose what is shown.
    if (!document.getElementById(window.location.hash.slice(1))) {
      window.scrollTo(0, 0)
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    return () => {
      clearTimeout(timer)
      named.disconnect()
    }
  }, [path])
  return { path, title }
}

type SkipLinkProps = {
  readonly to: string
  /** A part of that place, which comes once the place is near. */
  readonly into?: string
  readonly children: string
}

/**
 * Leads the keyboard past what stands before a part of the page. The address stays: whoever goes
 * back comes to the page before.
 */
export function SkipLink({ to, into = to, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    const place = document.getElementById(into) ?? document.getElementById(to)
    if (!place) return
    event.preventDefault()
    place.scrollIntoView()
    place.focus({ preventScroll: true })
  }
  return (
    <chakra.a
      href={`#${to}`}
      onClick={skip}
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      px="4"
      py="3"
      bg="accent"
      color="accent.contrast"
      borderRadius="lg"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {children}
    </chakra.a>
  )
}
