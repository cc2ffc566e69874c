import type { EditableDish } from '#shared/menu/editing-contract'
import { centsToDecimal, toCents } from '#shared/platform/money'
import { applySpecial, getPercentOff } from '#shared/specials/special-price'
import { getSpecialUrgency, scoreSpecial, type RecommendedSpecial } from '#shared/specials/recommend-specials'
import { createDishDraft } from '../dishes/draft'
import { buildPreviewMenuItem } from '../dishes/build-preview'
import { getSpecialTerms, parseSpecialFigures, type SpecialDraft } from './draft'

const finite = (value: number, otherwise: number) => (Number.isFinite(value) ? value : otherwise)

/** Returns a special as guests see it at noon of its day, before any orders. */
export function buildSpecialPreview(special: SpecialDraft, dish: EditableDish): RecommendedSpecial {
  const { maxDailyOrders, loyaltyMultiplier, priority } = parseSpecialFigures(special)
  const item = buildPreviewMenuItem(createDishDraft(dish), dish)
  const everyday = toCents(item.price)
  const terms = getSpecialTerms(special)
  const priceToday = applySpecial(everyday, terms)
  const shown = {
    id: special.key,
    title: special.title.trim() || 'The title of the special',
    description: special.description.trim(),
    dayOfWeek: special.dayOfWeek,
    mealtime: special.mealtime,
    timesOrdered: 0,
    maxDailyOrders: maxDailyOrders === null ? null : finite(maxDailyOrders, 1),
    loyaltyMultiplier: finite(loyaltyMultiplier, 1),
    discountPercent: getPercentOff(everyday, terms),
    priority: finite(priority, 1),
    menuItem: {
      ...item,
      price: centsToDecimal(priceToday),
      ...(priceToday !== everyday && { regularPrice: item.price }),
    },
  }
  const score = scoreSpecial(shown, {
    weekday: special.dayOfWeek,
    hour: 12,
    weather: { condition: 'mild', temperature: 75 },
  })
  return { special: shown, score, urgency: getSpecialUrgency(shown, score) }
}
