import { slots } from '#shared/contract/slots/index'
import { changeCapacity } from '../desk/store-promises'
import { serve } from '../runtime/serve'
import { toldBy } from './told'

export const handler = serve(slots.changeCapacity, async (asked) => (await changeCapacity(toldBy(asked))).after)
