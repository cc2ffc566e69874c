import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { createMenuSnapshot } from '#shared/pages/printed-menu'
import { updatePageContent } from '#shared/pages/words'
import type { PageSite } from '#shared/pages/words'
import { prerenderedPaths } from '#shared/prerendered'
import { toLocationHours } from '#shared/rules/hours-told'
import { getMenuWithState } from '../menu/kept'
import { withPortions, withRanks } from '../menu/present'
import { listCategories } from '../menu/store'
import { retryWithBackoff } from '../runtime/until-done'
import { findStoredPage, replacePage } from './store-bucket'

/** What a location's pages say now. */
async function siteNow(code: LocationCode): Promise<PageSite> {
  const [{ menu, house }, categories] = await Promise.all([getMenuWithState(code), listCategories()])
  const dishes = withRanks(withPortions(menu.dishes, house), house).filter(({ isAvailable }) => isAvailable)
  return {
    location: getLocation(code),
    menu: createMenuSnapshot({ categories, dishes, specials: menu.specials }),
    hours: menu.hours && toLocationHours(menu.hours),
  }
}

/**
 * Prints a location's own pages as its menu and hours are now; those that say so already are left
 * alone (decision 0041). The pages are read first, then what is so: what takes a page's place is
 * newer than all that went into it, and of several who print at once the one that is overtaken
 * begins again. So the last change is in the page, whoever prints it.
 */
export const prerenderPages = (code: LocationCode): Promise<number> =>
  retryWithBackoff(async () => {
    const read = await Promise.all(
      prerenderedPaths.map(async (path) => ({ path, kept: await findStoredPage(code, path) })),
    )
    if (read.every(({ kept }) => kept === undefined)) return { done: 0 }
    const site = await siteNow(code)
    const changed = read.flatMap(({ path, kept }) => {
      if (!kept) return []
      const page = updatePageContent(kept.page, path, site)
      return page === kept.page ? [] : { path, print: { page, etag: kept.etag } }
    })
    const replaced = await Promise.all(changed.map(({ path, print }) => replacePage(code, path, print)))
    return replaced.every(Boolean) ? { done: replaced.length } : 'again'
  })
