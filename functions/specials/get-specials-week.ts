import { deskRoutes } from '#shared/platform/contract'
import { serve } from '../platform/serve'
import { getSpecialsWeek } from './repository'

export const handler = serve(deskRoutes.specials, async ({ params }) => (await getSpecialsWeek(params.location)).week)
