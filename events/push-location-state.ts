import { getLocationWithHours } from '#functions/hours/repository'
import { listDishesWithRecipes } from '#functions/menu/availability/repository'
import { getIntakeStatus } from '#functions/kitchen/intake'
import { withPortions } from '#functions/menu/present'
import { findLocationOfState, LocationStateRecord } from '#functions/locations/state/records'
import { handleEachChange } from '#functions/platform/event-handlers'
import { pushMessages } from '#functions/live/push'
import { channels } from '#functions/live/connection-repository'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { DEFAULT_INTAKE, type IntakeSettings } from '#shared/kitchen/intake'

type Portions = ReadonlyMap<number, number>
const NO_PORTIONS: Portions = new Map()

/** Pushes the remaining portions of the dishes whose count has changed. */
async function pushPortions(location: LocationCode, previous: Portions, current: Portions): Promise<void> {
  const ids = new Set([...previous.keys(), ...current.keys()])
  const changed = [...ids].filter((id) => previous.get(id) !== current.get(id))
  if (changed.length === 0) return
  const dishes = (await listDishesWithRecipes(location)).dishes.filter(({ id }) => changed.includes(id))
  for (const { id: menuItemId, isAvailable, portionsLeft = null } of withPortions(dishes, { portions: current }))
    await pushMessages([channels.location(location)], { type: 'menu_update', menuItemId, isAvailable, portionsLeft })
}

/** Pushes the current intake status. Clients that show an estimate request it again. */
async function pushIntake(location: LocationCode, settings: IntakeSettings): Promise<void> {
  const { state, until } = getIntakeStatus(settings, await getLocationWithHours(getLocation(location)), new Date())
  await pushMessages([channels.location(location)], { type: 'intake_update', state, until })
}

/** The settings that determine the intake status and estimates. */
const serializeSettings = ({ intake, stations }: LocationStateRecord) => JSON.stringify([intake, stations])

export const handler = handleEachChange('push-location-state', async ({ before, after }) => {
  const location = findLocationOfState(after?.['pk'])
  if (!location || !before || !after) return
  const [previous, current] = [LocationStateRecord.parse(before), LocationStateRecord.parse(after)]
  await pushPortions(location, previous.portions ?? NO_PORTIONS, current.portions ?? NO_PORTIONS)
  if (serializeSettings(previous) !== serializeSettings(current))
    await pushIntake(location, current.intake ?? DEFAULT_INTAKE)
  const signed = current.checklist?.version
  // Guests may read allergens and nutrition from now on, or no longer.
  if (signed !== undefined && signed !== previous.checklist?.version)
    await pushMessages([channels.location(location)], {
      type: 'menu_update',
      changed: 'dish',
      change: `checklist-${signed}`,
    })
})
