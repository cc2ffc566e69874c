import { desk } from '#shared/contract/desk/index'
import { versionOf } from '../menu/records'
import { categoriesRecord } from '../menu/store'
import { serve } from '../runtime/serve'
import { presentDeskDish } from './present-dish'
import { wholeMenuAt } from './whole-menu'

export const handler = serve(desk.menu, async ({ params: { location } }) => {
  const [{ dishes }, record] = await Promise.all([wholeMenuAt(location), categoriesRecord()])
  return {
    categories: record.categories,
    version: versionOf(record),
    dishes: dishes.map((dish) => presentDeskDish(dish, location)),
  }
})
