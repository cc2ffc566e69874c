import { printerRoutes } from '#shared/printing/contract'
import { formatFullName } from '#shared/accounts/contact'
import { addPrinter } from './repository'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'

export const handler = serve(
  printerRoutes.addPrinter,
  async ({ params: { location }, body, caller, now, storeResponse }) => {
    const { printer, token } = await addPrinter({
      location,
      ...body,
      stations: body.stations ?? null,
      by: formatFullName(requireUser(caller)),
      now,
      extraSteps: (added) => storeResponse({ ...added.printer, token: added.token }, 'secret'),
    })
    return { ...printer, token }
  },
)
