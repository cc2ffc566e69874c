import { pantry } from '../ingredients'
import type { SeedCategory, SeedDish, SeedIngredient, SeedRecipeLine } from '../seed-schema'
import type { Advisory, Allergen, Station } from '#shared/menu/contract'

export type PantryKey = keyof typeof pantry
export type RecipeAmounts = Partial<Record<PantryKey, number>>

const ingredientOf: ReadonlyMap<string, SeedIngredient> = new Map(Object.entries(pantry))

/**
 * A recipe from amounts in each ingredient's own unit: `uses({ chicken: 0.4 })` is 0.40 lbs of
 * chicken.
 */
export const toRecipe = (amounts: RecipeAmounts): readonly SeedRecipeLine[] =>
  Object.entries(amounts).map(([key, amount]) => {
    const ingredient = ingredientOf.get(key)
    if (!ingredient) throw new Error(`no ingredient ${key}`)
    return { ingredientId: ingredient.id, hundredths: Math.round(amount * 100) }
  })

/** An option declared once for all dishes that offer it. */
export type OptionDraft = {
  readonly id: string
  readonly name: string
  /** Other names that guests use. */
  readonly alsoCalled?: readonly string[]
  /** The option's name if the dish already contains what it adds. */
  readonly nameOfMore?: string
  readonly priceCents?: number
  readonly upTo?: number
  readonly isDefault?: boolean
  /** The ingredients that it adds. */
  readonly adds?: RecipeAmounts
  /** The share of an ingredient that it removes; 1 is all of it. */
  readonly less?: RecipeAmounts
  /** Ingredients that it replaces by others in the same amount. */
  readonly swaps?: Partial<Record<PantryKey, PantryKey>>
  /** Allergens that it declares in addition to those of its recipe. */
  readonly declares?: readonly Allergen[]
  readonly advisory?: Advisory
}

export type OptionGroupDraft = {
  readonly id: string
  readonly name: string
  /** 0 where it is left out. */
  readonly min?: number
  readonly max: number
  readonly options: readonly OptionDraft[]
}

/** A dish as its category's file writes it: the rest follows from the category and the code. */
export type DishDraft = Pick<SeedDish, 'code' | 'name' | 'description' | 'priceCents' | 'prices' | 'nutrition'> &
  Partial<Pick<SeedDish, 'advisory' | 'isPopular' | 'spiceLevel' | 'station'>> & {
    /** Other names that guests use. */
    readonly alsoCalled?: readonly string[]
    readonly allergens: readonly Allergen[] | null
    /** The complete plate with the default options. */
    readonly recipe: readonly SeedRecipeLine[]
    readonly options?: readonly OptionGroupDraft[]
  }

/** A category with its dishes in the order of the menu. */
export type MenuSection = {
  readonly category: SeedCategory
  readonly codePrefix: string
  /** Where its dishes are made, but those that name another station. */
  readonly station: Station
  /** How long before its time a dish must be ordered, in minutes. */
  readonly leadMinutes?: number
  readonly dishes: readonly DishDraft[]
}
