import { deskRoutes } from '#shared/contract/desk/index'
import { getVersion } from '../menu/records'
import { getCategoriesRecord } from '../menu/store'
import { serve } from '../runtime/serve'
import { presentEditableDish } from './present-dish'
import { getMenuSnapshot } from './whole-menu'

export const handler = serve(deskRoutes.menu, async ({ params: { location } }) => {
  const [{ dishes }, record] = await Promise.all([getMenuSnapshot(location), getCategoriesRecord()])
  return {
    categories: record.categories,
    version: getVersion(record),
    dishes: dishes.map((dish) => presentEditableDish(dish, location)),
  }
})
