import { cloudPrintRoutes, printMedia } from '#shared/printing/contract'
import { serve } from '../platform/serve'
import { canPrint, parsePrinterStatus } from './star-printer'
import { authenticatePrinter, findDueJob, getJobToken, recordPrinterStatus } from './repository'

/** A printer that is at work, out of paper or open asks again when it is done. */
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
