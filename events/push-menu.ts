import { CategoriesRecord, DishRecord, findLocationOfMenu, SpecialsRecord, getVersion } from '#functions/menu/records'
import { handleEachChange } from '#functions/platform/event-handlers'
import type { Item } from '#functions/platform/table/table'
import { pushMessages } from '#functions/live/push'
import { channels } from '#functions/live/connection-repository'
import type { ServerMessage } from '#shared/platform/live/messages'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'

type Told = Extract<ServerMessage, { type: 'menu_update' }>

/** What is read of any thing that the owner changes; the sample's own has no version. */
type Versioned = { readonly version?: number | undefined }

const isByOwner = (was: Versioned | undefined, is: Versioned): boolean =>
  was ? getVersion(was) !== getVersion(is) : is.version !== undefined

function ofDish(before: Item | undefined, after: Item): Told | undefined {
  const [was, is] = [before && DishRecord.parse(before), DishRecord.parse(after)]
  const { id, optionsOut = [], isArchived = false } = is
  const isAvailable = is.isAvailable && !isArchived
  const hasOther = was !== undefined && String(was.optionsOut ?? []) !== String(optionsOut)
  const changed = isByOwner(was, is)
  if (!changed && (!was || (was.isAvailable === is.isAvailable && !hasOther))) return undefined
  return {
    type: 'menu_update',
    menuItemId: id,
    isAvailable,
    ...(hasOther && { optionsOut }),
    ...(changed && { changed: 'dish', change: `dish-${id}-${getVersion(is)}` }),
  }
}

/** The specials of a week are changed together: the first day's record stands for all. */
function ofSpecials(before: Item | undefined, after: Item): Told | undefined {
  const [was, is] = [before && SpecialsRecord.parse(before), SpecialsRecord.parse(after)]
  if (is.dayOfWeek !== 0 || !isByOwner(was, is)) return undefined
  return { type: 'menu_update', changed: 'specials', change: `specials-${getVersion(is)}` }
}

function ofCategories(before: Item | undefined, after: Item): Told | undefined {
  const [was, is] = [before && CategoriesRecord.parse(before), CategoriesRecord.parse(after)]
  if (!isByOwner(was, is)) return undefined
  return { type: 'menu_update', changed: 'categories', change: `categories-${getVersion(is)}` }
}

function toldOf(before: Item | undefined, after: Item): Told | undefined {
  switch (after['type']) {
    case 'Categories':
      return ofCategories(before, after)
    case 'Specials':
      return ofSpecials(before, after)
    default:
      return ofDish(before, after)
  }
}

/** Categories are the group's: every location's menu shows them. */
function menusOf(after: Item): readonly LocationCode[] {
  if (after['type'] === 'Categories') return locations.map(({ code }) => code)
  const location = findLocationOfMenu(after['pk'])
  return location ? [location] : []
}

export const handler = handleEachChange('push-menu', async ({ before, after }) => {
  const told = after && toldOf(before, after)
  if (told) await pushMessages(menusOf(after).map(channels.location), told)
})
