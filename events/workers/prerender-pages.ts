import { PagesRequest, prerenderPages } from '#functions/locations/site-pages'
import { log } from '#functions/platform/log'
import { handleInvocation } from '#functions/platform/event-handlers'

export const handler = handleInvocation('prerender-pages', PagesRequest, async ({ location }) => {
  log.info('pages', { location, pages: await prerenderPages(location) })
})
