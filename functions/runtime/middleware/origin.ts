import { assertThroughCdn, assertSameOrigin } from '../request'
import type { Middleware } from './piece'

/**
 * Lets through only what comes from the sites' own pages, by way of their CDN; throws
 * `not-allowed`.
 */
export const originCheck = (): Middleware => ({
  before: ({ event }) => {
    assertThroughCdn(event)
    assertSameOrigin(event)
  },
})
