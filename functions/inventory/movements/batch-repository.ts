import { randomBytes } from 'node:crypto'
import type { MadeBatch } from '#shared/inventory/movement-contract'
import { getValueCents, isLargeBatch, scaleBatch } from '#shared/inventory/prep'
import { hundredthsToDecimal, MAX_AMOUNT } from '#shared/inventory/stock'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { showsGroupData } from '#shared/locations/group-data'
import { centsToDecimal } from '#shared/platform/money'
import { Problem } from '#shared/platform/problem'
import { addDays, toWallClock } from '#shared/platform/time'
import { parseItems } from '../../platform/table/parse-items'
import { queryAll, tableName } from '../../platform/table/table'
import { ifUnchanged, runOptimisticWrite, buildPutIfAbsent, type WriteStep } from '../../platform/table/transaction'
import { getItemShownAt } from '../group-data'
import { getStock, listIngredients } from '../repository'
import { buildMovementPut, buildStockSteps } from './movement-repository'
import { planMovement, type MovementEntry, type PlannedMovement } from './plan-movement'
import type { IngredientRecord } from '../records'
import { movementKeys, MovementRecord } from './records'

/** An id that says when the batch was made, so that its movements are found by their key. */
const createBatchId = (now: Date): string => `${now.getTime().toString(36)}-${randomBytes(9).toString('base64url')}`

const getMadeAt = (batchId: string): string => {
  const time = parseInt(batchId.split('-')[0] ?? '', 36)
  if (!Number.isSafeInteger(time) || Math.abs(time) > 8e15) throw createNotFoundProblem()
  return new Date(time).toISOString()
}

const createNotFoundProblem = () => new Problem('not-found', 'There is no such batch here.')

export type BatchMovements = Omit<MadeBatch, 'movements'> & { readonly movements: readonly MovementRecord[] }

function toBatch(id: string, movements: readonly MovementRecord[], isUndone: boolean): BatchMovements {
  const made = movements.find(({ reason }) => reason === 'made')
  if (!made) throw createNotFoundProblem()
  return {
    id,
    itemId: made.ingredientId,
    quantity: hundredthsToDecimal(made.quantityHundredths),
    cost: centsToDecimal(showsGroupData(made.location) ? (made.paidCents ?? 0) : 0),
    isUndone,
    movements,
  }
}

/** Names the movements of a batch after it, and writes each once, with the stocks. */
function buildBatchSteps(planned: readonly PlannedMovement[], id: string) {
  const named = planned.map((one) => ({
    ...one,
    movement: { ...one.movement, id: `${id}.${one.movement.ingredientId}` },
  }))
  const movements = named.map(({ movement }) => movement)
  const puts = movements.map((movement) => ({ write: { Put: buildPutIfAbsent(buildMovementPut(movement).Item) } }))
  return { movements, steps: [...buildStockSteps(named), ...puts] }
}

type NewBatch = {
  readonly location: LocationCode
  readonly itemId: number
  readonly hundredths: number
  readonly acceptLarge: boolean
  readonly notes: string | undefined
  readonly expirationDate: string | undefined
  readonly by: string
  readonly now: Date
  readonly extraSteps: (batch: BatchMovements) => readonly WriteStep[]
}

const createQuantityProblem = (message: string) =>
  new Problem('invalid-input', 'Please check the quantity.', { errors: [{ path: 'quantity', message }] })

/**
 * Returns what an amount of an ingredient takes, as its location may know it.
 * @throws Problem `invalid-input` if it isn't made, or for too much of it
 */
function planParts(item: IngredientRecord, { location, hundredths, acceptLarge }: NewBatch) {
  const { batch } = getItemShownAt(location, item)
  if (!batch) throw new Problem('invalid-input', `What ${item.name} is made of isn't known.`)
  if (!acceptLarge && isLargeBatch(batch, hundredths))
    throw createQuantityProblem('Is more than ten batches; confirm it if it is right')
  const parts = scaleBatch(batch, hundredths).filter((part) => part.hundredths > 0)
  if (parts.some((part) => part.hundredths > MAX_AMOUNT)) throw createQuantityProblem('Takes too much')
  return parts
}

/**
 * Makes some of an ingredient from its parts in one transaction (docs/product/stock.md#prep).
 * @throws Problem `insufficient-stock` for a part, `invalid-input` if the ingredient isn't made
 */
