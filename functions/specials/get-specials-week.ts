import { specialsEditingRoutes } from '#shared/specials/editing-contract'
import { serve } from '../platform/serve'
import { getSpecialsWeek } from './repository'

export const handler = serve(
  specialsEditingRoutes.getSpecialsWeek,
  async ({ params }) => (await getSpecialsWeek(params.location)).week,
)
