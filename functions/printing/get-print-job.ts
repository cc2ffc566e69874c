import { cloudPrintRoutes } from '#shared/printing/contract'
import { getLocation } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { addOrderToLog } from '../platform/log'
import { serve } from '../platform/serve'
import { findDueTicket, readWantedJob } from './due-ticket'
import { findJob, markJobHandedOver } from './queued-jobs'
import { renderJob } from './render-job'
import { authenticatePrinter } from './repository'

export const handler = serve(
  cloudPrintRoutes.getPrintJob,
  async ({ params: { location, printerToken }, query, printWidth, printEncodings, now }) => {
    const printer = await authenticatePrinter(location, printerToken)
    const named = query.token === undefined ? undefined : await findJob(printer.id, query.token)
    const due = query.token === undefined ? await findDueTicket(printer.id, now) : named && (await readWantedJob(named))
    if (!due) throw new Problem('not-found', 'No ticket waits for this printer.')
    addOrderToLog(due.order)
    const media = query.type ?? 'text/plain'
    const place = getLocation(location)
    const { content, nextPage } = renderJob({ ...due, printer, place, media, printWidth, printEncodings })
    await markJobHandedOver({ location, printer, job: due.job, nextPage, now })
    return {
      name: `ticket-${due.order.ticketNumber}.${media === 'text/plain' ? 'txt' : 'slt'}`,
      contentType: media === 'text/plain' ? 'text/plain; charset=utf-8' : media,
      content,
    }
  },
)
