import type { Purchase, purchaseRoutes } from '#shared/purchases/contract'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import type { ParsedBody } from '#shared/platform/route'
import { createEditConflict } from '../platform/change-log/change-log'
import { runOptimisticWrite, type WriteStep } from '../platform/table/transaction'
import { recordMovement } from '../inventory/movements/movement-repository'
import { updatePurchasedCost } from '../inventory/purchased-cost'
import { getIngredient, listIngredients } from '../inventory/repository'
import { buildPurchaseUpdate, getPurchase, logPurchase, parseReceived, presentPurchase } from './repository'
import { assertReceivedPrices } from './received-prices'
import type { PurchaseRecord } from './records'

type ReceivedLine = ParsedBody<typeof purchaseRoutes.receivePurchase>['lines'][number]

type Receipt = {
  readonly location: LocationCode
  readonly number: number
  readonly lines: readonly ReceivedLine[]
  readonly by: string
  readonly now: Date
  readonly storeResponse: (result: Purchase) => readonly WriteStep[]
}

type Received = ReturnType<typeof parseReceived>
type Items = Awaited<ReturnType<typeof listIngredients>>

const withReceived = (purchase: PurchaseRecord, itemId: number, received: Received): PurchaseRecord => ({
  ...purchase,
  lines: purchase.lines.map((ordered) => (ordered.ingredientId === itemId ? { ...ordered, received } : ordered)),
  version: purchase.version + 1,
})

/**
 * Returns what came in, by item, in the packs of the order or else of the item. A pack that changed
 * since the order holds what it held then.
 * @throws Problem `invalid-input` for an unknown pack, before anything is received
 */
function readReceived(purchase: PurchaseRecord, lines: readonly ReceivedLine[], items: Items) {
  return new Map(
    lines.map((line, index) => {
      const ordered = purchase.lines.find(({ ingredientId }) => ingredientId === line.itemId)
      const known = [...(ordered?.packs ?? []), ...(items.get(line.itemId)?.packs ?? [])]
      return [line.itemId, parseReceived(line, known, `lines.${index}.`)] as const
    }),
  )
}

/**
 * Makes a line's price the item's cost, unless the item is made, and records the line together with
 * its movement.
 */
async function receiveLine(
  purchase: PurchaseRecord,
  { line, received }: { readonly line: ReceivedLine; readonly received: Received },
  { by, now }: Receipt,
): Promise<void> {
  const { quantityHundredths, unitCostCents, packs, paidCents } = received
  const update = buildPurchaseUpdate(purchase, withReceived(purchase, line.itemId, received))
  if (quantityHundredths === 0) {
    await runOptimisticWrite(
      () => Promise.resolve(null),
      () => ({ steps: [update], answer: undefined }),
    )
    return
  }
  const item = await getIngredient(line.itemId)
  await updatePurchasedCost(item, unitCostCents, { at: purchase.location, by, now })
  await recordMovement({
    item,
    toLocation: undefined,
    entry: {
      location: purchase.location,
      ingredientId: item.id,
      movementType: 'in',
      reason: 'purchase',
      quantityHundredths,
      packs,
      unitCostCents,
      paidCents,
      costBeforeCents: item.costPerUnitCents,
      notes: `Purchase order ${purchase.number}`,
      ...(line.expirationDate !== undefined && { expirationDate: line.expirationDate }),
      by,
      createdAt: now.toISOString(),
    },
    extraSteps: () => [update],
  })
}

/** @throws Problem `invalid-input` if the lines are not those of the order */
function assertSameLines(purchase: PurchaseRecord, lines: readonly ReceivedLine[]): void {
  const ids = (list: readonly number[]) => String([...new Set(list)].sort((one, other) => one - other))
  const isComplete =
    lines.length === purchase.lines.length &&
    ids(lines.map(({ itemId }) => itemId)) === ids(purchase.lines.map(({ ingredientId }) => ingredientId))
  if (isComplete) return
  throw new Problem('invalid-input', 'Please enter what arrived for each item of the order.', {
    errors: [{ path: 'lines', message: 'Must have each item of the order once' }],
  })
}

/**
 * Receives a purchase order. Every line is a transaction of its own, so a call that failed part of
 * the way is completed by repeating it: lines that came in are not received again.
 * @throws Problem `not-found`, `invalid-input`, or `changed-meanwhile` unless it is open
 */
export async function receivePurchase(receipt: Receipt): Promise<Purchase> {
  const { location, number, lines, now, storeResponse } = receipt
  const read = () => getPurchase(location, number)
  const first = await read()
  if (first.state !== 'open') throw createEditConflict(presentPurchase(first))
  assertSameLines(first, lines)
  const items = await listIngredients()
  const receivedOf = readReceived(first, lines, items)
  assertReceivedPrices(first, receivedOf, items)
  for (const line of lines) {
    const current = await read()
    if (current.state !== 'open') throw createEditConflict(presentPurchase(current))
    const ordered = current.lines.find(({ ingredientId }) => ingredientId === line.itemId)
    const received = receivedOf.get(line.itemId)
    if (received && ordered && !ordered.received) await receiveLine(current, { line, received }, receipt)
  }
  return runOptimisticWrite(read, (before) => {
    if (before.state !== 'open') throw createEditConflict(presentPurchase(before))
    const after: PurchaseRecord = {
      ...before,
      state: 'received',
      endedAt: now.toISOString(),
      version: before.version + 1,
    }
    const result = presentPurchase(after)
    const steps = [
      buildPurchaseUpdate(before, after),
      ...logPurchase(after, 'received', receipt),
      ...storeResponse(result),
    ]
    return { steps, answer: result }
  })
}
