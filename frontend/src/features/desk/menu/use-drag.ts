import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'

/** Near its edge the page goes along. */
const EDGE_PX = 80
const STEP_PX = 12

type Drag = { readonly from: number; readonly to: number; readonly by: number }

/** Rows that are pulled to another place by their handles. */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const start = useRef(0)
  const [drag, setDrag] = useState<Drag | null>(null)

  const rows = () => [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
  const begin = (from: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = event.clientY + window.scrollY
    setDrag({ from, to: from, by: 0 })
  }
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return
    const { clientY } = event
    if (clientY < EDGE_PX) window.scrollBy(0, -STEP_PX)
    if (clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, STEP_PX)
    const by = clientY + window.scrollY - start.current
    const own = rows()[drag.from]
    const middle = own ? own.top + own.height / 2 + (by - drag.by) : clientY
    const passed = rows().filter((row, at) => at !== drag.from && row.top + row.height / 2 < middle).length
    setDrag({ ...drag, to: passed, by })
  }
  const drop = () => {
    if (drag && drag.from !== drag.to) onDrop(drag.from, drag.to)
    setDrag(null)
  }
  return {
    list,
    drag,
    handle: (at: number) => ({
      onPointerDown: begin(at),
      onPointerMove: pull,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  }
}
