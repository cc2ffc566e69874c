import { cloudPrintRoutes } from '#shared/printing/contract'
import { serve } from '../platform/serve'
import { canPrint, parsePrinterStatus } from './star-printer'
import { findDueTicket } from './due-ticket'
import { listMediaTypes } from './media-types'
import { getJobToken } from './queued-jobs'
import { authenticatePrinter, recordPrinterStatus } from './repository'

/** Offers no job to a printer that is printing, out of paper or open; it polls again. */
export const handler = serve(
  cloudPrintRoutes.pollPrintJob,
  async ({ params: { location, printerToken }, body, now }) => {
    const printer = await authenticatePrinter(location, printerToken)
    const state = parsePrinterStatus(body.statusCode)
    await recordPrinterStatus({ location, printer, state, now })
    const due = canPrint(state) && !body.printingInProgress ? await findDueTicket(printer.id, now) : undefined
    if (!due) return { jobReady: false }
    const jobToken = getJobToken(due.job)
    return { jobReady: true, mediaTypes: listMediaTypes(due.order, printer), jobToken, deleteMethod: 'DELETE' as const }
  },
)
