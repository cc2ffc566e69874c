import { randomBytes } from 'node:crypto'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import type { MovementCause } from '#shared/inventory/movement-contract'
import { isStockCounted } from '#shared/inventory/counted'
import { applyMovement, getActiveAlert, updateUsageCounters } from '#shared/inventory/stock'
import { listConsumedLots, updateLots, type StockLot } from '#shared/inventory/lots'
import { createAlert, type IngredientRecord, type TallyRecord } from '../records'
import type { MovementRecord, SaleRecord } from './records'
import type { Stock } from '../stock-levels'

export const createMovementId = () => randomBytes(12).toString('base64url')

/** A movement requested by a person or by the daily delivery. */
export type MovementEntry = Pick<
  MovementRecord,
  | 'location'
  | 'ingredientId'
  | 'movementType'
  | 'quantityHundredths'
  | 'packs'
  | 'reason'
  | 'by'
  | 'createdAt'
  | 'unitCostCents'
  | 'paidCents'
  | 'costBeforeCents'
  | 'notes'
  | 'expirationDate'
  | 'otherLocation'
>

/** A stock before and after a movement, with the movement's record. */
export type PlannedMovement = { readonly before: Stock; readonly stock: Stock; readonly movement: MovementRecord }

const getLocalDate = ({ location, createdAt }: MovementEntry) =>
  toWallClock(getLocation(location), new Date(createdAt)).date

/**
 * Returns the lot that a withdrawal takes from: the one it names or, for expired stock, the oldest.
 */
function getTargetLot(stock: Stock, { reason, expirationDate }: MovementEntry): string | undefined {
  if (expirationDate !== undefined || reason !== 'expired') return expirationDate
  return stock.lots.flatMap(({ expiresOn }) => expiresOn ?? []).sort()[0]
}

/**
 * Returns whether a movement opens the books of a stock, as the first count that finds more than
 * they have, or takes that back; undefined for neither.
 */
function findOpening({ opening, hundredths, version }: Stock, { movementType }: MovementEntry, after: number) {
  if (movementType !== 'adjustment') return undefined
  if (!opening) return after > hundredths ? 'opens' : undefined
  return opening.version === version && opening.beforeHundredths === after ? 'reopens' : undefined
}

/**
 * Applies a movement to a stock. `received` are the lots of an addition.
 * @throws Problem `insufficient-stock`
 */
export function planMovement(
  stock: Stock,
  item: Pick<IngredientRecord, 'name' | 'unit'>,
  entry: MovementEntry,
  received?: readonly StockLot[],
): PlannedMovement {
  const before = stock.hundredths
  const after = applyMovement(entry.movementType, {
    ...{ before, quantity: entry.quantityHundredths, item },
    isCounted: isStockCounted(stock),
  })
  const added = after > before ? [{ expiresOn: entry.expirationDate ?? null, hundredths: after - before }] : []
  const opening = findOpening(stock, entry, after)
  const version = stock.version + 1
  const newAlert = createAlert(stock, entry.createdAt, stock.tallied)
  return {
    before: stock,
    stock: {
      ...stock,
      hundredths: after,
      ...updateUsageCounters(stock, { ...entry, hundredths: Math.abs(after - before) }),
      lots: updateLots({
        lots: stock.lots,
        before,
        after,
        today: getLocalDate(entry),
        received: received ?? added,
        from: getTargetLot(stock, entry),
      }),
      alert: getActiveAlert({ ...stock, hundredths: after }, { current: stock.alert, raised: newAlert }),
      ...(opening && { opening: opening === 'opens' ? { beforeHundredths: before, version } : undefined }),
      version,
      updatedAt: entry.createdAt,
    },
    movement: {
      ...entry,
      type: 'Movement',
      id: createMovementId(),
      ...(opening && { opensBooks: true }),
      beforeHundredths: before,
      afterHundredths: after,
    },
  }
}

type Transfer = { readonly from: Stock; readonly to: Stock; readonly toLocation: LocationCode }

/** Applies a transfer to both stocks. The receiving one gets the lots that were taken. */
export function planTransfer(
  { from, to, toLocation }: Transfer,
  item: Pick<IngredientRecord, 'name' | 'unit'>,
  entry: MovementEntry,
): [PlannedMovement, PlannedMovement] {
  const departure = planMovement(from, item, { ...entry, otherLocation: toLocation })
  const lots = listConsumedLots({
    lots: from.lots,
    before: from.hundredths,
    after: departure.stock.hundredths,
    today: getLocalDate(entry),
    from: getTargetLot(from, entry),
  })
  const [first, second] = lots
  const expirationDate = (!second && first?.expiresOn) || undefined
  const arrival = {
    ...entry,
    location: toLocation,
    otherLocation: entry.location,
    movementType: 'in',
    reason: 'transfer',
    expirationDate,
  } as const
  return [departure, planMovement(to, item, arrival, lots)]
}

/** Lists the levels that differ between two states of a tally. */
export const listChangedLevels = (previous: TallyRecord, current: TallyRecord) =>
  [...current.levels].flatMap(([ingredientId, after]) => {
    const before = previous.levels.get(ingredientId) ?? 0
    return before === after ? [] : [{ ingredientId, before, after }]
  })

/**
 * Returns the sale between two states of a tally, or undefined if the change was manual or used no
 * ingredient.
 */
export function findSale(previous: TallyRecord, current: TallyRecord): SaleRecord | undefined {
  if (!current.sale || current.sale.id === previous.sale?.id) return undefined
  const lines = listChangedLevels(previous, current).map(({ ingredientId, before, after }) => ({
    ingredientId,
    beforeHundredths: before,
    afterHundredths: after,
  }))
  return lines.length === 0 ? undefined : { ...current.sale, type: 'Sale', location: current.location, lines }
}

/** A movement that a person or the daily delivery recorded, or one that an order caused. */
export type AnyMovement = MovementRecord & { readonly cause?: MovementCause }

/** Converts a sale to movements, one for each ingredient. */
export const listSaleMovements = ({ lines, type: _, id, ...fields }: SaleRecord): AnyMovement[] =>
  lines.map((line) => ({
    ...fields,
    ...line,
    type: 'Movement',
    by: `Ticket ${fields.cause.ticketNumber}`,
    id: `${id}.${line.ingredientId}`,
    reason: 'sale',
    // A changed order may take one ingredient and release another.
    movementType: line.afterHundredths < line.beforeHundredths ? 'out' : 'in',
    quantityHundredths: Math.abs(line.afterHundredths - line.beforeHundredths),
  }))
