import { printerRoutes } from '#shared/printing/contract'
import { listPrinters } from './repository'
import { serve } from '../platform/serve'

export const handler = serve(printerRoutes.listPrinters, async ({ params: { location } }) => {
  const printers = await listPrinters(location)
  return printers.map(({ seenAt = null, state = null, ...printer }) => ({ ...printer, seenAt, state }))
})
