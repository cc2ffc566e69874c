import { refuseDirectCall, refuseForeignOrigin } from '../request'
import type { Piece } from './piece'

/**
 * Lets through only what comes from the sites' own pages, by way of their CDN; throws
 * `not-allowed`.
 */
export const origin = (): Piece => ({
  before: ({ event }) => {
    refuseDirectCall(event)
    refuseForeignOrigin(event)
  },
})
