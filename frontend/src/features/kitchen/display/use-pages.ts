import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type Spread = {
  readonly pages: number
  readonly first: ReadonlyMap<string, number>
  readonly last: ReadonlyMap<string, number>
}

const nothing: Spread = { pages: 1, first: new Map(), last: new Map() }

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([id, page]) => other.get(id) === page)

type Measured = Spread & { readonly at: ReadonlyMap<string, string> }

/** Where the browser has put each ticket: it fills columns as high as the screen, and those beyond the page's edge follow. */
function measure(flow: HTMLElement): Measured {
  const gap = Number.parseFloat(getComputedStyle(flow).columnGap) || 0
  const { left: edge, width } = flow.getBoundingClientRect()
  const pageAt = (left: number) => (width > 0 ? Math.max(0, Math.floor((left - edge + 1) / (width + gap))) : 0)
  const [first, last, at] = [new Map<string, number>(), new Map<string, number>(), new Map<string, string>()]
  for (const place of flow.querySelectorAll<HTMLElement>(':scope > [data-place]')) {
    const id = place.dataset['place'] ?? ''
    const rects = [...place.getClientRects()]
    const [{ left = 0, top = 0 } = {}] = rects
    first.set(id, pageAt(left))
    last.set(id, pageAt(rects.at(-1)?.left ?? 0))
    at.set(id, `${Math.round(left - edge)} ${Math.round(top)}`)
  }
  return { pages: Math.max(0, ...last.values()) + 1, first, last, at }
}

type Options = { readonly onMoved: () => void }

/** The pages that a display's tickets make, which of them is shown, and which tickets are on it. */
export function usePages({ onMoved }: Options) {
  const flow = useRef<HTMLDivElement>(null)
  const before = useRef<ReadonlyMap<string, string>>(new Map())
  const [spread, setSpread] = useState<Spread>(nothing)
  const [wanted, setWanted] = useState<{ readonly page: number; readonly id?: string }>({ page: 0 })
  const look = () => {
    if (!flow.current) return
    const { at, ...measured } = measure(flow.current)
    const hasMoved = [...at].some(([id, place]) => before.current.has(id) && before.current.get(id) !== place)
    before.current = at
    if (hasMoved) onMoved()
    setSpread((known) =>
      known.pages === measured.pages && isSame(known.first, measured.first) && isSame(known.last, measured.last)
        ? known
        : measured,
    )
  }
  // After every drawing: whatever has changed, a ticket may stand elsewhere now.
  useLayoutEffect(look)
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined' || !flow.current) return
    const observer = new ResizeObserver(look)
    observer.observe(flow.current)
    return () => observer.disconnect()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it reads what stands there now, whenever it is called
  }, [])
  const page = Math.min(spread.first.get(wanted.id ?? '') ?? wanted.page, spread.pages - 1)
  return {
    flow,
    page,
    pages: spread.pages,
    setPage: (to: number) => setWanted({ page: Math.max(0, Math.min(spread.pages - 1, to)) }),
    /** The page of a ticket, wherever that comes to stand; once it has left, where it was. */
    show: (id: string) => setWanted({ id, page: spread.first.get(id) ?? page }),
    isOn: (id: string) => (spread.first.get(id) ?? 0) <= page && (spread.last.get(id) ?? 0) >= page,
    isBeyond: (id: string) => (spread.first.get(id) ?? 0) > page,
  }
}
