import { createHash } from 'node:crypto'
import type { CategoryRecord, DishRecord, SpecialRecord } from '../../menu/records'
import type { IngredientRecord, StockRecord } from '../../inventory/records'
import type { RewardRecord, TierRecord } from '../../loyalty/records'
import fingerprints from './sample-fingerprints.json'

/** A value of the sample, such as a text, recipe, price or level, or what guests are given. */
const fingerprint = (kind: string, ...parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('hex')
    .slice(0, 8)

export const fingerprintText = ({ description }: { readonly description: string }): string =>
  fingerprint('text', description)

type KitchenNamed = { readonly kitchenName?: string | null | undefined }

export const fingerprintKitchenName = ({ kitchenName }: KitchenNamed): string =>
  fingerprint('kitchen name', kitchenName)

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

export const fingerprintPrice = ({ id, priceCents }: Pick<DishRecord, 'id' | 'priceCents'>): string =>
  fingerprint('price', id, priceCents)

/** Several dishes offer an option, so its name and price are what is known of it. */
export const fingerprintOption = ({ name, priceCents }: PricedOption): string => fingerprint('option', name, priceCents)

export const fingerprintTier = ({ name, minimumSpentCents, benefit }: Omit<TierRecord, 'type'>): string =>
  fingerprint('tier', name, minimumSpentCents, benefit.kind, benefit.kind === 'points' ? benefit.multiplier : null)

export const fingerprintReward = ({ pointsCost, discountPercent, discountAmountCents }: RewardTerms): string =>
  fingerprint('reward', pointsCost, discountPercent, discountAmountCents)

type Leveled = Pick<StockRecord, 'minimumHundredths' | 'parHundredths'> & { readonly ingredientId: number }

export const fingerprintLevels = ({ ingredientId, minimumHundredths, parHundredths }: Leveled): string =>
  fingerprint('levels', ingredientId, minimumHundredths, parHundredths)

type GuestFacts = Pick<DishRecord, 'id' | 'spiceLevel' | 'leadMinutes' | 'isPopular'>

/** The marks of a dish that guests read, without those that say nothing. */
export const fingerprintFacts = ({ id, spiceLevel, leadMinutes, isPopular }: GuestFacts) => ({
  spiceLevel: spiceLevel > 0 ? fingerprint('spice', id, spiceLevel) : undefined,
  leadMinutes: leadMinutes > 0 ? fingerprint('lead', id, leadMinutes) : undefined,
  isPopular: isPopular ? fingerprint('popular', id) : undefined,
})

type PricedOption = { readonly name: string; readonly priceCents: number }
type RewardTerms = Pick<RewardRecord, 'pointsCost' | 'discountPercent' | 'discountAmountCents'>

type SampleDish = Pick<DishRecord, 'id' | 'priceCents' | 'recipe' | 'kitchenName'> &
  GuestFacts & {
    /** The prices of locations that have others. */
    readonly prices?: Readonly<Record<string, number | undefined>> | undefined
    readonly optionGroups: readonly { readonly options: readonly (PricedOption & KitchenNamed)[] }[]
  }

const fingerprintPrices = ({ id, priceCents, prices = {}, optionGroups }: SampleDish): readonly string[] => [
  ...[priceCents, ...Object.values(prices)].flatMap((cents) =>
    cents === undefined ? [] : [fingerprintPrice({ id, priceCents: cents })],
  ),
  ...optionGroups.flatMap(({ options }) => options.filter((option) => option.priceCents > 0).map(fingerprintOption)),
]

/** Returns a dish and its options, as far as cooks call them differently. */
export const listKitchenNamed = <Dish extends Pick<SampleDish, 'kitchenName' | 'optionGroups'>>(dish: Dish) =>
  [dish, ...dish.optionGroups.flatMap(({ options }) => options)].filter(({ kitchenName }) => kitchenName)

type Sample = {
  readonly texts: readonly Pick<CategoryRecord | DishRecord | SpecialRecord, 'description'>[]
  readonly dishes: readonly SampleDish[]
  readonly ingredients: readonly (Bought & Omit<Leveled, 'ingredientId'>)[]
  readonly tiers: readonly Omit<TierRecord, 'type'>[]
  readonly rewards: readonly (RewardTerms & Pick<RewardRecord, 'description'>)[]
}

/** Returns the fingerprints of a sample, without repetitions, in their order. */
export const listFingerprints = ({ texts, dishes, ingredients, tiers, rewards }: Sample): readonly string[] =>
  [
    ...new Set([
      ...[...texts, ...rewards].map(fingerprintText),
      ...dishes.map(fingerprintRecipe),
      ...dishes.flatMap(fingerprintPrices),
      ...dishes.flatMap(listKitchenNamed).map(fingerprintKitchenName),
      ...dishes.flatMap((dish) => Object.values(fingerprintFacts(dish)).flatMap((mark) => mark ?? [])),
      ...tiers.map(fingerprintTier),
      ...rewards.map(fingerprintReward),
      ...ingredients.flatMap((ingredient) => [
        fingerprintCost(ingredient),
        fingerprintSupplier(ingredient),
        fingerprintLevels({ ...ingredient, ingredientId: ingredient.id }),
      ]),
    ]),
  ].sort()

const known: ReadonlySet<string> = new Set(fingerprints)

/** Whether a value is as in the sample of the catalogue, by its fingerprint. */
export const isOfSample = (mark: string | undefined): boolean => mark !== undefined && known.has(mark)
