import { cloudPrintRoutes } from '#shared/printing/contract'
import { getLocation } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { addOrderToLog } from '../platform/log'
import { serve } from '../platform/serve'
import { findDueTicket, readWantedJob } from './due-ticket'
import { findJob, markJobHandedOver } from './queued-jobs'
import { takesUtf8 } from './receipt-paper'
import { renderJob } from './render-job'
import { authenticatePrinter } from './repository'
import { describeFile } from './star-printer'

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
    const isUtf8 = takesUtf8(printEncodings)
    const { content, next, isCut } = renderJob({ ...due, printer, place, media, printWidth, takesUtf8: isUtf8 })
    await markJobHandedOver({ location, printer, job: due.job, next, takesUtf8: isUtf8, now })
    const { extension, ...file } = describeFile(media, isCut)
    return { ...file, name: `ticket-${due.order.ticketNumber}.${extension}`, content }
  },
)
