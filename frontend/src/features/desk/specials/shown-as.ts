import type { DeskDish } from '#shared/contract/desk/dish'
import { fromCents, toCents } from '#shared/rules/money'
import { priceToday } from '#shared/rules/pricing'
import { scoreOf, urgencyOf } from '#shared/rules/specials'
import type { Recommended } from '#shared/rules/specials'
import { draftOf } from '../dish/draft'
import { menuItemOf } from '../dish/preview-dish'
import { figuresTyped } from './draft'
import type { SpecialDraft } from './draft'

const finite = (value: number, otherwise: number) => (Number.isFinite(value) ? value : otherwise)

/** A special as guests see it at noon of its day, before anybody has ordered it. */
export function shownAs(special: SpecialDraft, dish: DeskDish): Recommended {
  const { discountPercent, maxDailyOrders, loyaltyMultiplier, priority } = figuresTyped(special)
  const item = menuItemOf(draftOf(dish), dish)
  const discount = finite(discountPercent, 0)
  const shown = {
    id: special.key,
    title: special.title.trim() || 'The title of the special',
    description: special.description.trim(),
    dayOfWeek: special.dayOfWeek,
    mealtime: special.mealtime,
    timesOrdered: 0,
    maxDailyOrders: maxDailyOrders === null ? null : finite(maxDailyOrders, 1),
    loyaltyMultiplier: finite(loyaltyMultiplier, 1),
    discountPercent: discount,
    priority: finite(priority, 1),
    menuItem: {
      ...item,
      price: fromCents(priceToday(toCents(item.price), { discountPercent: discount })),
      ...(discount > 0 && { regularPrice: item.price }),
    },
  }
  const score = scoreOf(shown, {
    weekday: special.dayOfWeek,
    hour: 12,
    weather: { condition: 'mild', temperature: 75 },
  })
  return { special: shown, score, urgency: urgencyOf(shown, score) }
}
