import { useRef, useState, type PointerEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { EditableDish } from '#shared/menu/editing-contract'
import { useSingleSubmit } from '#base/forms/use-single-submit'
import { deskMenuQuery, getSaveErrorMessage, saveDish, updateDish } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { moveDish } from './reorder-dishes'

/** Within this distance of the window's edge, dragging scrolls the page. */
const EDGE_PX = 80
const STEP_PX = 12

type Drag = { readonly from: number; readonly to: number; readonly by: number }

/** Lets the user drag rows by their handles. */
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

/**
 * Moves a dish within its category: shows it at once, announces it to screen readers, then saves
 * each changed dish.
 */
export function useReorderDishes(dishes: readonly EditableDish[]) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const [shown, setShown] = useState<readonly EditableDish[] | null>(null)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const { press, isSending } = useSingleSubmit(async (from: number, to: number) => {
    const dish = dishes[from]
    if (!dish || from === to || to < 0 || to >= dishes.length) return
    const { order, writes } = moveDish(dishes, from, to)
    setShown(order)
    setFailure(null)
    setSaid(`${dish.name} is number ${to + 1} of ${dishes.length}`)
    try {
      for (const { id, version, displayOrder } of writes)
        await saveDish(client, location, () => updateDish(location, { id, version }, { displayOrder }))
    } catch (error) {
      setFailure(getSaveErrorMessage(error))
      await client.invalidateQueries({ queryKey: deskMenuQuery(location).queryKey })
    } finally {
      setShown(null)
    }
  })
  return { shown: shown ?? dishes, move: press, isSending, said, failure }
}
