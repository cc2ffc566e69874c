import { desk } from '#shared/contract/desk/index'
import { revokePrinter } from '../printing/store'
import { serve } from '../runtime/serve'

export const handler = serve(desk.revokePrinter, async ({ params }) => {
  await revokePrinter(params.location, params.printerId)
  return undefined
})
