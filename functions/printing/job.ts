import { Ticket } from '#shared/contract/orders'
import { printingRoutes } from '#shared/contract/printing/index'
import { getLocation } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { layoutTicket } from '#shared/rules/ticket-paper'
import { buildTicket } from '../orders/present'
import { getOrder } from '../orders/store'
import { serve } from '../runtime/serve'
import { formatPrintJob } from './star-line'
import { deleteJob, markJobHandedOver, findJob, findDueJob, authenticatePrinter, getJobToken } from './store'

export const handler = serve(printingRoutes.job, async ({ params: { location, printerToken }, query, now }) => {
  const printer = await authenticatePrinter(location, printerToken)
  const job = query.token === undefined ? await findDueJob(printer.id, now) : await findJob(printer.id, query.token)
  if (!job) throw new Problem('not-found', 'No ticket waits for this printer.')
  const order = await getOrder(job.orderId)
  if (order.status === 'cancelled') {
    await deleteJob(printer.id, getJobToken(job))
    throw new Problem('not-found', 'The order of this ticket was cancelled.')
  }
  await markJobHandedOver(location, printer, job)
  const contentType = query.type ?? 'text/plain'
  const rows = layoutTicket(Ticket.parse(buildTicket('staff', order)), {
    place: getLocation(location),
    stations: printer.stations,
  })
  return {
    name: `ticket-${order.ticketNumber}.${contentType === 'text/plain' ? 'txt' : 'slt'}`,
    contentType: contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType,
    content: formatPrintJob(contentType, rows),
  }
})
