import { printingRoutes } from '#shared/contract/printing/index'
import { formatFullName } from '#shared/rules/names'
import { addPrinter } from './store'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'

export const handler = serve(
  printingRoutes.addPrinter,
  async ({ params: { location }, body, caller, now, keepAnswer }) => {
    const { printer, token } = await addPrinter({
      location,
      name: body.name,
      stations: body.stations ?? null,
      by: formatFullName(requireUser(caller)),
      now,
      alongside: (made) => keepAnswer({ ...made.printer, token: made.token }),
    })
    return { ...printer, token }
  },
)