export function makeBatch(request: NewBatch): Promise<BatchMovements> {
  const { location, itemId, hundredths, by, now, extraSteps } = request
  const id = createBatchId(now)
  const createdAt = now.toISOString()
  return runOptimisticWrite(
    async () => {
      const items = await listIngredients()
      const item = items.get(itemId)
      if (!item) throw new Problem('not-found', 'There is no such inventory item.')
      const parts = planParts(item, request)
      const stocks = await Promise.all(
        [itemId, ...parts.map(({ ingredientId }) => ingredientId)].map((part) => getStock(location, part)),
      )
      return { items, item, parts, stocks }
    },
    ({ items, item, parts, stocks }) => {
      const plan = (entry: Omit<MovementEntry, 'location' | 'by' | 'createdAt'>): PlannedMovement => {
        const stock = stocks.find(({ ingredientId }) => ingredientId === entry.ingredientId)
        const ofEntry = items.get(entry.ingredientId)
        if (!stock || !ofEntry) throw new Problem('not-found', 'This location has no stock of that item.')
        return planMovement(stock, ofEntry, { ...entry, location, by, createdAt })
      }
      const taken = parts.map((part) => {
        const unitCostCents = items.get(part.ingredientId)?.costPerUnitCents ?? 0
        const paidCents = getValueCents(part.hundredths, unitCostCents)
        const reason = { movementType: 'out', reason: 'prep', notes: `For ${item.name}` } as const
        return plan({
          ...reason,
          ingredientId: part.ingredientId,
          quantityHundredths: part.hundredths,
          unitCostCents,
          paidCents,
        })
      })
      const paidCents = taken.reduce((sum, { movement }) => sum + (movement.paidCents ?? 0), 0)
      if (paidCents > MAX_AMOUNT) throw createQuantityProblem('Costs too much')
      const today = toWallClock(getLocation(location), now).date
      const shelfLife = item.shelfLifeDays === null ? undefined : addDays(today, item.shelfLifeDays)
      const given = plan({
        ...{ movementType: 'in', reason: 'made', ingredientId: itemId, quantityHundredths: hundredths },
        unitCostCents: Math.round((paidCents * 100) / hundredths),
        paidCents,
        notes: request.notes,
        expirationDate: request.expirationDate ?? shelfLife,
      })
      const { movements, steps } = buildBatchSteps([given, ...taken], id)
      const batch = toBatch(id, movements, false)
      return { steps: [...extraSteps(batch), ...steps], answer: batch }
    },
  )
}

const listBatchMovements = async (location: LocationCode, batchId: string): Promise<MovementRecord[]> => {
  const { pk, sk } = movementKeys.movement({ location, createdAt: getMadeAt(batchId), id: `${batchId}.` })
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  })
  return parseItems(MovementRecord, items)
}

type BatchUndo = {
  readonly location: LocationCode
  readonly batchId: string
  readonly by: string
  readonly now: Date
  readonly extraSteps: (batch: BatchMovements) => readonly WriteStep[]
}

/**
 * Takes a batch back: its parts return, what was made leaves.
 * @throws Problem `not-found`, also if it was taken back, or `insufficient-stock` if it was used
 */
export const undoBatch = ({ location, batchId, by, now, extraSteps }: BatchUndo): Promise<BatchMovements> =>
  runOptimisticWrite(
    async () => {
      const movements = await listBatchMovements(location, batchId)
      const items = await listIngredients()
      return {
        movements,
        items,
        stocks: await Promise.all(movements.map((one) => getStock(location, one.ingredientId))),
      }
    },
    ({ movements, items, stocks }) => {
      const made = movements.find(({ reason }) => reason === 'made')
      if (!made) throw createNotFoundProblem()
      if (made.undoneAt !== undefined) throw new Problem('not-found', 'This batch was taken back already.')
      const planned = movements.flatMap(({ type: _, id: __, packs: ___, ...movement }, index) => {
        const [stock, item] = [stocks[index], items.get(movement.ingredientId)]
        if (!stock || !item) return []
        const movementType = movement.movementType === 'in' ? ('out' as const) : ('in' as const)
        const facts = { movementType, by, createdAt: now.toISOString(), notes: 'Batch taken back' }
        return [planMovement(stock, item, { ...movement, ...facts })]
      })
      const undone = buildBatchSteps(planned, `${batchId}.undo`)
      const mark = {
        TableName: tableName(),
        Key: movementKeys.movement(made),
        UpdateExpression: 'SET undoneAt = :at',
        ExpressionAttributeValues: { ':at': now.toISOString() },
      }
      const batch = toBatch(batchId, undone.movements, true)
      const steps = [
        ...extraSteps(batch),
        { write: { Update: ifUnchanged(mark, { undoneAt: undefined }) } },
        ...undone.steps,
      ]
      return { steps, answer: batch }
    },
  )
