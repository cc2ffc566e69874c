import type { QueryClient } from '@tanstack/react-query'
import { formatHours } from '#shared/hours/hours'
import { getHoursOn } from '#shared/hours/open-periods'
import { hoursRoutes } from '#shared/hours/contract'
import { toLocationHours, type HoursException } from '#shared/hours/opening-hours'
import type { Location } from '#shared/locations/index'
import { MARK_AVAILABLE, MARK_UNAVAILABLE } from '#shared/menu/availability'
import { availabilityRoutes } from '#shared/menu/availability-contract'
import { centsToDecimal, formatDecimal, toCents } from '#shared/platform/money'
import { parseTypedCents } from '#shared/platform/typed-amount'
import { callApi } from '#base/api/client'
import { updateDish } from '../desk-api'
import { formatException, setException, withoutDate } from '../hours/draft'
import { saveHours, showHours } from '../hours/use-desk-hours'
import { planIntake } from './intake-plan'
import { NOT_ON_MENU, findDish, planOf, type ChangeOf, type LocationChange, type Plan } from './plan'
import { planSetting } from './setting-plan'
import { planSpecial } from './special-plan'

async function planPrice(client: QueryClient, location: Location, change: ChangeOf<'price'>): Promise<Plan> {
  const dish = await findDish(client, location, change.menuItemId)
  if (!dish) return NOT_ON_MENU
  const price = centsToDecimal(parseTypedCents(change.price) ?? toCents(change.price))
  return planOf(formatDecimal(dish.price), formatDecimal(price), () => updateDish(location.code, dish, { price }))
}

const describeAvailability = (isAvailable: boolean, reason: string | null): string =>
  isAvailable ? 'Available' : `86${reason === null ? '' : `: ${reason}`}`

async function planAvailability(
  client: QueryClient,
  location: Location,
  { menuItemId, isAvailable }: ChangeOf<'availability'>,
): Promise<Plan> {
  const dish = await findDish(client, location, menuItemId)
  if (!dish) return NOT_ON_MENU
  const current = describeAvailability(dish.isAvailable, dish.availabilityReason)
  if (dish.isAvailable === isAvailable) return { current, next: current }
  const body = isAvailable ? MARK_AVAILABLE : MARK_UNAVAILABLE
  return planOf(current, describeAvailability(isAvailable, body.reason), () =>
    callApi(availabilityRoutes.updateAvailability, { params: { menuItemId, location: location.code }, body }),
  )
}

async function planHours(
  client: QueryClient,
  location: Location,
  { date, exception }: ChangeOf<'hours'>,
): Promise<Plan> {
  const { weekly, exceptions, version } = await callApi(hoursRoutes.getHours, { params: { location: location.code } })
  const usual = `Regular hours: ${formatHours(getHoursOn({ hours: toLocationHours({ weekly, exceptions: [] }) }, date))}`
  const describe = (of: HoursException | null | undefined) => (of ? formatException(of) : usual)
  const changed = exception ? setException(exceptions, exception) : withoutDate(exceptions, date)
  return planOf(describe(exceptions.find((each) => each.date === date)), describe(exception), async () => {
    // A location with affected orders fails, so that its owner decides on its own page.
    const options = { version, acceptAffected: false }
    showHours(client, location, await saveHours(location, { weekly, exceptions: changed }, options))
  })
}

/** Reads a location and returns what a change does there. Nothing is changed yet. */
export function planChange(client: QueryClient, location: Location, change: LocationChange): Promise<Plan> {
  switch (change.kind) {
    case 'price':
      return planPrice(client, location, change)
    case 'availability':
      return planAvailability(client, location, change)
    case 'special':
      return planSpecial(client, location, change)
    case 'intake':
      return planIntake(location, change)
    case 'setting':
      return planSetting(client, location, change)
    case 'hours':
      return planHours(client, location, change)
  }
}
