import { slots } from '#shared/contract/slots/index'
import { serve } from '../runtime/serve'
import { changeStations } from './store-promises'
import { toldBy } from './told'

export const handler = serve(slots.changeStations, async (asked) => (await changeStations(toldBy(asked))).after)
