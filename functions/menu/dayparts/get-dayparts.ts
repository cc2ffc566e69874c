import { daypartRoutes } from '#shared/dayparts/contract'
import { serve } from '../../platform/serve'
import { getDayparts } from './repository'

export const handler = serve(daypartRoutes.getDayparts, ({ params }) => getDayparts(params.location))
