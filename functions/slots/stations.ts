import { slots } from '#shared/contract/slots/index'
import { serve } from '../runtime/serve'
import { stationsAt } from './store-promises'

export const handler = serve(slots.stations, ({ params }) => stationsAt(params.location))
