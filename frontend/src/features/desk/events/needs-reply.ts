import type { Event } from '#shared/catering/contract'

/** Whether the restaurant has to answer: a request, or changes that the guest wants. */
export const needsReply = ({ state, changesRequested }: Event): boolean =>
  state === 'requested' || (state === 'quoted' && changesRequested !== null)
