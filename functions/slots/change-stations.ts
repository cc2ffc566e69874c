import { slots } from '#shared/contract/slots/index'
import { changeStations } from '../desk/store-promises'
import { serve } from '../runtime/serve'
import { toldBy } from './told'

export const handler = serve(slots.changeStations, async (asked) => (await changeStations(toldBy(asked))).after)
