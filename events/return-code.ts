import { endCode, returnCode } from '#functions/discounts/store'
import { settleDebt } from '#functions/loyalty/store-debt'
import { normaliseCode } from '#shared/rules/codes'
import { onOrderEvents } from './order-events'

export const handler = onOrderEvents('return-code', ['OrderCancelled'], async ({ order }) => {
  const { id, codeIds = [], userId, refunds = [], history, createdAt } = order
  await Promise.all(codeIds.map((codeId) => returnCode(codeId, id)))
  // A reward that comes back may have been redeemed with points that have been taken back since.
  if (codeIds.length > 0 && userId !== undefined) await settleDebt(userId, new Date())
  // The guest pays for none of its dishes, so codes that refunded a line end. An apology for the
  // whole order stays.
  const cancelledAt = history.at(-1)?.at ?? createdAt
  const ofLines = refunds.filter(({ line }) => line !== undefined)
  await Promise.all(ofLines.map(({ code }) => endCode(normaliseCode(code), cancelledAt)))
})
