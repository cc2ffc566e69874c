import type { EditableDish } from '#shared/contract/desk/dish'
import type { IngredientUnitCosts } from '#shared/rules/food-cost'
import { getMarginPercent } from '#shared/rules/food-cost'
import { toCents } from '#shared/rules/money'
import type { Cents } from '#shared/rules/money'
import { applySpecial } from '#shared/rules/pricing'
import { createDishDraft } from '../dish/draft'
import { dishCostCents } from '../dish/ingredients'
import { parseSpecialFigures } from './draft'
import type { SpecialDraft } from './draft'

type Side = { readonly priceCents: Cents; readonly margin: number | null }

/** A dish on a plain day and as the special, its cost null where that is not known. */
export type SpecialFiguresData = { readonly costCents: Cents | null; readonly before: Side; readonly after: Side }

export function getSpecialFigures(
  special: SpecialDraft,
  dish: EditableDish,
  costs: IngredientUnitCosts,
): SpecialFiguresData {
  const costCents = dishCostCents(createDishDraft(dish), costs)
  const { discountPercent } = parseSpecialFigures(special)
  const isDiscount = Number.isInteger(discountPercent) && discountPercent >= 0 && discountPercent <= 90
  const side = (priceCents: Cents): Side => ({
    priceCents,
    margin: costCents === null ? null : getMarginPercent(priceCents, costCents),
  })
  const everyday = toCents(dish.price)
  return {
    costCents,
    before: side(everyday),
    after: side(applySpecial(everyday, { discountPercent: isDiscount ? discountPercent : 0 })),
  }
}
