import { CategoriesRecord } from '#functions/menu/records'
import { findLocationOfState, LocationStateRecord } from '#functions/locations/state/records'
import type { PagesRequest } from '#functions/locations/site-pages'
import { invokeWorker } from '#functions/platform/aws/lambda'
import { handleEachChange } from '#functions/platform/event-handlers'
import type { Item } from '#functions/platform/table/table'
import { locations, type LocationCode } from '#shared/locations/index'

/**
 * Returns what a location's pages show of its state: the menu's version and the sold-out dishes.
 */
function serializeShownState(record: Item | undefined): string {
  if (!record) return ''
  const { changeId, version, portions = new Map<number, number>() } = LocationStateRecord.parse(record)
  return JSON.stringify([version, changeId, ...[...portions].flatMap(([id, left]) => (left > 0 ? [] : id))])
}

function listAffectedSites(before: Item | undefined, after: Item): readonly LocationCode[] {
  if (after['type'] === 'Categories') {
    // Throws for a record of a newer release, so that the change is delivered again to that
    // release.
    CategoriesRecord.parse(after)
    return locations.map(({ code }) => code)
  }
  const location = findLocationOfState(after['pk'])
  return location && serializeShownState(before) !== serializeShownState(after) ? [location] : []
}

export const handler = handleEachChange('request-prerender', async ({ before, after }) => {
  const requests = after ? listAffectedSites(before, after).map((location): PagesRequest => ({ location })) : []
  for (const request of requests) await invokeWorker('prerender-pages', request)
})
