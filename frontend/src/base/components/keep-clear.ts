import { findLeastCoveredRow } from './clearest'

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
