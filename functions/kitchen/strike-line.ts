import { kitchen } from '#shared/contract/kitchen'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'
import { checkBoard } from './check-board'
import { strikeLine } from './store'

export const handler = serve(kitchen.strikeLine, async ({ params, body, caller, now }) => {
  const order = await strikeLine({
    ...params,
    ...body,
    now,
    check: (current) => checkBoard(current, caller),
  })
  return presentTicket(order, caller)
})
