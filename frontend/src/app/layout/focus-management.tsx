import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useLocation } from 'wouter'
import styles from './skip-link.module.css'

/** Elements that screen readers announce as a whole when they get the focus. */
const REGIONS = 'main, section, aside, dialog, [role=group], [role=tabpanel]'

/** Leaves time for something else to take the focus, such as an opening dialog or a new page. */
const RESTORE_DELAY_MS = 150

function listAncestorRegions(element: Element): readonly HTMLElement[] {
  const region = element.parentElement?.closest<HTMLElement>(REGIONS)
  return region ? [region, ...listAncestorRegions(region)] : []
}

/** Focuses a region, not its next control: a second press of the key must not trigger that one. */
function focusRegion(region: HTMLElement): void {
  if (!region.hasAttribute('tabindex')) {
    region.tabIndex = -1
    region.addEventListener('blur', () => region.removeAttribute('tabindex'), { once: true })
  }
  region.focus({ preventScroll: true })
}

/**
 * Keeps the keyboard focus when its element is removed or temporarily disabled
 * (docs/product/pages.md#keyboard-and-screen-reader).
 * If the element was removed, such as a cart line, the region around it gets the focus.
 * If it was disabled during a request, it gets the focus back afterwards.
 * Returns a function that stops.
 */
export function restoreLostFocus(): () => void {
  let focused: HTMLElement | null = null
  let regions: readonly HTMLElement[] = []
  let wasDisabled = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const handleFocus = ({ target }: Event) => {
    focused = target instanceof HTMLElement ? target : null
    regions = focused ? listAncestorRegions(focused) : []
    wasDisabled = false
  }
  const handlePress = ({ target }: Event) => {
    if (target instanceof Node && !focused?.contains(target)) focused = null
  }
  const isLost = () =>
    focused !== null && document.activeElement === document.body && (!focused.isConnected || wasDisabled)
  const restore = () => {
    if (!isLost() || focused?.matches(':disabled')) return
    if (focused?.isConnected) return focused.focus({ preventScroll: true })
    const region = regions.find(({ isConnected }) => isConnected)
    if (region) focusRegion(region)
  }
  const observer = new MutationObserver(() => {
    if (focused?.matches(':disabled')) wasDisabled = true
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(restore, RESTORE_DELAY_MS)
  })
  document.addEventListener('focusin', handleFocus)
  document.addEventListener('pointerdown', handlePress)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', handleFocus)
    document.removeEventListener('pointerdown', handlePress)
    observer.disconnect()
  }
}

/**
 * Title changes within this time name the new page; later ones only update a count in the title.
 */
const TITLE_WAIT_MS = 4_000

/**
 * Scrolls to the top of each new page and focuses its content.
 * Returns the path, and the page's title for announcing it once it is set.
 */
export function usePageChange(): { readonly path: string; readonly title: string } {
  const [path] = useLocation()
  const [title, setTitle] = useState('')
  const previousPath = useRef(path)
  useEffect(() => {
    if (previousPath.current === path) return
    previousPath.current = path
    const observer = new MutationObserver(() => setTitle(document.title))
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    const timer = setTimeout(() => observer.disconnect(), TITLE_WAIT_MS)
    // If the hash names an element, the browser scrolls to it. Most hashes select a view instead.
    if (!document.getElementById(window.location.hash.slice(1))) {
      window.scrollTo(0, 0)
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [path])
  return { path, title }
}

type SkipLinkProps = {
  /** The id of the target. */
  readonly to: string
  /** The id of an element that loads within the target later; it gets the focus if it exists. */
  readonly into?: string
  readonly children: string
}

/**
 * A link for keyboard users that moves the focus to a part of the page.
 * It doesn't change the URL, so that the back button still leads to the previous page.
 */
export function SkipLink({ to, into = to, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(into) ?? document.getElementById(to)
    if (!target) return
    event.preventDefault()
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }
  return (
    <a className={styles.link} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  )
}
