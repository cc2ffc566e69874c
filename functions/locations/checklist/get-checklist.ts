import { checklistRoutes, presentItems } from '#shared/locations/checklist-contract'
import { serve } from '../../platform/serve'
import { getSignedChecklist } from '../../menu/checklist/repository'
import { presentDeclaredDishes } from '../../menu/checklist/sample-facts'
import { getMenuSnapshot } from '../../menu/repository'
import { compareSettings } from './compare-settings'

export const handler = serve(checklistRoutes.getChecklist, async ({ params: { location } }) => {
  const [signed, settings, { dishes }] = await Promise.all([
    getSignedChecklist(location),
    compareSettings(location),
    getMenuSnapshot(location),
  ])
  return { ...presentItems(signed, location), ...settings, dishes: presentDeclaredDishes(dishes, location) }
})
