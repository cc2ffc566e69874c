import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import { ifUnchanged, updateOnce } from '../platform/table/transaction'
import { deleteItems, getItem, table, tableName } from '../platform/table/table'
import { parseItems } from '../platform/table/parse-items'
import { PrintJobRecord, printKeys, type PrinterRecord, type PrintPlace } from './records'

/** Returns the oldest job that is due for a printer, if any. */
export async function findDueJob(printerId: string, now: Date): Promise<PrintJobRecord | undefined> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :now',
      ExpressionAttributeValues: {
        ':pk': printKeys.jobs(printerId),
        ':first': 'DUE#',
        // `~` sorts after order ids, so the range includes jobs of this millisecond.
        ':now': `DUE#${now.toISOString()}#~`,
      },
      ConsistentRead: true,
      Limit: 1,
    }),
  )
  return parseItems(PrintJobRecord, Items)[0]
}

/**
 * Returns the token of a job's next pages: its due time, order id and the pages printed before, as
 * in `2026-11-22T23:10:00.000Z#ORDER#1`.
 */
export const getJobToken = ({ sk, page, part }: Pick<PrintJobRecord, 'sk' | 'page' | 'part'>): string =>
  `${sk.slice('DUE#'.length)}#${page}${part === 0 ? '' : `.${part}`}`

/** Returns a printer's queued job by due time and order; undefined if there is none. */
export async function findQueuedJob(
  printerId: string,
  dueAt: string,
  orderId: string,
): Promise<PrintJobRecord | undefined> {
  const item = await getItem(printKeys.waiting(printerId, dueAt, orderId))
  return item && PrintJobRecord.parse(item)
}

/** Returns the order's id in the token of a job; empty if it has none. */
export const getTokenOrderId = (token: string): string => token.split('#')[1] ?? ''

/** Returns a printer's queued job by its token; undefined if those pages were printed. */
export async function findJob(printerId: string, token: string): Promise<PrintJobRecord | undefined> {
  const job = await findQueuedJob(printerId, token.split('#')[0] ?? '', getTokenOrderId(token))
  return job && getJobToken(job) === token ? job : undefined
}

const keyOf = ({ pk, sk }: Pick<PrintJobRecord, 'pk' | 'sk'>) => ({ pk, sk })

type HandOver = {
  readonly location: LocationCode
  readonly printer: PrinterRecord
  readonly job: PrintJobRecord
  /** What is after what the printer fetched; undefined after the last page. */
  readonly next: PrintPlace | undefined
  /** Whether the printer reports to take UTF-8. */
  readonly takesUtf8: boolean
  readonly now: Date
}

/**
 * Stores what a printer fetched: the job's token and its letters at the printer, the next page at
 * the job, and at the order's mark that it is on paper.
 */
export async function markJobHandedOver(handOver: HandOver): Promise<void> {
  const { location, printer, job, next, takesUtf8, now } = handOver
  const fetched = {
    TableName: tableName(),
    Key: keyOf(job),
    UpdateExpression: `SET fetchedAt = :now${next ? ', nextPage = :page, nextPart = :part' : ' REMOVE nextPage, nextPart'}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now.toISOString(), ...(next && { ':page': next.page, ':part': next.part }) },
  }
  const marked = {
    TableName: tableName(),
    Key: printKeys.queued(printer.id, job.orderId),
    // A printer has no mark yet if an edit added the first dish of its stations.
    UpdateExpression:
      'SET fetchedAt = if_not_exists(fetchedAt, :now), #type = :type, orderId = :order, expiresAt = :expiresAt',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: {
      ':now': now.toISOString(),
      ':type': 'PrintQueued',
      ':order': job.orderId,
      ':expiresAt': job.expiresAt,
    },
  }
  await updateOnce({ update: fetched, onConflict: 'already' })
  if (job.fetchedAt === undefined) await updateOnce({ update: marked, onConflict: 'already' })
  if (printer.offeredJobToken === getJobToken(job) && printer.takesUtf8 === takesUtf8) return
  const update = {
    TableName: tableName(),
    Key: printKeys.printer(location, printer.id),
    UpdateExpression: 'SET offeredJobToken = :token, takesUtf8 = :utf8',
    ExpressionAttributeValues: { ':token': getJobToken(job), ':utf8': takesUtf8 },
  }
  await updateOnce({ update: ifUnchanged(update, { secretHash: printer.secretHash }), onConflict: 'already' })
}

/** Deletes a queued job. Repeating the call changes nothing. */
export const deleteJob = (job: Pick<PrintJobRecord, 'pk' | 'sk'>): Promise<void> => deleteItems([keyOf(job)])

/** Ends the pages that a printer has printed: the job waits with the next page, or is deleted. */
export async function completePages(job: PrintJobRecord): Promise<void> {
  if (job.nextPage === undefined) return deleteJob(job)
  const update = {
    TableName: tableName(),
    Key: keyOf(job),
    UpdateExpression: 'SET page = :page, part = :part REMOVE nextPage, nextPart, fetchedAt',
    ExpressionAttributeValues: { ':page': job.nextPage, ':part': job.nextPart },
  }
  await updateOnce({
    update: ifUnchanged(update, { nextPage: job.nextPage, ...(job.nextPart > 0 && { nextPart: job.nextPart }) }),
    onConflict: 'already',
  })
}

/** Whether a printer fetched the ticket of an order. */
export async function hasFetchedTicket(printerId: string, orderId: string): Promise<boolean> {
  const mark = await getItem(printKeys.queued(printerId, orderId))
  return mark?.['fetchedAt'] !== undefined
}
