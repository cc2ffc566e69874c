import { PagesRequest } from '#functions/pages/records'
import { prerenderPages } from '#functions/pages/store'
import { log } from '#functions/runtime/log'
import { handleInvocation } from '#functions/runtime/on-invocation'

export const handler = handleInvocation('prerender-pages', PagesRequest, async ({ location }) => {
  log.info('pages', { location, pages: await prerenderPages(location) })
})
