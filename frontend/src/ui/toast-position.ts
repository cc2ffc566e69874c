/**
 * Returns the first of `size` adjacent rows that cover nothing, or else that cover least.
 * Searches from the top or the bottom, and calls `coveredIn` no more often than necessary
 * (docs/product/pages.md#messages).
 */
export function findLeastCoveredRow(
  rows: number,
  size: number,
  from: 'top' | 'foot',
  coveredIn: (row: number) => number,
): number {
  const cache = new Map<number, number>()
  const getCovered = (row: number) => {
    const covered = cache.get(row) ?? coveredIn(row)
    cache.set(row, covered)
    return covered
  }
  const last = Math.max(0, rows - size)
  let best = { row: from === 'top' ? 0 : last, covers: Infinity }
  for (let step = 0; step <= last && best.covers > 0; step += 1) {
    const row = from === 'top' ? step : last - step
    let covers = 0
    for (let offset = 0; offset < size && covers < best.covers; offset += 1) covers += getCovered(row + offset)
    if (covers < best.covers) best = { row, covers }
  }
  return best.row
}

/** A toast must not cover controls, fields, prices, headings, steps and bars. */
const IMPORTANT =
  'a, button, input, select, textarea, label, summary, h1, h2, h3, .price, .market, dd, ol li, header, nav, time, .state, [role=alert], [role=status], [data-foot-bar], .voice-dock'
const TEXT = 'p'
/** Covering an important element is as bad as covering this many lines of text. */
const IMPORTANT_WEIGHT = 100

const ROW_PX = 12
const MARGIN_PX = 8
/** When to check the position after a toast appears, because its action may change the page. */
const CHECK_AT_MS = [0, 400, 1000, 2000, 3500] as const

type Bounds = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>
type VisibleElement = { readonly bounds: Bounds; readonly weight: number }

/** Returns the visible elements. An observer measures them without forcing a layout. */
const observeVisible = (elements: readonly Element[]): Promise<readonly IntersectionObserverEntry[]> =>
  new Promise((resolve) => {
    if (elements.length === 0) return resolve([])
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(entries.filter(({ isIntersecting }) => isIntersecting))
    })
    for (const element of elements) observer.observe(element)
  })

/** Lists the visible elements of a layer. Looks inside `article`s only if they are visible. */
async function listVisible(layer: Element): Promise<readonly VisibleElement[]> {
  const elements = [...layer.querySelectorAll(`article, :is(${IMPORTANT}, ${TEXT}):not(article *)`)]
  const found = await observeVisible(elements.filter((element) => !element.closest('[data-scope=toast]')))
  const articles = found.filter(({ target }) => target.matches('article'))
  const within = await observeVisible(
    articles.flatMap(({ target }) => [...target.querySelectorAll(`${IMPORTANT}, ${TEXT}`)]),
  )
  return [...found.filter((entry) => !articles.includes(entry)), ...within].map(({ intersectionRect, target }) => ({
    bounds: intersectionRect,
    weight: target.closest(IMPORTANT) ? IMPORTANT_WEIGHT : 1,
  }))
}

/** Returns the topmost open dialog, otherwise the page. */
const getTopLayer = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>(':is([role=dialog], [role=alertdialog])[data-state=open]')].at(-1) ??
  document.body

/**
 * Returns a function that sums the weights of the elements in a row, between two horizontal bounds.
 */
const sumWeights =
  (elements: readonly VisibleElement[], { left, right }: Bounds) =>
  (row: number) => {
    const top = MARGIN_PX + row * ROW_PX
    return elements.reduce(
      (sum, { bounds, weight }) =>
        bounds.left < right && bounds.right > left && bounds.top < top + ROW_PX && bounds.bottom > top
          ? sum + weight
          : sum,
      0,
    )
  }

/**
 * Places a toast where it covers nothing important, searching from the top or bottom of the window
 * (docs/product/pages.md#messages).
 * Moves it when another page or a dialog appears below it, but not when the guest scrolls.
 * It is a ref callback and returns a function that stops.
 */
export const positionToast = (from: 'top' | 'foot') => (toast: HTMLElement | null) => {
  const group = toast?.parentElement
  if (!toast || !group) return
  let placement = { row: -1, layer: group, path: '', scrollY: 0, pageHeight: 0 }
  const checkPosition = async () => {
    const layer = getTopLayer()
    const path = window.location.pathname
    const pageHeight = document.documentElement.scrollHeight
    const isSamePage =
      path === placement.path && (window.scrollY !== placement.scrollY || pageHeight === placement.pageHeight)
    if ((layer === placement.layer && isSamePage) || group.matches(':hover')) return
    const elements = await listVisible(layer)
    // The toast may have closed meanwhile, and the group belongs to the next toast.
    if (!toast.isConnected) return
    const getCovered = sumWeights(elements, toast.getBoundingClientRect())
    const height = toast.offsetHeight
    const size = Math.ceil((height + MARGIN_PX) / ROW_PX)
    const isClear = Array.from({ length: size }, (_, offset) => getCovered(placement.row + offset)).every(
      (covered) => covered < IMPORTANT_WEIGHT,
    )
    const row =
      placement.row >= 0 && isClear
        ? placement.row
        : findLeastCoveredRow(Math.floor((innerHeight - 2 * MARGIN_PX) / ROW_PX), size, from, getCovered)
    placement = { row, layer, path, scrollY: window.scrollY, pageHeight }
    const top = 1.5 * MARGIN_PX + row * ROW_PX
    group.style.setProperty('--from-edge', `${from === 'top' ? top : innerHeight - top - height}px`)
  }
  const timers = CHECK_AT_MS.map((ms) => setTimeout(() => void checkPosition(), ms))
  return () => timers.forEach(clearTimeout)
}
