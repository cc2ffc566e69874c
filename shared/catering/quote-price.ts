import { resolveSelection, sumOptionCents, type DishOption, type DishOptionGroups } from '../menu/options'
import { calculateTotals, percentageOfCents, type Cents, type TaxTerms } from '../platform/money'

type QuotedDish = {
  /** The usual price, without specials and dayparts. */
  readonly priceCents: Cents
  readonly optionGroups: DishOptionGroups<DishOption & ({ readonly priceCents: Cents } | { readonly price: string })>
}

/**
 * Selects the options of a quoted dish, by default its usual ones. An event is on another day, so
 * what is sold out today counts.
 */
export const selectQuotedOptions = <O extends DishOption>(
  groups: DishOptionGroups<O>,
  optionIds: readonly string[] | null | undefined,
) => resolveSelection(groups, optionIds, [])

/** Returns the menu's price of a portion with its options, in cents: that of an empty price. */
export const getQuotedMenuCents = (
  { priceCents, optionGroups }: QuotedDish,
  optionIds: readonly string[] | null | undefined,
): Cents => priceCents + sumOptionCents(selectQuotedOptions(optionGroups, optionIds).chosen)

type QuoteTerms = {
  readonly subtotalCents: Cents
  readonly serviceChargeBasisPoints: number
  /** The tax on the event's date. */
  readonly tax: TaxTerms
}

/** Returns the amounts of a quote: dishes, service charge and the tax of both. */
export function calculateQuoteTotals({ subtotalCents, serviceChargeBasisPoints, tax }: QuoteTerms) {
  const serviceChargeCents = percentageOfCents(subtotalCents, serviceChargeBasisPoints)
  return { ...calculateTotals({ subtotalCents, serviceChargeCents, tax }), serviceChargeCents }
}
