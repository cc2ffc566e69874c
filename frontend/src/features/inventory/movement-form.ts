import type { Stock } from '#shared/contract/inventory'
import { Problem } from '#shared/problem'
import { INVALID_AMOUNT_MESSAGE } from '#shared/terms/amount'
import { hundredthsToDecimal, applyMovement, toHundredths } from '#shared/rules/stock'
import type { MovementReason, MovementType } from '#shared/terms/stock'
import type { NewMovement } from './api/use-record-movement'

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
