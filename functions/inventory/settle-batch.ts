import { assertBatch, findTooCostly, listParts, resolveMadeCosts } from '#shared/inventory/prep'
import { MAX_AMOUNT } from '#shared/inventory/stock'
import { formatCents } from '#shared/platform/money'
import { Problem } from '#shared/platform/problem'
import { tableName } from '../platform/table/table'
import { ifUnchanged } from '../platform/table/transaction'
import { inventoryKeys, type IngredientRecord } from './records'

/** With the rest of the change, the checks of this many parts fit into one transaction. */
const MAX_PARTS = 60

/** Creates the problem of a made ingredient that would cost more than a call can name. */
export function createTooCostlyProblem(name: string, path: string): Problem {
  const message = `${name} would cost more than ${formatCents(MAX_AMOUNT)} per unit`
  return new Problem('invalid-input', `${message}.`, { errors: [{ path, message }] })
}

/**
 * Returns a changed ingredient with the cost of its parts if it is made. The checks reject it if
 * one of its parts changed meanwhile: two changes at once could make a circle.
 * @throws Problem `invalid-input` for a circle, for a typed cost of a made ingredient, or if a made
 *   one comes to cost too much
 */
export function settleBatch(
  before: IngredientRecord,
  after: IngredientRecord,
  items: ReadonlyMap<number, IngredientRecord>,
) {
  const { batch } = after
  if (batch) assertBatch(after.id, batch, items)
  const isSame = JSON.stringify(batch) === JSON.stringify(before.batch)
  const changed = new Map([...items, [after.id, after]])
  const tooCostly = findTooCostly(items, changed)
  if (tooCostly) throw createTooCostlyProblem(tooCostly.name, isSame ? 'costPerUnit' : 'batch.quantity')
  if (!batch) return { item: after, checks: [] }
  const costPerUnitCents = resolveMadeCosts(changed).get(after.id)?.costPerUnitCents ?? 0
  if (after.costPerUnitCents !== before.costPerUnitCents && after.costPerUnitCents !== costPerUnitCents)
    throw new Problem('invalid-input', 'Its cost is that of its parts.', {
      errors: [{ path: 'costPerUnit', message: 'Is that of its parts' }],
    })
  const parts = isSame ? [] : [...listParts(batch, items)]
  if (parts.length > MAX_PARTS) throw new Problem('invalid-input', `It is made of more than ${MAX_PARTS} ingredients.`)
  const checks = parts.map((id) => {
    const target = { TableName: tableName(), Key: inventoryKeys.ingredient(id) }
    return { write: { ConditionCheck: ifUnchanged(target, { version: items.get(id)?.version }) } }
  })
  return { item: { ...after, costPerUnitCents }, checks }
}
