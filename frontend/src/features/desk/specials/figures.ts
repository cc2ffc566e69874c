import type { DeskDish } from '#shared/contract/desk/dish'
import type { UnitCosts } from '#shared/rules/food-cost'
import { marginPercent } from '#shared/rules/food-cost'
import { toCents } from '#shared/rules/money'
import type { Cents } from '#shared/rules/money'
import { priceToday } from '#shared/rules/pricing'
import { draftOf } from '../dish/draft'
import { costOf } from '../dish/ingredients'
import { figuresTyped } from './draft'
import type { SpecialDraft } from './draft'

type Side = { readonly priceCents: Cents; readonly margin: number | null }

/** A dish on a plain day and as the special, its cost null where that is not known. */
export type Figures = { readonly costCents: Cents | null; readonly before: Side; readonly after: Side }

export function figuresOf(special: SpecialDraft, dish: DeskDish, costs: UnitCosts): Figures {
  const costCents = costOf(draftOf(dish), costs)
  const { discountPercent } = figuresTyped(special)
  const isDiscount = Number.isInteger(discountPercent) && discountPercent >= 0 && discountPercent <= 90
  const side = (priceCents: Cents): Side => ({
    priceCents,
    margin: costCents === null ? null : marginPercent(priceCents, costCents),
  })
  const everyday = toCents(dish.price)
  return {
    costCents,
    before: side(everyday),
    after: side(priceToday(everyday, { discountPercent: isDiscount ? discountPercent : 0 })),
  }
}
