import { stations, type Station } from '../menu/contract'
import { getRemovedIngredient } from '../menu/option-text'
import { Problem } from '../platform/problem'
import { findKitchenName, formatDishName, type NamedLine } from './kitchen-names'

/** What of an order goes into the bags, and whether it is in (docs/product/kitchen.md#packing). */
export type PackingItem = {
  readonly id: string
  readonly text: string
  readonly quantity: number
  readonly isPacked: boolean
}

/** What was packed, and how many then: an edit that changes the quantity takes the mark away. */
export type Packed = { readonly id: string; readonly quantity: number }

type PackedOption = { readonly id: string; readonly group: string; readonly name: string; readonly quantity: number }

type PackedLine = NamedLine & {
  readonly id: string
  readonly quantity: number
  readonly station: Station
  readonly menuItem: { readonly name: string }
  readonly customizations: { readonly options: readonly PackedOption[] } | null
}

type PackedOrder = { readonly orderItems: readonly PackedLine[]; readonly utensils: boolean }

/** Groups of options that come in a box or cup of their own, by their names. */
const PACKED_APART = /\b(?:sauces?|dips?|dressings?|sides?|soups?|salads?|drinks?|ice)\b/i

/** The item of a packing list that is no dish. */
export const UTENSILS_ID = 'utensils'

function formatOptionName(line: PackedLine, name: string): string {
  const kitchenName = findKitchenName(line, name)
  return kitchenName === undefined ? name : `${kitchenName} (${name})`
}

function listLineItems(line: PackedLine): readonly Omit<PackingItem, 'isPacked'>[] {
  const apart = (line.customizations?.options ?? []).filter(
    ({ group, name }) => PACKED_APART.test(group) && getRemovedIngredient(name) === null,
  )
  return [
    { id: line.id, text: formatDishName(line), quantity: line.quantity },
    ...apart.map(({ id, name, quantity }) => ({
      id: `${line.id}:${id}`,
      text: formatOptionName(line, name),
      quantity: quantity * line.quantity,
    })),
  ]
}

/** Lists what goes into the bags: dishes by station with their sauces and sides, and utensils. */
export function listPackingItems(
  { orderItems, utensils }: PackedOrder,
  packed: readonly Packed[],
): readonly PackingItem[] {
  const byStation = stations.flatMap((station) => orderItems.filter((line) => line.station === station))
  const items = [
    ...byStation.flatMap(listLineItems),
    ...(utensils ? [{ id: UTENSILS_ID, text: 'Utensils', quantity: 1 }] : []),
  ]
  return items.map((item) => ({
    ...item,
    isPacked: packed.some(({ id, quantity }) => id === item.id && quantity === item.quantity),
  }))
}

/** Something to tick: one item of a packing list, or equal ones of several dishes. */
export type PackingTick = Omit<PackingItem, 'id'> & { readonly ids: readonly string[] }

/**
 * Lists what is ticked below the dishes: what is no dish's row itself. Equal sauces and sides of
 * several dishes are one tick, which is on once all of them are packed.
 */
export function listPackingTicks(
  packing: readonly PackingItem[],
  rows: readonly { readonly id: string }[] = [],
): readonly PackingTick[] {
  const rowIds = new Set(rows.map(({ id }) => id))
  const below = packing.filter(({ id }) => !rowIds.has(id))
  return [...new Set(below.map(({ text }) => text))].map((text) => {
    const items = below.filter((item) => item.text === text)
    return {
      ids: items.map(({ id }) => id),
      text,
      quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
      isPacked: items.every(({ isPacked }) => isPacked),
    }
  })
}

/** @throws Problem `not-packed` with the list, unless everything is packed */
export function assertPacked(ticketNumber: number, packing: readonly PackingItem[]): void {
  const missing = packing.filter(({ isPacked }) => !isPacked)
  if (missing.length === 0) return
  const names = missing.map(({ quantity, text }) => `${quantity} × ${text}`).join(', ')
  throw new Problem('not-packed', `Ticket ${ticketNumber} is not packed: ${names}.`, { members: { packing } })
}

export const MAX_BAGS = 20

/** `1 bag`, `2 bags`. */
export const formatBags = (bags: number): string => `${bags} ${bags === 1 ? 'bag' : 'bags'}`
