import type { Cents } from '../platform/money'
import { Problem } from '../platform/problem'
import { MAX_AMOUNT, roundToStock, type Hundredths, type RecipeLine } from './stock'

/** What a batch of an ingredient is made of, and how much it gives (docs/product/stock.md#prep). */
export type Batch = { readonly hundredths: Hundredths; readonly recipe: readonly RecipeLine[] }

type Ingredient = {
  readonly id: number
  readonly name: string
  readonly costPerUnitCents: Cents
  readonly batch?: Batch | null | undefined
}
type Ingredients<I extends Ingredient = Ingredient> = ReadonlyMap<number, I>

/** The supplier of what the kitchen makes itself, with or without a recipe here. */
const OWN_KITCHEN = 'House kitchen'

/** Whether an ingredient is made rather than ordered. */
export const isMadeHere = ({ batch, supplier }: { readonly batch?: unknown; readonly supplier?: string | undefined }) =>
  Boolean(batch) || supplier?.trim().toLowerCase() === OWN_KITCHEN.toLowerCase()

/** Returns what an amount of a made ingredient takes, each part rounded half up once. */
export const scaleBatch = ({ hundredths, recipe }: Batch, wanted: Hundredths): readonly RecipeLine[] =>
  recipe.map((line) => ({ ...line, hundredths: roundToStock((line.hundredths * wanted) / hundredths) }))

/** More batches at once need a confirmation, because a larger amount may be a typing error. */
const MANY_BATCHES = 10

/** Whether an amount of a made ingredient needs a second look before it is made. */
export const isLargeBatch = ({ hundredths }: Pick<Batch, 'hundredths'>, wanted: Hundredths): boolean =>
  wanted > hundredths * MANY_BATCHES

/** Returns the value of an amount in cents. */
export const getValueCents = (hundredths: Hundredths, unitCents: Cents): Cents =>
  Math.round((hundredths * unitCents) / 100)

/** Returns the price per unit of a batch, given those of its parts. */
const getBatchCost = ({ hundredths, recipe }: Batch, costOf: (id: number) => Cents): Cents =>
  Math.round(recipe.reduce((sum, line) => sum + line.hundredths * costOf(line.ingredientId), 0) / hundredths)

const isTooCostly = ({ batch }: Ingredient, items: Ingredients): boolean =>
  !!batch && getBatchCost(batch, (id) => items.get(id)?.costPerUnitCents ?? 0) > MAX_AMOUNT

/**
 * Returns the ingredients with the cost of those that are made: that of their parts now, at most
 * what a call can name. The stored cost stands in for one whose parts lead back to it.
 */
export function resolveMadeCosts<I extends Ingredient>(items: Ingredients<I>): Ingredients<I> {
  const known = new Map<number, Cents>()
  const costOf = (id: number, above: readonly number[]): Cents => {
    const item = items.get(id)
    const found = known.get(id)
    if (found !== undefined || !item) return found ?? 0
    const cost =
      item.batch && !above.includes(id)
        ? Math.min(
            MAX_AMOUNT,
            getBatchCost(item.batch, (part) => costOf(part, [...above, id])),
          )
        : item.costPerUnitCents
    if (!above.includes(id)) known.set(id, cost)
    return cost
  }
  return new Map(
    [...items].map(([id, item]) => [id, item.batch ? { ...item, costPerUnitCents: costOf(id, []) } : item]),
  )
}

/**
 * Returns an ingredient whose parts come to cost more than a call can name by a change; undefined
 * if there is none.
 */
export function findTooCostly<I extends Ingredient>(before: Ingredients<I>, after: Ingredients<I>): I | undefined {
  const [previous, current] = [resolveMadeCosts(before), resolveMadeCosts(after)]
  return [...current.values()].find((item) => {
    const known = previous.get(item.id)
    return isTooCostly(item, current) && !(known && isTooCostly(known, previous))
  })
}

/** Returns everything that a batch is made of, its parts' parts included. */
export function listParts(batch: Batch, items: Ingredients): ReadonlySet<number> {
  const parts = new Set<number>()
  const add = ({ recipe }: Batch): void => {
    for (const { ingredientId } of recipe) {
      if (parts.has(ingredientId)) continue
      parts.add(ingredientId)
      const inner = items.get(ingredientId)?.batch
      if (inner) add(inner)
    }
  }
  add(batch)
  return parts
}

/** @throws Problem `invalid-input` for an unknown or repeated part, or one that it is a part of */
export function assertBatch(id: number, batch: Batch, items: Ingredients): void {
  const reject = (index: number, message: string) =>
    new Problem('invalid-input', 'Please check what it is made of.', {
      errors: [{ path: `batch.recipe.${index}.itemId`, message }],
    })
  for (const [index, { ingredientId }] of batch.recipe.entries()) {
    const part = items.get(ingredientId)
    if (!part) throw reject(index, 'No such item')
    if (batch.recipe.findIndex((line) => line.ingredientId === ingredientId) < index)
      throw reject(index, 'Is listed twice')
    if (ingredientId === id || (part.batch && listParts(part.batch, items).has(id)))
      throw reject(index, ingredientId === id ? 'An item is no part of itself' : `${part.name} is made of it`)
  }
}
