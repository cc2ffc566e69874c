import { endCode, returnCode } from '#functions/discounts/store'
import { settleDebt } from '#functions/loyalty/store-debt'
import { react } from '#functions/runtime/react'
import { normaliseCode } from '#shared/rules/codes'
import { orderChange } from './order-change'

export const handler = react('return-code', async (change) => {
  const happened = orderChange(change)
  if (happened?.kind !== 'moved') return
  const { id, status, codeIds = [], userId, refunds = [], history } = happened.order
  if (status !== 'cancelled') return
  await Promise.all(codeIds.map((codeId) => returnCode(codeId, id)))
  // A reward that comes back may have been redeemed with points that have been taken back
  // meanwhile.
  if (codeIds.length > 0 && userId !== undefined) await settleDebt(userId, new Date())
  // Nothing is paid for its dishes any more, so that nothing of them is made good; an apology
  // stays.
  const at = history.at(-1)?.at ?? happened.order.createdAt
  const ofLines = refunds.filter(({ line }) => line !== undefined)
  await Promise.all(ofLines.map(({ code }) => endCode(normaliseCode(code), at)))
})
