import { printerRoutes } from '#shared/printing/contract'
import { formatFullName } from '#shared/accounts/contact'
import { revokePrinter } from './repository'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'

export const handler = serve(printerRoutes.revokePrinter, async ({ params, caller, now }) => {
  await revokePrinter({ location: params.location, id: params.printerId, by: formatFullName(requireUser(caller)), now })
  return undefined
})
