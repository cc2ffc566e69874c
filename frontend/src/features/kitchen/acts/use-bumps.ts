import { useState } from 'react'
import type { MoveAction } from '#shared/rules/kitchen-acts'

/**
 * What was bumped at this board and can be recalled: a ticket that was moved on, or lines of it
 * that were made.
 */
export type Bump = { readonly orderId: string; readonly ticketNumber: number } & (
  | { readonly kind: 'move'; readonly move: MoveAction }
  | { readonly kind: 'strike'; readonly lineIds: readonly string[] }
)

const KEPT = 20

/** The last bumps of this board, the latest last. */
export function useBumps() {
  const [bumps, setBumps] = useState<readonly Bump[]>([])
  return {
    last: bumps.at(-1),
    add: (bump: Bump) => setBumps((all) => [...all, bump].slice(-KEPT)),
    drop: (bump: Bump) => setBumps((all) => all.filter((one) => one !== bump)),
  }
}
