import { checklistRoutes, presentItems } from '#shared/locations/checklist-contract'
import { serve } from '../../platform/serve'
import { getSignedChecklist } from '../../menu/checklist/repository'
import { presentDeclaredDishes } from '../../menu/checklist/sample-facts'
import { getMenuSnapshot } from '../../menu/repository'
import { compareSettings } from './compare-settings'
import { listSamples } from './list-samples'

export const handler = serve(checklistRoutes.getChecklist, async ({ params: { location } }) => {
  const [signed, { changedSettings, samples }, { dishes }] = await Promise.all([
    getSignedChecklist(location),
    compareSettings(location),
    getMenuSnapshot(location),
  ])
  return {
    ...presentItems(signed, location),
    changedSettings,
    samples: [...samples, ...(await listSamples(location, dishes))],
    dishes: presentDeclaredDishes(dishes, location, signed),
  }
})
