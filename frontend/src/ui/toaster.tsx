import { Box } from '@chakra-ui/react/box'
import { Toast, Toaster as Outlet, createToaster } from '@chakra-ui/react/toast'
import { createPortal } from 'react-dom'
import { useEffect } from 'react'
import { setToastRenderer } from './toast'
import type { Toast as Message } from './toast'

/**
 * The first of `size` rows in a line, of `rows`, that cover nothing; otherwise of those that cover
 * least. Looked for from the top or from the foot, and no further than need be: each look asks the
 * page (docs/product/pages.md#messages).
 */
export function findLeastCoveredRow(
  rows: number,
  size: number,
  from: 'top' | 'foot',
  coveredIn: (row: number) => number,
): number {
  const seen = new Map<number, number>()
  const covered = (row: number) => {
    const known = seen.get(row) ?? coveredIn(row)
    seen.set(row, known)
    return known
  }
  const last = Math.max(0, rows - size)
  let best = { row: from === 'top' ? 0 : last, covers: Infinity }
  for (let step = 0; step <= last && best.covers > 0; step += 1) {
    const row = from === 'top' ? step : last - step
    let covers = 0
    for (let own = 0; own < size && covers < best.covers; own += 1) covers += covered(row + own)
    if (covers < best.covers) best = { row, covers }
  }
  return best.row
}

/**
 * What a message must not lie on: what is pressed, filled in, paid or named, and the bars that hold
 * it.
 */
const KEPT =
  'a, button, input, select, textarea, label, summary, h1, h2, h3, .price, .market, dd, header, nav, [role=alert], [role=status], [data-foot-bar], .voice-dock'
const TEXT = 'p'
/** As bad as that many lines of text. */
const KEPT_WEIGHS = 100

const ROW_PX = 12
const MARGIN_PX = 8
/** What a message tells of changes the page beneath it. */
const LOOKS_AT_MS = [0, 400, 1000, 2000, 3500] as const

type Bounds = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>
type Seen = { readonly bounds: Bounds; readonly weighs: number }

/**
 * Which things are seen, and where: told by the browser as it draws, for to ask each would hold the
 * page up.
 */
const inSight = (things: readonly Element[]): Promise<readonly IntersectionObserverEntry[]> =>
  new Promise((tell) => {
    if (things.length === 0) return tell([])
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      tell(entries.filter(({ isIntersecting }) => isIntersecting))
    })
    for (const thing of things) observer.observe(thing)
  })

/** What is seen of a page; of the dishes in a long list only those in sight are looked into. */
async function seenOf(page: Element): Promise<readonly Seen[]> {
  const things = [...page.querySelectorAll(`article, :is(${KEPT}, ${TEXT}):not(article *)`)]
  const found = await inSight(things.filter((thing) => !thing.closest('[data-scope=toast]')))
  const listed = found.filter(({ target }) => target.matches('article'))
  const within = await inSight(listed.flatMap(({ target }) => [...target.querySelectorAll(`${KEPT}, ${TEXT}`)]))
  return [...found.filter((entry) => !listed.includes(entry)), ...within].map(({ intersectionRect, target }) => ({
    bounds: intersectionRect,
    weighs: target.closest(KEPT) ? KEPT_WEIGHS : 1,
  }))
}

/** What lies over the page is all that can be covered. */
const onTop = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>(':is([role=dialog], [role=alertdialog])[data-state=open]')].at(-1) ??
  document.body

/** What is lost to whoever lies in a row, from one side to the other. */
const lostIn =
  (seen: readonly Seen[], { left, right }: Bounds) =>
  (row: number) => {
    const top = MARGIN_PX + row * ROW_PX
    return seen.reduce(
      (lost, { bounds, weighs }) =>
        bounds.left < right && bounds.right > left && bounds.top < top + ROW_PX && bounds.bottom > top
          ? lost + weighs
          : lost,
      0,
    )
  }

/**
 * Lays a message where it covers nothing of that, from the top or from the foot of the window, and
 * elsewhere when the page beneath it becomes another one or something opens over that; whoever
 * scrolls moves the page themselves (docs/product/pages.md#messages).
 */
