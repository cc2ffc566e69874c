import type { Stock } from '#shared/inventory/contract'
import type { movementRoutes, StockMovement } from '#shared/inventory/movement-contract'
import { Problem } from '#shared/platform/problem'
import { findAmountError, INVALID_AMOUNT_MESSAGE, parseTypedCents } from '#shared/platform/typed-amount'
import { sumPacks } from '#shared/inventory/packs'
import { toRecipeHundredths } from '#shared/inventory/recipe-amounts'
import {
  applyMovement,
  hundredthsToDecimal,
  toHundredths,
  type RecordedReason,
  type MovementType,
} from '#shared/inventory/stock'
import type { RouteBody } from '#shared/platform/route'
import type { EditableDish } from '#shared/menu/editing-contract'

/** The request that records a movement. */
export type NewMovement = RouteBody<typeof movementRoutes.recordMovement>

/** The values of the movement form. */
export type MovementForm = {
  itemId: string
  movementType: MovementType
  quantity: string
  /** The pack that quantity and cost count in; empty for the unit. */
  pack: string
  reason: RecordedReason
  unitCost: string
  expirationDate: string
  toLocationId: string
  notes: string
}

/** The initial values of the form (docs/product/stock.md#movements). */
export const emptyMovement: MovementForm = {
  itemId: '',
  movementType: 'in',
  quantity: '',
  pack: '',
  reason: 'purchase',
  unitCost: '',
  expirationDate: '',
  toLocationId: '',
  notes: '',
}

/** What staff record who are no admins. They enter counts in the count. */
export const wasteMovement = { movementType: 'waste', reason: 'waste' } as const satisfies Partial<MovementForm>

/** Returns which fields apply to a type of movement. The values of other fields aren't sent. */
export const fieldsForType = (type: MovementType) => ({
  unitCost: type === 'in',
  expirationDate: type !== 'adjustment',
  toLocation: type === 'transfer',
})

/** Builds the request from the form. */
export function buildMovement(form: MovementForm, locationId: number): NewMovement {
  const { unitCost, expirationDate, toLocation } = fieldsForType(form.movementType)
  return {
    locationId,
    itemId: Number(form.itemId),
    movementType: form.movementType,
    ...(form.pack === ''
      ? { quantity: form.quantity }
      : { quantity: '0', packs: [{ name: form.pack, count: form.quantity }], priceOf: unitCost ? form.pack : '' }),
    reason: form.reason,
    notes: form.notes,
    unitCost: unitCost ? form.unitCost : '',
    expirationDate: expirationDate ? form.expirationDate : '',
    toLocationId: toLocation && form.toLocationId !== '' ? Number(form.toLocationId) : undefined,
  }
}

/** Returns an item's pack of this name, with what is in one. */
function findPack({ packs = [] }: Stock['item'], name: string) {
  const pack = packs.find((one) => one.name === name)
  return pack && { name, hundredths: toHundredths(pack.quantity) }
}

export type MovementOutcomePreview = { readonly after: string } | { readonly refused: string } | undefined

/**
 * Returns the level after a movement or why it is invalid; undefined while the form is incomplete.
 */
export function previewOutcome(
  stock: Stock | undefined,
  { movementType, quantity, pack = '' }: Pick<MovementForm, 'movementType' | 'quantity'> & { readonly pack?: string },
): MovementOutcomePreview {
  if (!stock || quantity === '') return undefined
  const typed = parseTypedCents(quantity)
  if (typed === null) return { refused: findAmountError(quantity) ?? INVALID_AMOUNT_MESSAGE }
  try {
    const before = toHundredths(stock.currentStock)
    const { item, isCounted } = stock
    const held = findPack(item, pack)
    const hundredths = held ? sumPacks([{ ...held, countHundredths: typed }], 0) : typed
    const after = applyMovement(movementType, { before, quantity: hundredths, item, isCounted })
    return { after: hundredthsToDecimal(Math.max(0, after)) }
  } catch (error) {
    return { refused: error instanceof Problem ? error.detail : INVALID_AMOUNT_MESSAGE }
  }
}

type DishWithRecipe = Pick<EditableDish, 'name' | 'isAvailable' | 'isArchived' | 'recipe'>
type LevelChange = { readonly itemId: number; readonly before: string; readonly after: string }

/**
 * Lists the dishes that a change of stock takes off the menu: those of which a portion can be made
 * before it but not after it.
 */
