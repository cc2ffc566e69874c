import type { Advisory, Allergen } from '#shared/contract/menu'
import type { RecipeAmounts, PantryKey } from '../../recipe'

/** An option as it is declared once, for whichever dishes offer it. */
export type OptionDraft = {
  readonly id: string
  readonly name: string
  /** Its name where the dish already has what it adds. */
  readonly nameOfMore?: string
  readonly priceCents?: number
  readonly upTo?: number
  readonly isDefault?: boolean
  /** What it puts onto the plate. */
  readonly adds?: RecipeAmounts
  /** Which part it takes away of what is always in the dish: 1 is all of it. */
  readonly less?: RecipeAmounts
  /** What comes in place of what, in the same amount. */
  readonly swaps?: Partial<Record<PantryKey, PantryKey>>
  /** What it declares though its recipe holds none of it. */
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
