import { desk } from '#shared/contract/desk/index'
import { printersAt } from '../printing/store'
import { serve } from '../runtime/serve'

export const handler = serve(desk.printers, async ({ params: { location } }) => {
  const printers = await printersAt(location)
  return printers.map(({ seenAt = null, state = null, ...printer }) => ({ ...printer, seenAt, state }))
})
