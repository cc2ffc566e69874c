import { getSitePart, type SiteKind } from '#shared/locations/site-kind'
import type { LocationCode } from '#shared/locations/index'
import type { Key } from '../../platform/table/table'

const PREFIX = 'COUNTED#'

/** Keys of what each source has added to daily figures. */
export const contributionKeys = {
  /** The contribution of an order, code, movement or ledger entry, in a partition of its own. */
  counted: ({ pk, sk }: Key) => ({ pk: `${PREFIX}${pk}`, sk }),
  /** The key of a location's feedback by time, in the first index. */
  feedbackAt: (location: LocationCode, site?: SiteKind) => `FEEDBACK#${getSitePart(location, site)}`,
} as const

/** Returns the key of the record that a contribution counts. */
export const getSourceKey = ({ pk, sk }: Key): Key => ({ pk: pk.slice(PREFIX.length), sk })
