import { printingRoutes } from '#shared/contract/printing/index'
import { listPrinters } from './store'
import { serve } from '../runtime/serve'

export const handler = serve(printingRoutes.printers, async ({ params: { location } }) => {
  const printers = await listPrinters(location)
  return printers.map(({ seenAt = null, state = null, ...printer }) => ({ ...printer, seenAt, state }))
})
