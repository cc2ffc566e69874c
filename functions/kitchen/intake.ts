import { kitchen } from '#shared/contract/kitchen'
import { locationOf } from '#shared/locations/index'
import { placeIn } from '../hours/store'
import { menuWith } from '../menu/kept'
import { serve } from '../runtime/serve'
import { presentIntake } from './present-intake'

export const handler = serve(kitchen.intake, async ({ params, now }) => {
  const { menu, house } = await menuWith(params.location)
  return presentIntake(house.intake, placeIn(locationOf(params.location), menu), now)
})
