import type { Allergen, Station } from '#shared/contract/menu'
import type { SeedCategory, SeedDish, SeedRecipeLine } from '../schema'
import type { OptionGroupDraft } from './options/draft'

/** A dish as its category's file writes it: the rest follows from the category and the code. */
export type DishDraft = Pick<SeedDish, 'code' | 'name' | 'description' | 'priceCents' | 'prices' | 'nutrition'> &
  Partial<Pick<SeedDish, 'advisory' | 'isPopular' | 'spiceLevel' | 'station'>> & {
    readonly allergens: readonly Allergen[] | null
    /** The plate as it is served without a word: what the default options put there included. */
    readonly recipe: readonly SeedRecipeLine[]
    readonly options?: readonly OptionGroupDraft[]
  }

/** A category with its dishes in the order of the menu. */
export type MenuSection = {
  readonly category: SeedCategory
  readonly codePrefix: string
  /** Where its dishes are made, but those that name another station. */
  readonly station: Station
  readonly dishes: readonly DishDraft[]
}
