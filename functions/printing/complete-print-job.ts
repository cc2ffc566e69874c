import { cloudPrintRoutes } from '#shared/printing/contract'
import { serve } from '../platform/serve'
import { canPrint, parsePrinterStatus } from './star-printer'
import { deleteJob, authenticatePrinter, recordPrinterStatus } from './repository'

/**
 * What came out is not printed again; what got stuck waits as before, and comes out when the
 * printer is well.
 */
export const handler = serve(
  cloudPrintRoutes.completePrintJob,
  async ({ params: { location, printerToken }, query, now }) => {
    const printer = await authenticatePrinter(location, printerToken)
    const state = parsePrinterStatus(query.code)
    await recordPrinterStatus({ location, printer, state, now })
    const printed = query.token ?? printer.handed
    if (canPrint(state) && printed !== undefined) await deleteJob(printer.id, printed)
    return {}
  },
)
