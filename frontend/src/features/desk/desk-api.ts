import { freshLocationQuery } from '#base/api/location-query'
import { activityRoutes } from '#shared/platform/contract'
import { isRecord } from '#shared/platform/is-record'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { menuEditingRoutes, type EditableDish, type UpdateDishRequest } from '#shared/menu/editing-contract'
import { hoursRoutes } from '#shared/hours/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import type { LocationCode } from '#shared/locations/index'
import type { RouteBody } from '#shared/platform/route'
import { sendOnce } from '#base/api/idempotency'
import { stockQuery } from '#base/stock/stock-queries'
import { deskSaveKey } from '#base/storage/storage-keys'

/** Shown when no response arrived. A retry sends the same idempotency key. */
export const NOT_REACHED_MESSAGE = 'The server could not be reached. Try again: it is saved only once.'

export const getSaveErrorMessage = (error: unknown): string => getErrorMessage(error, NOT_REACHED_MESSAGE)

type Versioned = { readonly version: number }

const isVersioned = <T extends Versioned>(value: unknown): value is T => hasProperties(value, 'version')

/** Returns the current version if another user saved first; undefined for every other error. */
export function findCurrentVersion<T extends Versioned>(
  error: unknown,
  isRecordType: (value: unknown) => value is T = isVersioned,
): T | undefined {
  if (!(error instanceof ApiError) || error.code !== 'changed-meanwhile') return undefined
  const current = error.problem?.members['current']
  return isRecordType(current) ? current : undefined
}

/** Whether a value is an object with these properties; doesn't check their types. */
export const hasProperties = (value: unknown, ...members: readonly string[]): boolean =>
  isRecord(value) && members.every((member) => member in value)

// Other users edit the same records, so each section refetches when it opens.
const fresh = { refetchOnMount: 'always' } as const

/** A location's menu with all the fields that its owner can edit. */
export const deskMenuQuery = freshLocationQuery(menuEditingRoutes.getEditableMenu)

/** The latest changes at a location, as many as the desk's first screen shows. */
export const changesQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [activityRoutes.listChanges.path, location, 'last'],
    queryFn: () => callApi(activityRoutes.listChanges, { params: { location }, query: { limit: '8' } }),
    ...fresh,
  })

/** The latest changes of ingredients, for the rises of their costs. */
export const itemChangesQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [activityRoutes.listChanges.path, location, 'item'],
    queryFn: () => callApi(activityRoutes.listChanges, { params: { location }, query: { kind: 'item', limit: '100' } }),
    ...fresh,
  })

export const deskHoursQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: ['desk', hoursRoutes.getHours.path, location],
    queryFn: () => callApi(hoursRoutes.getHours, { params: { location } }),
    ...fresh,
  })

export const deskIntakeQuery = freshLocationQuery(intakeRoutes.getIntake)

/** The kitchen's orders, polled every 30 seconds; the desk needs no live updates. */
export const ordersQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: ['desk', kitchenRoutes.listTickets.path, location],
    queryFn: () => callApi(kitchenRoutes.listTickets, { params: { location } }),
    refetchInterval: 30_000,
    ...fresh,
  })

export const useDeskMenu = (location: LocationCode) => useQuery(deskMenuQuery(location))
export const useDeskStock = (location: LocationCode) => useQuery(stockQuery(location))

export const isDeskDish = (value: unknown): value is EditableDish =>
  hasProperties(value, 'id', 'version', 'optionGroups', 'recipe')

type Dish = Pick<EditableDish, 'id' | 'version'>

/** Updates a dish, only once even if the response is lost. */
export function updateDish(location: LocationCode, { id, version }: Dish, changes: Omit<UpdateDishRequest, 'version'>) {
  const body = { ...changes, version }
  const params = { location, menuItemId: id }
  return sendOnce(deskSaveKey(`dish ${id}`, location), body, (headers) =>
    callApi(menuEditingRoutes.updateDish, { params, body, headers }),
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

/** Replaces a dish in the cached menu without refetching the menu. */
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

/**
 * Sends a change of a dish and caches the dish: as saved, or as another user has just saved it.
 * Throws the error of a change that was not saved.
 */
export async function saveDish(
  client: QueryClient,
  location: LocationCode,
  send: () => Promise<EditableDish>,
): Promise<EditableDish> {
  try {
    const dish = await send()
    cacheDish(client, location, dish)
    return dish
  } catch (error) {
    const current = findCurrentVersion(error, isDeskDish)
    if (current) cacheDish(client, location, current)
    throw error
  }
}
