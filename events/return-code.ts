import { endCode, returnCode } from '#functions/discounts/store'
import { react } from '#functions/runtime/react'
import { normaliseCode } from '#shared/rules/codes'
import { orderChange } from './order-change'

export const handler = react('return-code', async (change) => {
  const happened = orderChange(change)
  if (happened?.kind !== 'moved') return
  const { id, status, codeId, refunds = [], history } = happened.order
  if (status !== 'cancelled') return
  if (codeId !== undefined) await returnCode(codeId, id)
  // Nothing is paid for its dishes any more, so that nothing of them is made good; an apology stays.
  const at = history.at(-1)?.at ?? happened.order.createdAt
  const ofLines = refunds.filter(({ line }) => line !== undefined)
  await Promise.all(ofLines.map(({ code }) => endCode(normaliseCode(code), at)))
})
