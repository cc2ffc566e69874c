import { Ticket } from '#shared/contract/orders'
import { printing } from '#shared/contract/printing/index'
import { locationOf } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { ticketPaper } from '#shared/rules/ticket-paper'
import { ticketFor } from '../orders/present'
import { orderById } from '../orders/store'
import { serve } from '../runtime/serve'
import { contentOf } from './star-line'
import { endJob, handOver, jobNamed, nextJob, printerWith, tokenOf } from './store'

export const handler = serve(printing.job, async ({ params: { location, printerToken }, query, now }) => {
  const printer = await printerWith(location, printerToken)
  const job = query.token === undefined ? await nextJob(printer.id, now) : await jobNamed(printer.id, query.token)
  if (!job) throw new Problem('not-found', 'No ticket waits for this printer.')
  const order = await orderById(job.orderId)
  if (order.status === 'cancelled') {
    await endJob(printer.id, tokenOf(job))
    throw new Problem('not-found', 'The order of this ticket was cancelled.')
  }
  await handOver(location, printer, job)
  const contentType = query.type ?? 'text/plain'
  const rows = ticketPaper(Ticket.parse(ticketFor('staff', order)), {
    place: locationOf(location),
    stations: printer.stations,
  })
  return {
    name: `ticket-${order.ticketNumber}.${contentType === 'text/plain' ? 'txt' : 'slt'}`,
    contentType: contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType,
    content: contentOf(contentType, rows),
  }
})
