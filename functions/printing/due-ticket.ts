import { isActiveStatus } from '#shared/orders/status'
import type { OrderRecord } from '../orders/records'
import { getOrder } from '../orders/repository'
import type { PrintJobRecord } from './records'
import { deleteJob, findDueJob } from './queued-jobs'

type DueTicket = { readonly job: PrintJobRecord; readonly order: OrderRecord }

/** Whether a job is still to be printed: a ticket until its order is over. */
const isWanted = ({ kind }: PrintJobRecord, { status }: OrderRecord): boolean =>
  kind === 'cancelled' ? status === 'cancelled' : isActiveStatus(status)

/** Returns a job with its order. Deletes a job that is not to be printed any more. */
export async function readWantedJob(job: PrintJobRecord): Promise<DueTicket | undefined> {
  const order = await getOrder(job.orderId)
  if (isWanted(job, order)) return { job, order }
  await deleteJob(job)
  return undefined
}

/**
 * Returns the next job of a printer, if any. Deletes tickets of orders that are over, which a
 * printer would otherwise print one by one after it was off for hours.
 */
export async function findDueTicket(printerId: string, now: Date): Promise<DueTicket | undefined> {
  for (;;) {
    const job = await findDueJob(printerId, now)
    if (!job) return undefined
    const due = await readWantedJob(job)
    if (due) return due
  }
}
