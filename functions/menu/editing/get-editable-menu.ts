import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { getVersion } from '../records'
import { getMenuSnapshot, readCategories } from '../repository'
import { serve } from '../../platform/serve'
import { presentCategory } from '../present'
import { presentEditableDish } from './present'

export const handler = serve(menuEditingRoutes.getEditableMenu, async ({ params: { location } }) => {
  const [{ dishes }, record] = await Promise.all([getMenuSnapshot(location), readCategories()])
  return {
    categories: record.categories.map(presentCategory),
    version: getVersion(record),
    dishes: dishes.map((dish) => presentEditableDish(dish, location)),
  }
})
