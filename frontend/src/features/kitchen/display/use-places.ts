import { useEffect, useState } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { removeEmptySlots, updateTicketSlots } from '#shared/rules/kitchen-places'
import type { TicketSlot } from '#shared/rules/kitchen-places'

/** So long nobody has bumped, then the places of those that left are closed up. */
const KEPT_MS = 4_000

type Kept = { readonly scope: string; readonly places: readonly TicketSlot<Ticket>[] }

/**
 * The places of a display, as long as it shows the same `scope`: who leaves keeps theirs until the
 * board has come to rest.
 */
export function useTicketPlaces(tickets: readonly Ticket[], scope: string): readonly TicketSlot<Ticket>[] {
  const [kept, setKept] = useState<Kept>({ scope, places: [] })
  const places = updateTicketSlots(kept.scope === scope ? kept.places : [], tickets)
  if (places !== kept.places) setKept({ scope, places })
  const left = places.filter(({ hasLeft }) => hasLeft).length
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setKept((now) => ({ ...now, places: removeEmptySlots(now.places) })), KEPT_MS)
    return () => clearTimeout(timer)
  }, [left])
  return places
}
