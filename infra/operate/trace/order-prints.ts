import * as z from 'zod/mini'
import type { OrderRecord } from '#functions/orders/records'
import type { ChangeRecord } from '#functions/platform/change-log/records'
import { parseItems } from '#functions/platform/table/parse-items'
import { getItem, queryAll } from '#functions/platform/table/table'
import { PrintJobRecord, printKeys } from '#functions/printing/records'
import { listPrinters } from '#functions/printing/repository'
import { Station } from '#shared/menu/contract'
import type { OrderPrint, TracedPrinter } from './print-entries'

/** Lists the tickets that wait for a printer, in the sequence in which they are due. */
export async function listWaitingTickets(printerId: string) {
  const jobs = await queryAll({
    KeyConditionExpression: 'pk = :printer AND begins_with(sk, :due)',
    ExpressionAttributeValues: { ':printer': printKeys.jobs(printerId), ':due': 'DUE#' },
  })
  return parseItems(PrintJobRecord, jobs).map(({ orderId, sk }) => ({ orderId, dueAt: sk.split('#')[1] ?? '' }))
}

const LoggedPrinter = z.object({ name: z.string(), stations: z.nullable(z.array(Station)), createdAt: z.string() })

/** Returns the printers that the log of the desk names as removed. */
const listRemovedPrinters = (changes: readonly ChangeRecord[]): readonly TracedPrinter[] =>
  changes.flatMap(({ kind, subjectId: id, before, after, at }) => {
    if (kind !== 'printer' || after !== 'null') return []
    const { data } = LoggedPrinter.safeParse(JSON.parse(before))
    return data ? [{ ...data, id, removedAt: at }] : []
  })

/** Returns an order's ticket at each printer of its location, and at removed ones that got it. */
export async function listPrints(order: OrderRecord, changes: readonly ChangeRecord[]): Promise<readonly OrderPrint[]> {
  const printers: readonly TracedPrinter[] = [...(await listPrinters(order.location)), ...listRemovedPrinters(changes)]
  const prints = await Promise.all(
    printers.map(async (printer) => ({
      printer,
      isQueued: (await getItem(printKeys.queued(printer.id, order.id))) !== undefined,
      dueAt: (await listWaitingTickets(printer.id)).find(({ orderId }) => orderId === order.id)?.dueAt,
    })),
  )
  return prints.filter(({ printer, isQueued }) => isQueued || printer.removedAt === undefined)
}
