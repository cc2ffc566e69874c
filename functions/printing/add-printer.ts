import { printing } from '#shared/contract/printing/index'
import { fullName } from '#shared/rules/names'
import { addPrinter } from './store'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'

export const handler = serve(printing.addPrinter, async ({ params: { location }, body, caller, now, keepAnswer }) => {
  const { printer, token } = await addPrinter({
    location,
    name: body.name,
    stations: body.stations ?? null,
    by: fullName(userOf(caller)),
    now,
    alongside: (made) => keepAnswer({ ...made.printer, token: made.token }),
  })
  return { ...printer, token }
})
