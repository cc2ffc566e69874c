import { slots } from '#shared/contract/slots/index'
import { serve } from '../runtime/serve'
import { changeCapacity } from './store-promises'
import { toldBy } from './told'

export const handler = serve(slots.changeCapacity, async (asked) => (await changeCapacity(toldBy(asked))).after)
