import { CategoriesRecord, findLocationOfState } from '#functions/menu/records'
import { LocationStateRecord } from '#functions/menu/location-state-records'
import type { PagesRequest } from '#functions/locations/page-records'
import { invokeWorker } from '#functions/platform/invoke-worker'
import { handleEachChange } from '#functions/platform/event-handlers'
import type { Item } from '#functions/platform/table/table'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'

/**
 * What of a location's changes its pages show: which menu it is, and which dishes are sold out by
 * count.
 */
function shownOf(changes: Item | undefined): string {
  if (!changes) return ''
  const { changeId, version, portions = new Map<number, number>() } = LocationStateRecord.parse(changes)
  return JSON.stringify([version, changeId, ...[...portions].flatMap(([id, left]) => (left > 0 ? [] : id))])
}

function sitesOf(before: Item | undefined, after: Item): readonly LocationCode[] {
  if (after['type'] === 'Categories') {
    // Those of a later version are left to it.
    CategoriesRecord.parse(after)
    return locations.map(({ code }) => code)
  }
  const location = findLocationOfState(after['pk'])
  return location && shownOf(before) !== shownOf(after) ? [location] : []
}

export const handler = handleEachChange('request-prerender', async ({ before, after }) => {
  const requests = after ? sitesOf(before, after).map((location): PagesRequest => ({ location })) : []
  for (const request of requests) await invokeWorker('prerender-pages', request)
})
