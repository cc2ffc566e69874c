import type { QueryClient } from '@tanstack/react-query'
import type { HoursException } from '#shared/hours/opening-hours'
import type { Location } from '#shared/locations/index'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { EditableSpecials } from '#shared/specials/editing-contract'
import { deskMenuQuery } from '../desk-api'

export type Special = EditableSpecials['specials'][number]

/** One change for several locations (docs/product/desk.md#all-locations). */
export type LocationChange =
  | { readonly kind: 'price'; readonly menuItemId: number; readonly price: string }
  | { readonly kind: 'availability'; readonly menuItemId: number; readonly isAvailable: boolean }
  | { readonly kind: 'special'; readonly special: Special; readonly isOn: boolean }
  /** Pauses the intake for some minutes; null resumes it. */
  | { readonly kind: 'intake'; readonly minutes: number | null }
  /** A setting by its path in the settings, as its form shows it. */
  | { readonly kind: 'setting'; readonly path: string; readonly typed: string }
  /** The hours of one date; without an exception they are as usual. */
  | { readonly kind: 'hours'; readonly date: string; readonly exception: HoursException | null }

export type ChangeOf<Kind extends LocationChange['kind']> = Extract<LocationChange, { kind: Kind }>

/** What a change does at one location. There is nothing to do without `apply`. */
export type Plan = {
  readonly current: string
  /** Null if the change is not possible there; `current` says why. */
  readonly next: string | null
  readonly apply?: () => Promise<unknown>
}

/** Returns the plan of a change that is not possible. */
export const impossible = (why: string): Plan => ({ current: why, next: null })

/** Returns a plan, without `apply` if nothing changes. */
export const planOf = (current: string, next: string, apply: () => Promise<unknown>): Plan =>
  current === next ? { current, next } : { current, next, apply }

/** Reads a location's menu and returns a dish of it; undefined if it is not on the menu. */
export async function findDish(client: QueryClient, location: Location, id: number): Promise<EditableDish | undefined> {
  const { dishes } = await client.fetchQuery({ ...deskMenuQuery(location.code), staleTime: 0 })
  return dishes.find((dish) => dish.id === id && !dish.isArchived)
}

export const NOT_ON_MENU = impossible('Not on the menu')