export const listDishesMadeUnavailable = (
  dishes: readonly DishWithRecipe[],
  { itemId, before, after }: LevelChange,
): readonly string[] =>
  dishes.flatMap(({ name, isAvailable, isArchived, recipe }) => {
    const portion = recipe.find((line) => line.itemId === itemId)
    if (!portion || !isAvailable || isArchived) return []
    const needed = toRecipeHundredths(portion.quantity)
    return needed <= toHundredths(before) && needed > toHundredths(after) ? [name] : []
  })

const MAX_NAMES = 3

/** Formats a warning such as `Takes Miso Soup, Edamame, and 4 more off the menu.` */
export function formatDishesMadeUnavailable(names: readonly string[]): string {
  const shown = names.slice(0, names.length > MAX_NAMES + 1 ? MAX_NAMES : names.length)
  const more = names.length - shown.length
  const parts = more > 0 ? [...shown, `${more} more`] : shown
  return `Takes ${new Intl.ListFormat('en-US').format(parts)} off the menu.`
}

/** All movements of an order's sale or return, or one manual movement. */
export type MovementEntry =
  | { readonly kind: 'sale'; readonly id: string; readonly movements: readonly StockMovement[] }
  | { readonly kind: 'movement'; readonly id: string; readonly movement: StockMovement }

const isOrderMovement = ({ cause }: StockMovement) => cause?.kind === 'order'

/**
 * Groups the movements of each order into one entry, so that manual movements are easy to find
 * (docs/product/stock.md#movements). The sequence stays the same.
 */
export function groupMovements(movements: readonly StockMovement[]): readonly MovementEntry[] {
  const entries: MovementEntry[] = []
  for (const movement of movements) {
    const last = entries.at(-1)
    if (!isOrderMovement(movement)) entries.push({ kind: 'movement', id: movement.id, movement })
    else if (last?.kind === 'sale' && last.id === movement.entryId)
      entries[entries.length - 1] = { ...last, movements: [...last.movements, movement] }
    else entries.push({ kind: 'sale', id: movement.entryId, movements: [movement] })
  }
  return entries
}

/** Returns the entries that a person recorded, or all for ''. Those of orders have no person. */
export const searchEntries = (entries: readonly MovementEntry[], by: string): readonly MovementEntry[] =>
  by === '' ? entries : entries.filter((entry) => entry.kind === 'movement' && entry.movement.by === by)

/** Lists the people who recorded manual movements. */
export const listRecorders = (entries: readonly MovementEntry[]): readonly string[] =>
  [...new Set(entries.flatMap((entry) => (entry.kind === 'movement' ? [entry.movement.by] : [])))].sort()

/** Formats the title of an order's entry, such as `Ticket 12: sale, 9 items`. */
export function formatSaleTitle(movements: readonly StockMovement[]): string {
  const [first] = movements
  const isMixed = movements.some(({ movementType }) => movementType !== first?.movementType)
  const kind = isMixed ? 'changed' : first?.movementType === 'in' ? 'returned' : 'sale'
  return `${first?.by ?? 'Ticket'}: ${kind}, ${movements.length} ${movements.length === 1 ? 'item' : 'items'}`
}

/**
 * Returns the movement that undoes another one. It has the same reason, so that usage and waste are
 * corrected. Returns undefined for a count if the level has changed since: only a new count helps.
 */
export function reverseMovement(movement: StockMovement, currentStock: string): NewMovement | undefined {
  const { itemId, locationId, quantity, reason, expirationDate, otherLocationId, stockBefore, stockAfter } = movement
  // A batch is taken back as a whole.
  if (reason === 'prep' || reason === 'made') return undefined
  const reversal = { itemId, locationId, quantity, reason, expirationDate, notes: `Undo of ${movement.movementType}` }
  switch (movement.movementType) {
    case 'in':
      return { ...reversal, movementType: 'out' }
    case 'out':
      return { ...reversal, movementType: 'in' }
    case 'waste':
      // Waste with any other reason counted as waste.
      return {
        ...reversal,
        movementType: 'in',
        reason: reason === 'expired' || reason === 'damaged' ? reason : 'waste',
      }
    case 'adjustment':
      return currentStock === stockAfter
        ? { ...reversal, movementType: 'adjustment', quantity: stockBefore }
        : undefined
    case 'transfer':
      return otherLocationId === null
        ? { ...reversal, movementType: 'in' }
        : { ...reversal, movementType: 'transfer', locationId: otherLocationId, toLocationId: locationId }
  }
}
