import { cloudPrintRoutes, printMedia } from '#shared/printing/contract'
import { serve } from '../platform/serve'
import { canPrint, parsePrinterStatus } from './star-printer'
import { authenticatePrinter, findDueJob, getJobToken, recordPrinterStatus } from './repository'

/** Offers no job to a printer that is printing, out of paper or open; it polls again. */
export const handler = serve(
  cloudPrintRoutes.pollPrintJob,
  async ({ params: { location, printerToken }, body, now }) => {
    const printer = await authenticatePrinter(location, printerToken)
    const state = parsePrinterStatus(body.statusCode)
    await recordPrinterStatus({ location, printer, state, now })
    const job = canPrint(state) && !body.printingInProgress ? await findDueJob(printer.id, now) : undefined
    if (!job) return { jobReady: false }
    return { jobReady: true, mediaTypes: [...printMedia], jobToken: getJobToken(job), deleteMethod: 'DELETE' as const }
  },
)
