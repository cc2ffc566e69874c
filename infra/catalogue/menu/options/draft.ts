import type { Advisory, Allergen } from '#shared/contract/menu'
import type { Amounts, Ingredient } from '../../recipe'

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
  readonly adds?: Amounts
  /** Which part it takes away of what is always in the dish: 1 is all of it. */
  readonly less?: Amounts
  /** What comes in place of what, in the same amount. */
  readonly swaps?: Partial<Record<Ingredient, Ingredient>>
  /** What it declares though its recipe holds none of it. */
  readonly declares?: readonly Allergen[]
  readonly advisory?: Advisory
}

export type GroupDraft = {
  readonly id: string
  readonly name: string
  /** 0 where it is left out. */
  readonly min?: number
  readonly max: number
  readonly options: readonly OptionDraft[]
}
