import { useState } from 'react'
import { useLocationConfig } from '#base/location/location'
import { timeText } from './times'
import type { Board } from './use-board'

export type Heard = Pick<Board, 'live' | 'error' | 'readAt'>

/**
 * That nothing new comes to a board, and since when by the location's clock: when it last heard of
 * anything; else null.
 */
export function useCutOff({ live, error, readAt }: Heard) {
  const location = useLocationConfig()
  const isCutOff = live.state === 'reconnecting' || live.state === 'lost'
  const isStale = isCutOff || error !== null
  const [since, setSince] = useState<number | null>(null)
  // What is read meanwhile by another way does not bring the connection back.
  if (isStale !== (since !== null)) setSince(isStale ? readAt : null)
  return isStale ? { isCutOff, since: timeText(location, since ?? readAt) } : null
}
