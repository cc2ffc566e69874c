import type { Route } from '#shared/contract/route'
import { countCall } from '../rate-limit'
import type { Piece } from './piece'
import { visit } from './session'

/** Counts a call towards its route's limit, if it has one; throws `too-many-requests`. */
export const limits = ({ limit }: Route): Piece => ({
  before: async ({ event }) => {
    if (limit) await countCall(limit, visit.of(event))
  },
})