export const positionToast = (from: 'top' | 'foot') => (message: HTMLElement | null) => {
  const group = message?.parentElement
  if (!message || !group) return
  let laid = { row: -1, on: group, path: '', scrolled: 0, high: 0 }
  const look = async () => {
    const on = onTop()
    const path = window.location.pathname
    const high = document.documentElement.scrollHeight
    const isSamePage = path === laid.path && (window.scrollY !== laid.scrolled || high === laid.high)
    const isSame = on === laid.on && isSamePage
    if (isSame || group.matches(':hover')) return
    const seen = await seenOf(on)
    // Gone meanwhile: the place is the next message's, and one that is nowhere would be clear
    // anywhere.
    if (!message.isConnected) return
    const lost = lostIn(seen, message.getBoundingClientRect())
    const height = message.offsetHeight
    const size = Math.ceil((height + MARGIN_PX) / ROW_PX)
    const isClear = Array.from({ length: size }, (_, own) => lost(laid.row + own)).every((one) => one < KEPT_WEIGHS)
    const isLaid = laid.row >= 0 && isClear
    const row = isLaid
      ? laid.row
      : findLeastCoveredRow(Math.floor((innerHeight - 2 * MARGIN_PX) / ROW_PX), size, from, lost)
    laid = { row, on, path, scrolled: window.scrollY, high }
    const top = 1.5 * MARGIN_PX + row * ROW_PX
    group.style.setProperty('--from-edge', `${from === 'top' ? top : innerHeight - top - height}px`)
  }
  const timers = LOOKS_AT_MS.map((ms) => setTimeout(() => void look(), ms))
  return () => timers.forEach(clearTimeout)
}

// On a phone the foot of the page belongs to the cart.
const isNarrow = window.matchMedia('(max-width: 61.99rem)').matches

/** Until it is laid: below the head of a phone's page. */
const FROM_EDGE = isNarrow ? 'var(--from-edge, 9.25rem)' : 'var(--from-edge, 1rem)'

const toaster = createToaster({
  placement: isNarrow ? 'top' : 'bottom-end',
  offsets: { left: '1rem', right: 'calc(1rem + var(--dock-side))', top: FROM_EDGE, bottom: FROM_EDGE },
  max: 1,
  overlap: false,
  duration: 5000,
  hotkey: ['F8'],
})

const show = ({ title, description, type = 'success', durationMs }: Message): void => {
  toaster.remove()
  toaster.create({ title, description, type, closable: true, ...(durationMs && { duration: durationMs }) })
}

/**
 * What is said must come into a place that is there already: what comes along with it is not read
 * aloud.
 */
const LISTENED_TO_MS = 100

const clear = positionToast(isNarrow ? 'top' : 'foot')

/** A message pushed aside this far goes (docs/product/pages.md#messages). */
const SWIPE_PX = 50

let swipeFrom: number | null = null

/**
 * The messages themselves; loaded with the first of them. They stand beside the page, which a
 * dialog hides from listeners.
 */
export function Toaster() {
  useEffect(() => {
    const timer = setTimeout(() => setToastRenderer(show), LISTENED_TO_MS)
    return () => clearTimeout(timer)
  }, [])
  return createPortal(
    <Outlet toaster={toaster} insetInline="4">
      {(message) => (
        <Toast.Root
          ref={clear}
          onPointerDown={({ currentTarget, target, clientX, pointerId }) => {
            // Its buttons want their press for themselves.
            if (target instanceof Element && target.closest('button')) return
            swipeFrom = clientX
            // However far it is pushed, it is let go of here.
            currentTarget.setPointerCapture(pointerId)
          }}
          onPointerCancel={() => {
            swipeFrom = null
          }}
          onPointerUp={({ clientX }) => {
            if (swipeFrom !== null && Math.abs(clientX - swipeFrom) >= SWIPE_PX) toaster.dismiss(message.id)
            swipeFrom = null
          }}
        >
          <Box flex="1" minW="0">
            <Toast.Title>{message.title}</Toast.Title>
            {message.description && <Toast.Description>{message.description}</Toast.Description>}
          </Box>
          <Toast.CloseTrigger aria-label="Close message" />
        </Toast.Root>
      )}
    </Outlet>,
    document.body,
  )
}
