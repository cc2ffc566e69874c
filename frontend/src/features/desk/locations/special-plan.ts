import { getWeekdayName } from '#shared/hours/hours'
import type { QueryClient } from '@tanstack/react-query'
import type { Location } from '#shared/locations/index'
import { MAX_SPECIALS_PER_DAY } from '#shared/specials/editing-contract'
import { mealtimeChoices } from '../specials/draft'
import { saveSpecials, specialsQuery } from '../specials/use-specials-form'
import { NOT_ON_MENU, findDish, impossible, planOf, type ChangeOf, type Plan, type Special } from './plan'

/** Describes a special: `Steak Friday: Friday, all day, 10% off`. */
export const describeSpecial = ({
  title,
  dayOfWeek,
  mealtime,
  discountPercent,
  price,
  maxDailyOrders,
  ...special
}: Special) =>
  [
    `${title}: ${getWeekdayName(dayOfWeek)}`,
    mealtimeChoices.find(({ value }) => value === (mealtime ?? ''))?.label.toLowerCase() ?? '',
    price === undefined ? `${discountPercent}% off` : `at $${price}`,
    ...(special.from === undefined ? [] : [`from ${special.from}`]),
    ...(special.until === undefined ? [] : [`until ${special.until}`]),
    ...(special.loyaltyMultiplier === 1 ? [] : [`${special.loyaltyMultiplier} times the points`]),
    ...(maxDailyOrders === null ? [] : [`at most ${maxDailyOrders} per day`]),
  ].join(', ')

/** Plans to turn a special on with its terms, or off. */
export async function planSpecial(
  client: QueryClient,
  location: Location,
  { special, isOn }: ChangeOf<'special'>,
): Promise<Plan> {
  const { specials, version } = await client.fetchQuery({ ...specialsQuery(location.code), staleTime: 0 })
  const ofDay = specials.filter(({ dayOfWeek }) => dayOfWeek === special.dayOfWeek)
  const existing = ofDay.find(({ menuItemId }) => menuItemId === special.menuItemId)
  const others = specials.filter((each) => each !== existing)
  const current = existing ? describeSpecial(existing) : 'Off'
  if (!isOn) return planOf(current, 'Off', () => saveSpecials(location.code, others, version))
  if (!(await findDish(client, location, special.menuItemId))) return NOT_ON_MENU
  if (!existing && ofDay.length >= MAX_SPECIALS_PER_DAY)
    return impossible(`${getWeekdayName(special.dayOfWeek)} has ${MAX_SPECIALS_PER_DAY} specials already`)
  // What a suggestion wanted to use up is of its own location.
  const { id: _id, sellsItemId: _sellsItemId, ...terms } = special
  const changed = { ...terms, ...(existing && { id: existing.id }) }
  return planOf(current, describeSpecial(special), () => saveSpecials(location.code, [...others, changed], version))
}
