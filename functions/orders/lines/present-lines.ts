import type * as z from 'zod/mini'
import { markAllergies } from '#shared/kitchen/allergy-notes'
import { listPackingItems } from '#shared/kitchen/packing'
import type { OrderLine } from '#shared/orders/contract'
import { centsToDecimal } from '#shared/platform/money'
import { getLineId } from './line-ids'
import type { OrderRecord } from '../records'

type OrderLineInput = z.input<typeof OrderLine>

type Line = OrderRecord['lines'][number]

function presentCustomizations(line: Line, visible: boolean): OrderLineInput['customizations'] {
  const { options } = line
  const notes = visible ? line.notes : undefined
  if (!notes && options.length === 0) return null
  const chosen = options.map(({ id, group, name, priceCents, quantity }) => ({
    id,
    group,
    name,
    price: centsToDecimal(priceCents),
    quantity,
  }))
  return { notes: notes ?? '', options: chosen }
}

const presentLine = (order: OrderRecord, index: number, line: Line, visible: boolean): OrderLineInput => {
  const {
    name,
    description,
    code,
    notes: _notes,
    for: person,
    unitPriceCents,
    totalPriceCents,
    options,
    leftOut,
    number: _number,
    ...rest
  } = line
  return {
    ...rest,
    id: getLineId(order, index),
    ...(visible && person && { for: person }),
    unitPrice: centsToDecimal(unitPriceCents),
    totalPrice: centsToDecimal(totalPriceCents),
    customizations: presentCustomizations(line, visible),
    differs: { options: options.filter(({ differs }) => differs).map(({ id }) => id), leftOut },
    menuItem: { name, description, code },
  }
}

/** Presents the lines of an order; its private texts only if they are visible to the reader. */
export const presentLines = (order: OrderRecord, visible: boolean): OrderLineInput[] =>
  order.lines.map((line, index) => presentLine(order, index, line, visible))

/**
 * Presents the lines of a ticket with their allergy marks. Without the guest's texts there are no
 * marks, because they follow from those.
 */
export const presentTicketLines = (order: OrderRecord, visible: boolean) =>
  markAllergies(
    presentLines(order, visible).map((line, index) => ({
      ...line,
      isStruck: order.lines[index]?.struckAt !== undefined,
    })),
    visible
      ? { specialInstructions: order.specialInstructions ?? null, customerInfo: order.customer }
      : { specialInstructions: null },
  )

/** Presents what goes into the bags of an order; undefined if it has no packing list. */
export function presentPacking(order: OrderRecord) {
  if (order.packed === undefined) return undefined
  const ordered = { orderItems: presentLines(order, false), utensils: order.utensils ?? false }
  return [...listPackingItems(ordered, order.packed)]
}

/** Presents the dishes of an order that were made again. */
export const presentWastes = ({ wastes }: OrderRecord) =>
  wastes && { wastes: wastes.map(({ lines, reason, at }) => ({ lines, reason, at })) }
