import { pushLimits } from './rate-limits'

type Subscriber = { readonly visitorId: string; readonly userId?: string | undefined }
type Subscribed = Subscriber & { readonly subscribedAt: string }

/**
 * Whether a subscription belongs to the customer of the order: to the browser or the account that
 * placed it.
 */
const isOwn = ({ visitorId, userId }: Subscriber, owner: Subscriber): boolean =>
  visitorId === owner.visitorId || (userId !== undefined && userId === owner.userId)

const newest = <S extends Subscribed>(subscriptions: readonly S[], count: number): readonly S[] =>
  [...subscriptions].sort((one, other) => other.subscribedAt.localeCompare(one.subscribedAt)).slice(0, count)

/**
 * The subscriptions to an order that exceed the limits (docs/product/tracking.md#push). The oldest
 * go first: those of one browser for its own newer ones, those of others for newer ones of others.
 * The customer's own never go for those of others.
 */
export function listSurplusSubscriptions<S extends Subscribed>(all: readonly S[], owner: Subscriber): readonly S[] {
  const visitorIds = [...new Set(all.map(({ visitorId }) => visitorId))]
  const within = visitorIds.flatMap((visitorId) =>
    newest(
      all.filter((one) => one.visitorId === visitorId),
      pushLimits.perBrowser,
    ),
  )
  const own = newest(
    within.filter((one) => isOwn(one, owner)),
    pushLimits.perOrder,
  )
  const others = newest(
    within.filter((one) => !isOwn(one, owner)),
    pushLimits.perOrder - own.length,
  )
  const remaining = new Set([...own, ...others])
  return all.filter((one) => !remaining.has(one))
}
