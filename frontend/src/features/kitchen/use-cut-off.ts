import { useState } from 'react'
import { useLocationConfig } from '#base/location/location'
import { formatMoment } from './times'
import type { Board } from './use-board'

export type ConnectionInfo = Pick<Board, 'live' | 'error' | 'readAt'>

/**
 * That nothing new comes to a board, and since when by the location's clock: when it last heard of
 * anything; else null.
 */
export function useConnectionLoss({ live, error, readAt }: ConnectionInfo) {
  const location = useLocationConfig()
  const isCutOff = live.state === 'reconnecting' || live.state === 'lost'
  const isStale = isCutOff || error !== null
  const [since, setSince] = useState<number | null>(null)
  // What is read meanwhile by another way does not bring the connection back.
  if (isStale !== (since !== null)) setSince(isStale ? readAt : null)
  return isStale ? { isCutOff, since: formatMoment(location, since ?? readAt) } : null
}
