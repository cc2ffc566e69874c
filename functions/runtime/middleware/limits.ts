import type { Route } from '#shared/contract/route'
import { countRequest } from '../rate-limit'
import type { Middleware } from './piece'
import { requestContext } from './session'

/** Counts a call towards its route's limit, if it has one; throws `too-many-requests`. */
export const routeLimit = ({ limit }: Route): Middleware => ({
  before: async ({ event }) => {
    if (limit) await countRequest(limit, requestContext.of(event))
  },
})
