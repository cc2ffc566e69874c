import type { QueryClient } from '@tanstack/react-query'
import { deskDishes } from '#shared/contract/desk/dish'
import type { DeskDish, DishChange } from '#shared/contract/desk/dish'
import type { BodyOf } from '#shared/contract/route'
import type { LocationCode } from '#shared/locations/index'
import { call } from '#base/api/call'
import { once } from '#base/api/idempotency'
import { deskSave } from '#base/storage/names'
import { has } from './refusals'
import { menuQuery } from './queries'

export const isDeskDish = (value: unknown): value is DeskDish => has(value, 'id', 'version', 'optionGroups', 'recipe')

type Dish = Pick<DeskDish, 'id' | 'version'>

/** Changes a dish, once however often an answer is lost. */
export function changeDish(location: LocationCode, { id, version }: Dish, changes: Omit<DishChange, 'version'>) {
  const body = { ...changes, version }
  const params = { location, menuItemId: id }
  return once(deskSave(`dish ${id}`, location), body, (headers) =>
    call(deskDishes.changeDish, { params, body, headers }),
  )
}

export const addDish = (location: LocationCode, body: BodyOf<typeof deskDishes.addDish>) =>
  once(deskSave('new dish', location), body, (headers) =>
    call(deskDishes.addDish, { params: { location }, body, headers }),
  )

export const archiveDish = (location: LocationCode, { id, version }: Dish) =>
  once(deskSave(`dish ${id} off`, location), version, (headers) =>
    call(deskDishes.archiveDish, {
      params: { location, menuItemId: id },
      query: { version: String(version) },
      headers,
    }),
  )

export const restoreDish = (location: LocationCode, { id, version }: Dish) =>
  once(deskSave(`dish ${id} back`, location), version, (headers) =>
    call(deskDishes.restoreDish, { params: { location, menuItemId: id }, body: { version }, headers }),
  )

/** Shows a dish as it was answered, without asking for the whole menu. */
export const showDish = (client: QueryClient, location: LocationCode, dish: DeskDish): void =>
  void client.setQueryData(
    menuQuery(location).queryKey,
    (menu) =>
      menu && {
        ...menu,
        dishes: menu.dishes.some(({ id }) => id === dish.id)
          ? menu.dishes.map((each) => (each.id === dish.id ? dish : each))
          : [...menu.dishes, dish],
      },
  )
