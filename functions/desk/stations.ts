import { desk } from '#shared/contract/desk/index'
import { serve } from '../runtime/serve'
import { stationsAt } from './store-promises'

export const handler = serve(desk.stations, ({ params }) => stationsAt(params.location))
