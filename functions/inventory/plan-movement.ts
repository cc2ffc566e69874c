import { randomBytes } from 'node:crypto'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { applyMovement, getActiveAlert, updateUsageCounters } from '#shared/inventory/stock'
import { listConsumedLots, updateLots } from '#shared/inventory/lots'
import type { StockLot } from '#shared/inventory/lots'
import { createAlert } from './records'
import type { IngredientRecord, MovementRecord, SaleRecord, TallyRecord } from './records'
import type { Stock } from './stock-levels'

export const createMovementId = () => randomBytes(12).toString('base64url')

/** A movement that a person, or the daily delivery, asks for. */
export type MovementEntry = Pick<
  MovementRecord,
  | 'location'
  | 'ingredientId'
  | 'movementType'
  | 'quantityHundredths'
  | 'reason'
  | 'by'
  | 'createdAt'
  | 'unitCostCents'
  | 'notes'
  | 'expirationDate'
  | 'otherLocation'
>

/** A stock as a movement leaves it, with the movement's record. */
export type PlannedMovement = { readonly before: Stock; readonly stock: Stock; readonly movement: MovementRecord }

const dateOf = ({ location, createdAt }: MovementEntry) => toWallClock(getLocation(location), new Date(createdAt)).date

/**
 * Which lot a withdrawal is of: the one it names, and of what expired the one that did so first.
 */
function lotNamed(stock: Stock, { reason, expirationDate }: MovementEntry): string | undefined {
  if (expirationDate !== undefined || reason !== 'expired') return expirationDate
  return stock.lots.flatMap(({ expiresOn }) => expiresOn ?? []).sort()[0]
}

/**
 * What a movement makes of a stock; throws `insufficient-stock`. `received` says of which lots an
 * addition is.
 */
export function planMovement(
  stock: Stock,
  item: Pick<IngredientRecord, 'name' | 'unit'>,
  entry: MovementEntry,
  received?: readonly StockLot[],
): PlannedMovement {
  const before = stock.hundredths
  const after = applyMovement(entry.movementType, { before, quantity: entry.quantityHundredths, item })
  const added = after > before ? [{ expiresOn: entry.expirationDate ?? null, hundredths: after - before }] : []
  const raised = createAlert(stock, entry.createdAt, stock.tallied)
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
        today: dateOf(entry),
        received: received ?? added,
        from: lotNamed(stock, entry),
      }),
      alert: getActiveAlert({ ...stock, hundredths: after }, { current: stock.alert, raised }),
      version: stock.version + 1,
      updatedAt: entry.createdAt,
    },
    movement: { ...entry, type: 'Movement', id: createMovementId(), beforeHundredths: before, afterHundredths: after },
  }
}

type Transfer = { readonly from: Stock; readonly to: Stock; readonly toLocation: LocationCode }

/** What a transfer makes of both stocks: the receiving one gets the lots that were taken. */
export function planTransfer(
  { from, to, toLocation }: Transfer,
  item: Pick<IngredientRecord, 'name' | 'unit'>,
  entry: MovementEntry,
): [PlannedMovement, PlannedMovement] {
  const sent = planMovement(from, item, { ...entry, otherLocation: toLocation })
  const lots = listConsumedLots({
    lots: from.lots,
    before: from.hundredths,
    after: sent.stock.hundredths,
    today: dateOf(entry),
    from: lotNamed(from, entry),
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
  return [sent, planMovement(to, item, arrival, lots)]
}

/** The levels that a change of a tally changed. */
export const listChangedLevels = (was: TallyRecord, is: TallyRecord) =>
  [...is.levels].flatMap(([ingredientId, after]) => {
    const before = was.levels.get(ingredientId) ?? 0
    return before === after ? [] : [{ ingredientId, before, after }]
  })

/**
 * What an order's change of a tally was, from the tally before and after it; undefined where it was
 * by hand, or took nothing.
 */
export function findSale(was: TallyRecord, is: TallyRecord): SaleRecord | undefined {
  if (!is.sale || is.sale.id === was.sale?.id) return undefined
  const lines = listChangedLevels(was, is).map(({ ingredientId, before, after }) => ({
    ingredientId,
    beforeHundredths: before,
    afterHundredths: after,
  }))
  return lines.length === 0 ? undefined : { ...is.sale, type: 'Sale', location: is.location, lines }
}

/** A sale's movements, one for each ingredient. */
export const listSaleMovements = ({ lines, type: _, id, ...facts }: SaleRecord): MovementRecord[] =>
  lines.map((line) => ({
    ...facts,
    ...line,
    type: 'Movement',
    id: `${id}.${line.ingredientId}`,
    reason: 'sale',
    quantityHundredths: Math.abs(line.afterHundredths - line.beforeHundredths),
  }))
