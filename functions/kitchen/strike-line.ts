import { kitchen } from '#shared/contract/kitchen'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'
import { checkBoard } from './check-board'
import { strikeLine } from './store'

export const handler = serve(kitchen.strikeLine, async ({ params, body, caller, now, requestId }) => {
  const order = await strikeLine({
    ...params,
    ...body,
    now,
    requestId,
    check: (current) => checkBoard(current, caller),
  })
  return presentTicket(order, caller)
})
