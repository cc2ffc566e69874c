import { useEffect, useEffectEvent, useState } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { listUnconfirmedOrders } from '#shared/rules/unanswered'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/use-now'
import { useCoarseNow } from './use-figures'

/**
 * The orders that nobody has confirmed for minutes: rung for each minute, and told of until
 * somebody says that they saw.
 */
export function useUnconfirmedOrders(tickets: readonly Ticket[], ring: () => void) {
  const location = useLocationConfig()
  const now = useCoarseNow()
  const [seen, setSeen] = useState<readonly string[]>([])
  const waiting = listUnconfirmedOrders(tickets, location, now)
  const ids = waiting.map(({ id }) => id).join(' ')
  const alarm = useEffectEvent(ring)
  const minute = useNow().getTime()
  useEffect(() => {
    if (ids !== '') alarm()
  }, [ids, minute])
  return {
    unanswered: waiting.some(({ id }) => !seen.includes(id)) ? waiting : [],
    onUnansweredSeen: () => setSeen(waiting.map(({ id }) => id)),
  }
}
