import { cloudPrintRoutes } from '#shared/printing/contract'
import { Ticket } from '#shared/orders/contract'
import { getLocation } from '#shared/locations/index'
import { isActiveStatus } from '#shared/orders/status'
import { Problem } from '#shared/platform/problem'
import { createReceiptPaper } from './receipt-paper'
import { layoutTicket } from '#shared/printing/ticket-layout'
import { buildTicket } from '../orders/present'
import { getOrder } from '../orders/repository'
import { addOrderToLog } from '../platform/log'
import { serve } from '../platform/serve'
import { formatPrintJob } from './star-printer'
import { findDueTicket } from './due-ticket'
import { deleteJob, markJobHandedOver, findJob, authenticatePrinter, getJobToken } from './repository'

/** The columns of an 80 mm roll in the printer's own font. */
const COLUMNS = 48

export const handler = serve(
  cloudPrintRoutes.getPrintJob,
  async ({ params: { location, printerToken }, query, now }) => {
    const printer = await authenticatePrinter(location, printerToken)
    const job =
      query.token === undefined ? (await findDueTicket(printer.id, now))?.job : await findJob(printer.id, query.token)
    if (!job) throw new Problem('not-found', 'No ticket waits for this printer.')
    const order = await getOrder(job.orderId)
    addOrderToLog(order)
    if (!isActiveStatus(order.status)) {
      await deleteJob(printer.id, getJobToken(job))
      throw new Problem('not-found', 'The order of this ticket is over.')
    }
    await markJobHandedOver(location, printer, job)
    const contentType = query.type ?? 'text/plain'
    const rows = layoutTicket(Ticket.parse(buildTicket('staff', order)), {
      place: getLocation(location),
      stations: printer.stations,
      paper: createReceiptPaper(COLUMNS),
    })
    return {
      name: `ticket-${order.ticketNumber}.${contentType === 'text/plain' ? 'txt' : 'slt'}`,
      contentType: contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType,
      content: formatPrintJob(contentType, rows, printer.copies),
    }
  },
)
