import { useEffect, useEffectEvent, useState } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { unansweredAmong } from '#shared/rules/unanswered'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/use-now'
import { useLook } from './use-figures'

/**
 * The orders that nobody has confirmed for minutes: rung for each minute, and told of until
 * somebody says that they saw.
 */
export function useUnanswered(tickets: readonly Ticket[], ring: () => void) {
  const location = useLocationConfig()
  const now = useLook()
  const [seen, setSeen] = useState<readonly string[]>([])
  const waiting = unansweredAmong(tickets, location, now)
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
