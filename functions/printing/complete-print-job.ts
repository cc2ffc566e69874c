import { cloudPrintRoutes } from '#shared/printing/contract'
import { isOrderId } from '#shared/platform/ids'
import { addLogFields } from '../platform/log'
import { serve } from '../platform/serve'
import { canPrint, parsePrinterStatus } from './star-printer'
import { deleteJob, authenticatePrinter, recordPrinterStatus } from './repository'

/** Deletes a job that was printed. A job that failed stays queued and is printed later. */
export const handler = serve(
  cloudPrintRoutes.completePrintJob,
  async ({ params: { location, printerToken }, query, now }) => {
    const printer = await authenticatePrinter(location, printerToken)
    const state = parsePrinterStatus(query.code)
    await recordPrinterStatus({ location, printer, state, now })
    const jobToken = query.token ?? printer.offeredJobToken
    const orderId = jobToken?.split('#')[1] ?? ''
    if (isOrderId(orderId)) addLogFields({ orderId })
    if (canPrint(state) && jobToken !== undefined) await deleteJob(printer.id, jobToken)
    return {}
  },
)
