import { printing } from '#shared/contract/printing/index'
import { serve } from '../runtime/serve'
import { isWell, statusIn } from './result'
import { endJob, printerWith, seePrinter } from './store'

/**
 * What came out is not printed again; what got stuck waits as before, and comes out when the
 * printer is well.
 */
export const handler = serve(printing.done, async ({ params: { location, printerToken }, query, now }) => {
  const printer = await printerWith(location, printerToken)
  const state = statusIn(query.code)
  await seePrinter({ location, printer, state, now })
  const printed = query.token ?? printer.handed
  if (isWell(state) && printed !== undefined) await endJob(printer.id, printed)
  return {}
})
