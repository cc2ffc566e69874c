import { refundRoutes } from '#shared/kitchen/refunds-contract'
import { centsToDecimal } from '#shared/platform/money'
import { serve } from '../../platform/serve'
import { queryAll } from '../../platform/table/table'
import { FailedRefundRecord, paymentKeys } from '../provider/records'
import { parseItems } from '../../platform/table/parse-items'

export const handler = serve(refundRoutes.listFailedRefunds, async ({ params: { location } }) => {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :location',
    ExpressionAttributeValues: { ':location': paymentKeys.failedRefunds(location) },
  })
  return parseItems(FailedRefundRecord, items)
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ orderId, ticketNumber, amountCents, at }) => ({
      orderId,
      ticketNumber,
      amount: centsToDecimal(amountCents),
      at,
    }))
})
