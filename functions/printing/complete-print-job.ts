import { cloudPrintRoutes } from '#shared/printing/contract'
import { isOrderId } from '#shared/platform/ids'
import { addLogFields } from '../platform/log'
import { serve } from '../platform/serve'
import { canPrint, parsePrinterStatus } from './star-printer'
import { completePages, findJob, getTokenOrderId } from './queued-jobs'
import { authenticatePrinter, recordPrinterStatus } from './repository'

/** Ends the pages that were printed. A job that failed stays queued and is printed later. */
export const handler = serve(
  cloudPrintRoutes.completePrintJob,
  async ({ params: { location, printerToken }, query, now }) => {
    const printer = await authenticatePrinter(location, printerToken)
    const state = parsePrinterStatus(query.code)
    await recordPrinterStatus({ location, printer, state, now })
    const jobToken = query.token ?? printer.offeredJobToken
    const orderId = getTokenOrderId(jobToken ?? '')
    if (isOrderId(orderId)) addLogFields({ orderId })
    const job = canPrint(state) && jobToken !== undefined ? await findJob(printer.id, jobToken) : undefined
    if (job) await completePages(job)
    return {}
  },
)
