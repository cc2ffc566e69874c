import { printing } from '#shared/contract/printing/index'
import { revokePrinter } from './store'
import { serve } from '../runtime/serve'

export const handler = serve(printing.revokePrinter, async ({ params }) => {
  await revokePrinter(params.location, params.printerId)
  return undefined
})
