import { isActiveStatus } from '#shared/orders/status'
import type { OrderRecord } from '../orders/records'
import { getOrder } from '../orders/repository'
import type { PrintJobRecord } from './records'
import { deleteJob, findDueJob, getJobToken } from './repository'

type DueTicket = { readonly job: PrintJobRecord; readonly order: OrderRecord }

/**
 * Returns the next ticket of a printer, if any. Deletes those of orders that are over, which a
 * printer would otherwise print one by one after it was off for hours.
 */
export async function findDueTicket(printerId: string, now: Date): Promise<DueTicket | undefined> {
  for (;;) {
    const job = await findDueJob(printerId, now)
    if (!job) return undefined
    const order = await getOrder(job.orderId)
    if (isActiveStatus(order.status)) return { job, order }
    await deleteJob(printerId, getJobToken(job))
  }
}
