import { taxRoutes } from '#shared/taxes/contract'
import { serve } from '../platform/serve'
import { getTaxes } from './repository'

export const handler = serve(taxRoutes.getTaxSettings, ({ params: { location } }) => getTaxes(location))
