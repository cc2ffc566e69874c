import { CategoriesRecord, DishRecord, findLocationOfMenu, SpecialsRecord, getVersion } from '#functions/menu/records'
import { DaypartsRecord } from '#functions/menu/dayparts/records'
import { handleEachChange } from '#functions/platform/event-handlers'
import type { Item } from '#functions/platform/table/table'
import { pushMessages } from '#functions/live/push'
import { channels } from '#functions/live/connection-repository'
import type { ServerMessage } from '#shared/live/messages'
import { describeMenuChange } from '#shared/menu/menu-changes'
import { locations, type LocationCode } from '#shared/locations/index'

type MenuUpdate = Extract<ServerMessage, { type: 'menu_update' }>

/** A record that managers edit. A record of the sample data has no version until the first edit. */
type Versioned = { readonly version?: number | undefined }

const isEdited = (previous: Versioned | undefined, current: Versioned): boolean =>
  previous ? getVersion(previous) !== getVersion(current) : current.version !== undefined

function findDishUpdate(before: Item | undefined, after: Item): MenuUpdate | undefined {
  const [previous, current] = [before && DishRecord.parse(before), DishRecord.parse(after)]
  const { id, optionsOut = [], isArchived = false } = current
  const isAvailable = current.isAvailable && !isArchived
  const hasOptionChange = previous !== undefined && String(previous.optionsOut ?? []) !== String(optionsOut)
  const edited = isEdited(previous, current)
  if (!edited && (!previous || (previous.isAvailable === current.isAvailable && !hasOptionChange))) return undefined
  return {
    type: 'menu_update',
    menuItemId: id,
    isAvailable,
    ...(hasOptionChange && { optionsOut }),
    ...(edited && describeMenuChange({ kind: 'dish', menuItemId: id, version: getVersion(current) })),
  }
}

/** All days of a week are saved together, so only the first day's record causes an update. */
function findSpecialsUpdate(before: Item | undefined, after: Item): MenuUpdate | undefined {
  const [previous, current] = [before && SpecialsRecord.parse(before), SpecialsRecord.parse(after)]
  if (current.dayOfWeek !== 0 || !isEdited(previous, current)) return undefined
  return { type: 'menu_update', ...describeMenuChange({ kind: 'specials', version: getVersion(current) }) }
}

function findCategoriesUpdate(before: Item | undefined, after: Item): MenuUpdate | undefined {
  const [previous, current] = [before && CategoriesRecord.parse(before), CategoriesRecord.parse(after)]
  if (!isEdited(previous, current)) return undefined
  return { type: 'menu_update', ...describeMenuChange({ kind: 'categories', version: getVersion(current) }) }
}

function findDaypartsUpdate(before: Item | undefined, after: Item): MenuUpdate | undefined {
  const [previous, current] = [before && DaypartsRecord.parse(before), DaypartsRecord.parse(after)]
  if (!isEdited(previous, current)) return undefined
  return { type: 'menu_update', ...describeMenuChange({ kind: 'dayparts', version: current.version }) }
}

function findMenuUpdate(before: Item | undefined, after: Item): MenuUpdate | undefined {
  switch (after['type']) {
    case 'Categories':
      return findCategoriesUpdate(before, after)
    case 'Dayparts':
      return findDaypartsUpdate(before, after)
    case 'Specials':
      return findSpecialsUpdate(before, after)
    default:
      return findDishUpdate(before, after)
  }
}

/** Returns the locations whose menus a record belongs to. All locations share the categories. */
function listLocationsOf(after: Item): readonly LocationCode[] {
  if (after['type'] === 'Categories') return locations.map(({ code }) => code)
  const location = findLocationOfMenu(after['pk'])
  return location ? [location] : []
}

export const handler = handleEachChange('push-menu', async ({ before, after }) => {
  const update = after && findMenuUpdate(before, after)
  if (update) await pushMessages(listLocationsOf(after).map(channels.location), update)
})
