import { printingRoutes } from '#shared/contract/printing/index'
import { formatFullName } from '#shared/rules/names'
import { revokePrinter } from './store'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'

export const handler = serve(printingRoutes.revokePrinter, async ({ params, caller, now }) => {
  await revokePrinter({ location: params.location, id: params.printerId, by: formatFullName(requireUser(caller)), now })
  return undefined
})
