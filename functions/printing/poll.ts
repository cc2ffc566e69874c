import { printMedia } from '#shared/contract/printing/cloud'
import { printing } from '#shared/contract/printing/index'
import { serve } from '../runtime/serve'
import { isWell, statusIn } from './result'
import { nextJob, printerWith, seePrinter, tokenOf } from './store'

/** A printer that is at work, out of paper or open asks again when it is done. */
export const handler = serve(printing.poll, async ({ params: { location, printerToken }, body, now }) => {
  const printer = await printerWith(location, printerToken)
  const state = statusIn(body.statusCode)
  await seePrinter({ location, printer, state, now })
  const job = isWell(state) && !body.printingInProgress ? await nextJob(printer.id, now) : undefined
  if (!job) return { jobReady: false }
  return { jobReady: true, mediaTypes: [...printMedia], jobToken: tokenOf(job), deleteMethod: 'DELETE' as const }
})
