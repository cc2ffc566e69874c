import { disputeRoutes } from '#shared/payments/disputes-contract'
import { presentDispute } from '../../orders/payments/present-payments'
import { serve } from '../../platform/serve'
import { parseItems } from '../../platform/table/parse-items'
import { queryAll } from '../../platform/table/table'
import { OpenDisputeRecord, paymentKeys } from '../provider/records'

export const handler = serve(disputeRoutes.listDisputes, async ({ params: { location } }) => {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :location',
    ExpressionAttributeValues: { ':location': paymentKeys.disputes(location) },
  })
  return parseItems(OpenDisputeRecord, items)
    .sort((one, other) => one.dispute.reportedAt.localeCompare(other.dispute.reportedAt))
    .map(({ orderId, ticketNumber, dispute }) => ({ orderId, ticketNumber, dispute: presentDispute(dispute) }))
})
