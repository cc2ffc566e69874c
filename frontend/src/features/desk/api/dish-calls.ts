import type { QueryClient } from '@tanstack/react-query'
import { menuEditingRoutes } from '#shared/contract/desk/dish'
import type { EditableDish, UpdateDishRequest } from '#shared/contract/desk/dish'
import type { RouteBody } from '#shared/contract/route'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/call'
import { sendOnce } from '#base/api/idempotency'
import { deskSaveKey } from '#base/storage/names'
import { hasProperties } from './refusals'
import { deskMenuQuery } from './queries'

export const isDeskDish = (value: unknown): value is EditableDish =>
  hasProperties(value, 'id', 'version', 'optionGroups', 'recipe')

type Dish = Pick<EditableDish, 'id' | 'version'>

/** Changes a dish, once however often an answer is lost. */
export function updateDish(location: LocationCode, { id, version }: Dish, changes: Omit<UpdateDishRequest, 'version'>) {
  const body = { ...changes, version }
  const params = { location, menuItemId: id }
  return sendOnce(deskSaveKey(`dish ${id}`, location), body, (headers) =>
    callApi(menuEditingRoutes.changeDish, { params, body, headers }),
  )
}

export const createDish = (location: LocationCode, body: RouteBody<typeof menuEditingRoutes.addDish>) =>
  sendOnce(deskSaveKey('new dish', location), body, (headers) =>
    callApi(menuEditingRoutes.addDish, { params: { location }, body, headers }),
  )

export const archiveDish = (location: LocationCode, { id, version }: Dish) =>
  sendOnce(deskSaveKey(`dish ${id} off`, location), version, (headers) =>
    callApi(menuEditingRoutes.archiveDish, {
      params: { location, menuItemId: id },
      query: { version: String(version) },
      headers,
    }),
  )

export const restoreDish = (location: LocationCode, { id, version }: Dish) =>
  sendOnce(deskSaveKey(`dish ${id} back`, location), version, (headers) =>
    callApi(menuEditingRoutes.restoreDish, { params: { location, menuItemId: id }, body: { version }, headers }),
  )

/** Shows a dish as it was answered, without asking for the whole menu. */
export const cacheDish = (client: QueryClient, location: LocationCode, dish: EditableDish): void =>
  void client.setQueryData(
    deskMenuQuery(location).queryKey,
    (menu) =>
      menu && {
        ...menu,
        dishes: menu.dishes.some(({ id }) => id === dish.id)
          ? menu.dishes.map((each) => (each.id === dish.id ? dish : each))
          : [...menu.dishes, dish],
      },
  )
