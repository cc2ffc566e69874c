import { PagesRequest } from '#functions/pages/records'
import { printPages } from '#functions/pages/store'
import { log } from '#functions/runtime/log'
import { onInvocation } from '#functions/runtime/on-invocation'

export const handler = onInvocation('prerender-pages', PagesRequest, async ({ location }) => {
  log.info('pages', { location, pages: await printPages(location) })
})
