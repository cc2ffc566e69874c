import { getLocationWithHours } from '#functions/hours/repository'
import { listDishesWithRecipes } from '#functions/menu/availability/repository'
import { getIntakeStatus } from '#functions/kitchen/intake'
import { withPortions } from '#functions/menu/present'
import { findLocationOfState } from '#functions/menu/records'
import { LocationStateRecord } from '#functions/menu/location-state-records'
import { handleEachChange } from '#functions/platform/event-handlers'
import { pushMessages } from '#functions/live/push'
import { channels } from '#functions/live/connection-repository'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { DEFAULT_INTAKE } from '#shared/kitchen/intake'
import type { IntakeSettings } from '#shared/kitchen/intake'

type Portions = ReadonlyMap<number, number>
const none: Portions = new Map()

/** Tells what is left of the dishes whose count has changed. */
async function tellPortions(location: LocationCode, was: Portions, is: Portions): Promise<void> {
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id))
  if (changed.length === 0) return
  const dishes = (await listDishesWithRecipes(location)).dishes.filter(({ id }) => changed.includes(id))
  for (const { id: menuItemId, isAvailable, portionsLeft = null } of withPortions(dishes, { portions: is }))
    await pushMessages([channels.location(location)], { type: 'menu_update', menuItemId, isAvailable, portionsLeft })
}

/**
 * Tells how the intake is now, and with it that quotes may be others; a pause that has ended since
 * is told as ended.
 */
async function tellIntake(location: LocationCode, word: IntakeSettings): Promise<void> {
  const { state, until } = getIntakeStatus(word, await getLocationWithHours(getLocation(location)), new Date())
  await pushMessages([channels.location(location)], { type: 'intake_update', state, until })
}

export const handler = handleEachChange('push-location-state', async ({ before, after }) => {
  const location = findLocationOfState(after?.['pk'])
  if (!location || !before || !after) return
  const [was, is] = [LocationStateRecord.parse(before), LocationStateRecord.parse(after)]
  await tellPortions(location, was.portions ?? none, is.portions ?? none)
  const asked = ({ intake, stations }: LocationStateRecord) => JSON.stringify([intake, stations])
  if (asked(was) !== asked(is)) await tellIntake(location, is.intake ?? DEFAULT_INTAKE)
})
