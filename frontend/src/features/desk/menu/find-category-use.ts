import { listGroupLocations } from '#shared/locations/group-data'
import { getLocation } from '#shared/locations/index'
import { menuRoutes } from '#shared/menu/contract'
import { callApi } from '#base/api/client'

/**
 * Returns why a category can't be archived: the dishes that a menu has in it. Otherwise undefined.
 */
export async function findCategoryUse(id: number): Promise<string | undefined> {
  const menus = await Promise.all(
    listGroupLocations().map(async (code) => {
      const dishes = await callApi(menuRoutes.listMenuItems, { params: { location: code } })
      return { at: getLocation(code).name, dishes: dishes.filter(({ categoryId }) => categoryId === id) }
    }),
  )
  const used = menus.filter(({ dishes }) => dishes.length > 0)
  const first = used[0]?.dishes[0]
  if (!first) return undefined
  const more = new Set(used.flatMap(({ dishes }) => dishes.map(({ name }) => name))).size - 1
  const what = more === 0 ? first.name : `${first.name} and ${more} more`
  return `It has ${what} (${used.map(({ at }) => at).join(', ')}). Move them to another category or archive them first.`
}
