import { deskRoutes } from '#shared/contract/desk/index'
import { serve } from '../runtime/serve'
import { getSpecialsWeek } from './store-specials'

export const handler = serve(deskRoutes.specials, async ({ params }) => (await getSpecialsWeek(params.location)).week)
