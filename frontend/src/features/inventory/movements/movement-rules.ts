import type { Stock, StockMovement } from '#shared/inventory/contract'
import { Problem } from '#shared/platform/problem'
import { INVALID_AMOUNT_MESSAGE } from '#shared/platform/money'
import { applyMovement, hundredthsToDecimal, toHundredths } from '#shared/inventory/stock'
import type { MovementReason, MovementType } from '#shared/inventory/stock'
import type { NewMovement } from './new-movement'
import type { EditableDish } from '#shared/menu/editing-contract'

/** A movement as it is typed. */
export type MovementForm = {
  itemId: string
  movementType: MovementType
  quantity: string
  reason: MovementReason
  unitCost: string
  expirationDate: string
  toLocationId: string
  notes: string
}

/** What the form begins with (docs/product/stock.md#movements). */
export const emptyMovement: MovementForm = {
  itemId: '',
  movementType: 'in',
  quantity: '',
  reason: 'purchase',
  unitCost: '',
  expirationDate: '',
  toLocationId: '',
  notes: '',
}

/** Which fields mean something for a type of movement; what is typed into the others isn't sent. */
export const fieldsForType = (type: MovementType) => ({
  unitCost: type === 'in',
  expirationDate: type !== 'adjustment',
  toLocation: type === 'transfer',
})

/** What is sent of a form. */
export function buildMovement(form: MovementForm, locationId: number): NewMovement {
  const { unitCost, expirationDate, toLocation } = fieldsForType(form.movementType)
  return {
    locationId,
    itemId: Number(form.itemId),
    movementType: form.movementType,
    quantity: form.quantity,
    reason: form.reason,
    notes: form.notes,
    unitCost: unitCost ? form.unitCost : '',
    expirationDate: expirationDate ? form.expirationDate : '',
    toLocationId: toLocation && form.toLocationId !== '' ? Number(form.toLocationId) : undefined,
  }
}

export type MovementOutcomePreview = { readonly after: string } | { readonly refused: string } | undefined

/** What a movement would leave, or why it can't be; nothing while it isn't typed whole. */
export function previewOutcome(stock: Stock | undefined, type: MovementType, quantity: string): MovementOutcomePreview {
  if (!stock || quantity === '') return undefined
  try {
    const before = toHundredths(stock.currentStock)
    return {
      after: hundredthsToDecimal(applyMovement(type, { before, quantity: toHundredths(quantity), item: stock.item })),
    }
  } catch (error) {
    return { refused: error instanceof Problem ? error.detail : INVALID_AMOUNT_MESSAGE }
  }
}

type Dish = Pick<EditableDish, 'name' | 'isAvailable' | 'isArchived' | 'recipe'>
type Change = { readonly itemId: number; readonly before: string; readonly after: string }

/**
 * The dishes that a change of stock takes off the menu: a portion could be made before it, and none
 * can after it.
 */
export const listDishesMadeUnavailable = (
  dishes: readonly Dish[],
  { itemId, before, after }: Change,
): readonly string[] =>
  dishes.flatMap(({ name, isAvailable, isArchived, recipe }) => {
    const portion = recipe.find((line) => line.itemId === itemId)
    if (!portion || !isAvailable || isArchived) return []
    const needed = toHundredths(portion.quantity)
    return needed <= toHundredths(before) && needed > toHundredths(after) ? [name] : []
  })

const NAMED = 3

/** `Takes Miso Soup, Edamame and 4 more off the menu.` */
export function formatDishesMadeUnavailable(names: readonly string[]): string {
  const shown = names.slice(0, names.length > NAMED + 1 ? NAMED : names.length)
  const more = names.length - shown.length
  const parts = more > 0 ? [...shown, `${more} more`] : shown
  return `Takes ${new Intl.ListFormat('en-US').format(parts)} off the menu.`
}

/** What an order took or gave back, together, or one movement by hand. */
export type MovementEntry =
  | { readonly kind: 'sale'; readonly id: string; readonly movements: readonly StockMovement[] }
  | { readonly kind: 'movement'; readonly id: string; readonly movement: StockMovement }

const isOfTicket = ({ reason, by }: StockMovement) => reason === 'sale' && /^Ticket \d+$/.test(by)

const isSameChange = (one: StockMovement, other: StockMovement) =>
  one.by === other.by && one.createdAt === other.createdAt && one.movementType === other.movementType

/**
 * Movements as a store room wants to see them (docs/product/stock.md#movements): those of an order
 * are one entry, so that what was entered by hand is found between them. The order of the list
 * stays.
 */
export function groupMovements(movements: readonly StockMovement[]): readonly MovementEntry[] {
  const entries: MovementEntry[] = []
  for (const movement of movements) {
    const last = entries.at(-1)
    if (!isOfTicket(movement)) entries.push({ kind: 'movement', id: movement.id, movement })
    else if (last?.kind === 'sale' && last.movements.every((other) => isSameChange(other, movement)))
      entries[entries.length - 1] = { ...last, movements: [...last.movements, movement] }
    else entries.push({ kind: 'sale', id: movement.id, movements: [movement] })
  }
  return entries
}

/** What is looked for among the movements: a kind, and who recorded it; '' for all. */
export type MovementSearch = { readonly kind: MovementType | 'sale' | ''; readonly by: string }

/** The entries that are looked for; an order's are of no person. */
export const searchEntries = (
  entries: readonly MovementEntry[],
  { kind, by }: MovementSearch,
): readonly MovementEntry[] =>
  entries.filter((entry) => {
    if (entry.kind === 'sale') return by === '' && (kind === '' || kind === 'sale')
    return (by === '' || entry.movement.by === by) && (kind === '' || entry.movement.movementType === kind)
  })

/** Who recorded the movements by hand, each once. */
export const listRecorders = (entries: readonly MovementEntry[]): readonly string[] =>
  [...new Set(entries.flatMap((entry) => (entry.kind === 'movement' ? [entry.movement.by] : [])))].sort()

/** How an order's entry is called: "Ticket 12: sale, 9 items". */
export function formatSaleTitle(movements: readonly StockMovement[]): string {
  const [first] = movements
  const what = first?.movementType === 'in' ? 'given back' : 'sale'
  return `${first?.by ?? 'Ticket'}: ${what}, ${movements.length} ${movements.length === 1 ? 'item' : 'items'}`
}

/**
 * The movement that takes another one back, for the same reason so that it counts as never used or
 * thrown away; none where the level has moved on since and only a new count would be right.
 */
export function reverseMovement(movement: StockMovement, currentStock: string): NewMovement | undefined {
  const { itemId, locationId, quantity, reason, expirationDate, otherLocationId, stockBefore, stockAfter } = movement
  const back = { itemId, locationId, quantity, reason, expirationDate, notes: `Undo of ${movement.movementType}` }
  switch (movement.movementType) {
    case 'in':
      return { ...back, movementType: 'out' }
    case 'out':
      return { ...back, movementType: 'in' }
    case 'waste':
      // Whatever the reason said, it counted as thrown away.
      return { ...back, movementType: 'in', reason: reason === 'expired' || reason === 'damaged' ? reason : 'waste' }
    case 'adjustment':
      return currentStock === stockAfter ? { ...back, movementType: 'adjustment', quantity: stockBefore } : undefined
    case 'transfer':
      return otherLocationId === null
        ? { ...back, movementType: 'in' }
        : { ...back, movementType: 'transfer', locationId: otherLocationId, toLocationId: locationId }
  }
}
