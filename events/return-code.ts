import { returnCode } from '#functions/discounts/store'
import { react } from '#functions/runtime/react'
import { orderChange } from './order-change'

export const handler = react('return-code', async (change) => {
  const happened = orderChange(change)
  if (happened?.kind !== 'moved') return
  const { id, status, codeId } = happened.order
  if (status === 'cancelled' && codeId !== undefined) await returnCode(codeId, id)
})
