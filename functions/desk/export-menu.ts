import { desk } from '#shared/contract/desk/index'
import { bulkColumns } from '#shared/contract/desk/bulk'
import { locationOf } from '#shared/locations/index'
import { csvOf } from '#shared/rules/csv'
import { wallClock } from '#shared/rules/local-time'
import { allCategories } from '../menu/store'
import { serve } from '../runtime/serve'
import { cellsOf } from './bulk-cells'
import { wholeMenuAt } from './whole-menu'

export const handler = serve(desk.exportMenu, async ({ params: { location }, now }) => {
  const [{ dishes }, categories] = await Promise.all([wholeMenuAt(location), allCategories()])
  const rows = dishes.filter(({ isArchived }) => !isArchived).map((dish) => cellsOf(dish, categories))
  const { date } = wallClock(locationOf(location), now)
  return {
    name: `desk-menu-${location}-${date}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: csvOf([bulkColumns, ...rows.map((cells) => bulkColumns.map((column) => cells[column]))]),
  }
})
