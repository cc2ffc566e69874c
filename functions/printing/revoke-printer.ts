import { printing } from '#shared/contract/printing/index'
import { fullName } from '#shared/rules/names'
import { revokePrinter } from './store'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'

export const handler = serve(printing.revokePrinter, async ({ params, caller, now }) => {
  await revokePrinter({ location: params.location, id: params.printerId, by: fullName(userOf(caller)), now })
  return undefined
})
