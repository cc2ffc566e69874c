import { createTestClient } from './browser'
import type { ActivityEntry } from '#shared/contract/desk/changes'
import type { EditableDish } from '#shared/contract/desk/dish'
import type { MenuCategory, MenuItem } from '#shared/contract/menu'

export type ManagedMenu = {
  readonly categories: MenuCategory[]
  readonly version: number
  readonly dishes: EditableDish[]
}

/** A dish, or why not. */
export type DishResponse = EditableDish & {
  readonly code: string
  readonly current: EditableDish
  readonly errors: { readonly path: string }[]
}

let codes = 0

/** A dish that no menu has so far. */
export const buildNewDish = (more: object = {}) => {
  codes += 1
  return { code: `N${codes}`, name: `Ember Bowl ${codes}`, price: '12.50', categoryId: 21, ...more }
}

/** Somebody who has the desk of the first location open. */
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
    /** The last changes, newest first. */
    log: async (location = 'HENPR') =>
      (await browser.get<ActivityEntry[]>(`/api/desk/changes/${location}?limit=5`)).body,
    undo: (id = '') =>
      browser.post<ActivityEntry & { readonly code: string; readonly current: EditableDish }>(
        `/api/desk/changes/${id}/undo`,
      ),
  }
}
