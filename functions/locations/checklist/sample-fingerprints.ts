import { createHash } from 'node:crypto'
import type { CategoryRecord, DishRecord, SpecialRecord } from '../../menu/records'
import type { IngredientRecord } from '../../inventory/records'
import fingerprints from './sample-fingerprints.json'

/** A value of the sample: a description, a recipe, or an ingredient's cost or supplier. */
const fingerprint = (kind: string, ...parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('hex')
    .slice(0, 8)

export const fingerprintText = ({ description }: { readonly description: string }): string =>
  fingerprint('text', description)

export const fingerprintRecipe = ({ recipe }: Pick<DishRecord, 'recipe'>): string =>
  fingerprint(
    'recipe',
    recipe
      .map(({ ingredientId, hundredths }) => [ingredientId, hundredths] as const)
      .sort(([one], [other]) => one - other),
  )

type Bought = Pick<IngredientRecord, 'id' | 'costPerUnitCents' | 'supplier'>

export const fingerprintCost = ({ id, costPerUnitCents }: Bought): string => fingerprint('cost', id, costPerUnitCents)

export const fingerprintSupplier = ({ id, supplier = '' }: Bought): string => fingerprint('supplier', id, supplier)

type Sample = {
  readonly texts: readonly Pick<CategoryRecord | DishRecord | SpecialRecord, 'description'>[]
  readonly dishes: readonly Pick<DishRecord, 'recipe'>[]
  readonly ingredients: readonly Bought[]
}

/** Returns the fingerprints of a sample, without repetitions, in their order. */
export const listFingerprints = ({ texts, dishes, ingredients }: Sample): readonly string[] =>
  [
    ...new Set([
      ...texts.map(fingerprintText),
      ...dishes.map(fingerprintRecipe),
      ...ingredients.flatMap((ingredient) => [fingerprintCost(ingredient), fingerprintSupplier(ingredient)]),
    ]),
  ].sort()

const known: ReadonlySet<string> = new Set(fingerprints)

/** Whether a value is as in the sample of the catalogue, by its fingerprint. */
export const isOfSample = (mark: string): boolean => known.has(mark)
