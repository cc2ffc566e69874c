import type { Stock } from '#shared/contract/inventory'
import { Problem } from '#shared/problem'
import { NO_AMOUNT } from '#shared/terms/amount'
import { fromHundredths, levelAfter, toHundredths } from '#shared/rules/stock'
import type { MovementReason, MovementType } from '#shared/terms/stock'
import type { Movement } from './api/use-record-movement'

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
export const fieldsOf = (type: MovementType) => ({
  unitCost: type === 'in',
  expirationDate: type !== 'adjustment',
  toLocation: type === 'transfer',
})

/** What is sent of a form. */
export function movementOf(form: MovementForm, locationId: number): Movement {
  const { unitCost, expirationDate, toLocation } = fieldsOf(form.movementType)
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

export type Outcome = { readonly after: string } | { readonly refused: string } | undefined

/** What a movement would leave, or why it can't be; nothing while it isn't typed whole. */
export function outcomeOf(stock: Stock | undefined, type: MovementType, quantity: string): Outcome {
  if (!stock || quantity === '') return undefined
  try {
    const before = toHundredths(stock.currentStock)
    return { after: fromHundredths(levelAfter(type, { before, quantity: toHundredths(quantity), item: stock.item })) }
  } catch (error) {
    return { refused: error instanceof Problem ? error.detail : NO_AMOUNT }
  }
}
