import { getLocationWithHours } from '#functions/locations/state/location-hours'
import { listDishesWithRecipes } from '#functions/menu/availability/repository'
import { getIntakeStatus } from '#functions/kitchen/intake'
import { withPortions } from '#functions/menu/present'
import { findLocationOfState, LocationStateRecord } from '#functions/locations/state/records'
import { handleEachChange } from '#functions/platform/event-handlers'
import { pushMessages } from '#functions/live/push'
import { channels } from '#functions/live/connection-repository'
import { getLocation, getServerId, type LocationCode } from '#shared/locations/index'
import { describeMenuChange } from '#shared/menu/menu-changes'
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

/** Tells open pages to read the location again. */
async function pushFacts(location: LocationCode, previous: LocationStateRecord | undefined, version: number) {
  if (version === previous?.settings?.version) return
  const locationId = getServerId(getLocation(location))
  await pushMessages([channels.location(location)], { type: 'hours_update', locationId, version })
}

/** Tells open pages that guests may read allergens and nutrition from now on, or no longer. */
async function pushChecklist(location: LocationCode, previous: LocationStateRecord, signed: number) {
  if (signed === previous.checklist?.version) return
  const change = describeMenuChange({ kind: 'checklist', version: signed })
  await pushMessages([channels.location(location)], { type: 'menu_update', ...change })
}

export const handler = handleEachChange('push-location-state', async ({ before, after }) => {
  const location = findLocationOfState(after?.['pk'])
  if (!location || !after) return
  const current = LocationStateRecord.parse(after)
  const previous = before && LocationStateRecord.parse(before)
  if (current.settings) await pushFacts(location, previous, current.settings.version)
  if (!previous) return
  await pushPortions(location, previous.portions ?? NO_PORTIONS, current.portions ?? NO_PORTIONS)
  if (serializeSettings(previous) !== serializeSettings(current))
    await pushIntake(location, current.intake ?? DEFAULT_INTAKE)
  if (current.checklist) await pushChecklist(location, previous, current.checklist.version)
})
