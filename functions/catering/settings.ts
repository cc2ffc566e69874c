import { EventSettings } from '#shared/catering/contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getCurrentLocation } from '../locations/state/current-location'
import {
  getSetting,
  toUndoUpdate,
  updateSetting,
  type LocationSetting,
  type SettingUpdate,
} from '../menu/location-settings'
import { getVersion } from '../menu/records'
import type { UndoHandler } from '../platform/change-log/records'

export const eventSetting: LocationSetting<EventSettings> = {
  name: 'events',
  kind: 'event-settings',
  select: (state) => state?.events,
  getDefault: (location) => ({ ...getLocation(location).events, packages: [], version: getVersion({}) }),
  title: (_before, { leadHours, perDay, minGuests, replyHours, packages }) =>
    `Events: ${leadHours} hours ahead, ${perDay} a day, from ${minGuests} guests, answered within ${replyHours} hours, packages: ${packages.map(({ name }) => name).join(', ') || 'none'}`,
}

/** Returns a location's rules and packages for events. */
export const getEventSettings = (location: LocationCode): Promise<EventSettings> => getSetting(eventSetting, location)

/** Returns the same with whether the location takes deposits online now. */
export async function getEventContext(location: LocationCode) {
  const [settings, current] = await Promise.all([getEventSettings(location), getCurrentLocation(location)])
  return { ...settings, takesDepositsOnline: getPolicy(current).payments !== 'none' }
}

/**
 * Sets a location's rules and packages for events.
 * @throws Problem `changed-meanwhile`
 */
export const updateEventSettings = (update: SettingUpdate<EventSettings>) => updateSetting(eventSetting, update)

/** Restores the rules and packages before a change. */
export const undoEventSettings: UndoHandler = async (request) => {
  const { version } = EventSettings.parse(JSON.parse(request.change.after))
  const before = EventSettings.parse(JSON.parse(request.change.before))
  return (await updateEventSettings({ ...toUndoUpdate(request), value: { ...before, version } })).entry
}
