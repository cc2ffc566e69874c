import { printing } from '#shared/contract/printing/index'
import { printersAt } from './store'
import { serve } from '../runtime/serve'

export const handler = serve(printing.printers, async ({ params: { location } }) => {
  const printers = await printersAt(location)
  return printers.map(({ seenAt = null, state = null, ...printer }) => ({ ...printer, seenAt, state }))
})
