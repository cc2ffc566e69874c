import { randomUUID } from 'node:crypto'
import type { InventoryItem, Stock } from '#shared/inventory/contract'
import type { StockMovement } from '#shared/inventory/movement-contract'
import { createTestClient, type TestClient } from './test-client'
import type { LocationCode } from '#shared/locations/index'
import type { CapacitySettings, StationSettings } from '#shared/kitchen/capacity-contract'
import type { ActivityEntry } from '#shared/platform/contract'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { MenuCategory, MenuItem } from '#shared/menu/contract'

/** A delivery of twenty of an item to the first location, unless `more` overrides it. */
export const buildMovement = (itemId: number, more: object = {}) => ({
  itemId,
  locationId: 4,
  movementType: 'in',
  quantity: '20.00',
  reason: 'purchase',
  ...more,
})

/** Signs in a cook who manages the inventory. */
export async function signInCook(url: string) {
  const chef = createTestClient(url)
  await chef.signIn('chef@example.com', 'admin')
  return {
    ...chef,
    newItem: async (more: object = {}) => {
      const sent = { name: `Item ${randomUUID()}`, category: 'supplies', unit: 'pieces', costPerUnit: '1.25', ...more }
      return (await chef.post<InventoryItem>('/api/inventory/items', sent)).body
    },
    record: (sent: object, headers?: Record<string, string>) =>
      chef.post<StockMovement & { code: string; available: string }>('/api/inventory/movements', sent, headers),
    stockOf: async (itemId: number, location: string | number = 'HENPR') =>
      (await chef.get<Stock[]>(`/api/inventory/stock/${location}`)).body.find(({ item }) => item.id === itemId)
        ?.currentStock,
  }
}

/** Delivers more of every ingredient of a location than a benchmark can cook. */
export async function restock(chef: TestClient, locationId: LocationCode): Promise<void> {
  const { body: stocks } = await chef.get<Stock[]>(`/api/inventory/stock/${locationId}`)
  for (const { item } of stocks) {
    const delivery = buildMovement(item.id, { locationId, quantity: '90000.00' })
    const { status, body } = await chef.post('/api/inventory/movements', delivery)
    if (status >= 300) throw new Error(`${item.name} was not delivered: ${JSON.stringify(body)}`)
  }
}

/** Restocks several test sites. */
export async function restockAll(url: string, ...locations: readonly LocationCode[]): Promise<void> {
  const chef = await signInCook(url)
  await Promise.all(locations.map((location) => restock(chef, location)))
}

/** Lets a location's orders reserve kitchen time, in a kitchen that makes what a rush orders. */
export async function reserveKitchenTime(owner: TestClient, location: LocationCode): Promise<void> {
  const [stationsAt, capacityAt] = [`/api/desk/stations/${location}`, `/api/desk/capacity/${location}`]
  const { body: kitchen } = await owner.get<StationSettings>(stationsAt)
  const stations = kitchen.stations.map(({ station }) => ({ station, hands: 20, minutesPerDish: 0.5 }))
  const set = await owner.put(stationsAt, { stations, version: kitchen.version })
  const { body: capacity } = await owner.get<CapacitySettings>(capacityAt)
  const { status } = await owner.put(capacityAt, { ...capacity, kitchenTime: true })
  if (set.status !== 200 || status !== 200) throw new Error(`The kitchen was answered ${set.status}, ${status}`)
}

export type ManagedMenu = {
  readonly categories: MenuCategory[]
  readonly version: number
  readonly dishes: EditableDish[]
}

/** A dish, or a problem. */
type DishResponse = EditableDish & {
  readonly code: string
  readonly current: EditableDish
  readonly errors: { readonly path: string }[]
}

let codes = 0

/** A dish that is not on any menu yet. */
export const buildNewDish = (more: object = {}) => {
  codes += 1
  return { code: `N${codes}`, name: `Ember Bowl ${codes}`, price: '12.50', categoryId: 21, ...more }
}

/** Signs in a manager with the first location's desk. */
export async function signInManager(url: string, email = 'olive.owner@example.com') {
  const browser = createTestClient(url)
  await browser.signIn(email, 'admin')
  const dishes = '/api/desk/menu/HENPR/dishes'
  const desk = async (location = 'HENPR') => (await browser.get<ManagedMenu>(`/api/desk/menu/${location}`)).body
  return {
    ...browser,
    desk,
    dishOf: async (code: string, location?: string): Promise<EditableDish> => {
      const found = (await desk(location)).dishes.find((dish) => dish.code === code && !dish.isArchived)
      if (!found) throw new Error(`no dish ${code}`)
      return found
    },
    onMenu: async (id: number, location = 'HENPR') =>
      (await browser.get<MenuItem[]>(`/api/menu-items/${location}`)).body.find((dish) => dish.id === id),
    change: (id: number, body: object, headers?: Record<string, string>) =>
      browser.put<DishResponse>(`${dishes}/${id}`, body, headers),
    tryAdding: (more: object = {}) => browser.post<DishResponse>(dishes, buildNewDish(more)),
    add: async (more: object = {}) => (await browser.post<DishResponse>(dishes, buildNewDish(more))).body,
    archive: (id: number, version: number, headers?: Record<string, string>) =>
      browser.delete<DishResponse>(`${dishes}/${id}?version=${version}`, headers),
    restore: (id: number, version: number) => browser.post<DishResponse>(`${dishes}/${id}/restore`, { version }),
    /** Lists the last changes, newest first. */
    log: async (location = 'HENPR') =>
      (await browser.get<ActivityEntry[]>(`/api/desk/changes/${location}?limit=5`)).body,
    undo: (id = '') =>
      browser.post<ActivityEntry & { readonly code: string; readonly current: EditableDish }>(
        `/api/desk/changes/${id}/undo`,
      ),
  }
}
