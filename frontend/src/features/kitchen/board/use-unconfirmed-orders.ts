import * as z from 'zod/mini'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { listUnconfirmedOrders } from '#shared/kitchen/intake'
import { isHeldOrder } from '#shared/orders/timing/ticket-timing'
import { deviceStorage } from '#base/storage/storage'
import { parseJson } from '#base/storage/stored-value'
import { useLocationConfig } from '#base/location/location'
import { useCoarseNow } from './clock'

const seenKey = (location: string): string => `hibachi-kitchen-seen:${location}`

const readSeenIds = (location: string): ReadonlySet<string> =>
  new Set(parseJson(deviceStorage.getItem(seenKey(location)), (ids) => z.array(z.string()).parse(ids), []))

/**
 * Returns the ids of the new orders that a board of this device showed when someone last touched
 * it, also after a reload and in a new tab.
 */
function useSeenIds(tickets: readonly Ticket[], now: number): ReadonlySet<string> {
  const { code } = useLocationConfig()
  const [seenIds, setSeenIds] = useState(() => readSeenIds(code))
  const markSeen = useEffectEvent(() => {
    const shown = tickets.filter((ticket) => ticket.status === 'pending' && !isHeldOrder(ticket, now))
    if (shown.every(({ id }) => seenIds.has(id))) return
    const ids = shown.map(({ id }) => id)
    setSeenIds(new Set(ids))
    deviceStorage.setItem(seenKey(code), JSON.stringify(ids))
  })
  useEffect(() => {
    const onTouch = () => markSeen()
    addEventListener('pointerdown', onTouch)
    addEventListener('keydown', onTouch)
    return () => {
      removeEventListener('pointerdown', onTouch)
      removeEventListener('keydown', onTouch)
    }
  }, [])
  return seenIds
}

/**
 * Returns orders that have waited for confirmation for minutes, until a cook marks them as seen,
 * and rings once for each. In one-bump mode no one confirms, so an order waits only until someone
 * touches the board that shows it.
 */
export function useUnconfirmedOrders(tickets: readonly Ticket[], ring: () => void, isOneBump: boolean) {
  const location = useLocationConfig()
  const now = useCoarseNow()
  const seenIds = useSeenIds(tickets, now.getTime())
  const [dismissedIds, setDismissedIds] = useState<readonly string[]>([])
  const rungIds = useRef<ReadonlySet<string>>(new Set())
  const waiting = listUnconfirmedOrders(tickets, location, now).filter(({ id }) => !isOneBump || !seenIds.has(id))
  const ids = waiting.map(({ id }) => id).join(' ')
  const alarm = useEffectEvent(ring)
  useEffect(() => {
    const current = ids === '' ? [] : ids.split(' ')
    const isNew = current.some((id) => !rungIds.current.has(id))
    rungIds.current = new Set(current)
    if (isNew) alarm()
  }, [ids])
  return {
    unanswered: waiting.some(({ id }) => !dismissedIds.includes(id)) ? waiting : [],
    onUnansweredSeen: () => setDismissedIds(waiting.map(({ id }) => id)),
  }
}
