import { Problem } from '#shared/platform/problem'
import { isEventOpen } from '#shared/catering/event-states'
import { isActiveStatus } from '#shared/orders/status'
import { listPersonEvents } from '../catering/repository'
import { deleteProfile } from '../loyalty/referral-codes'
import { clearRevocationCache, markAccountErased } from '../platform/session/revoked-sessions'
import { getItem } from '../platform/table/table'
import { runOptimisticWrite } from '../platform/table/transaction'
import { deleteCodeMails, erasureSteps } from './erasure-steps'
import { userKey } from './identity/records'
import { forgetAddress } from './identity/user-ids'
import { isPlacedBy, listPersonOrders, type Person } from './person'

/** Well below the function's timeout. The next request continues where this one stopped. */
const MAX_DURATION_MS = 15_000

/** Returns a check that throws `unavailable` once the time limit has passed. */
function createDeadline(): () => void {
  const end = Date.now() + MAX_DURATION_MS
  return () => {
    if (Date.now() < end) return
    throw new Problem('unavailable', 'There is a lot to delete, and some of it is left. Please try again.', {
      retryAfterSeconds: 1,
    })
  }
}

/**
 * An unverified event stops no erasure: anyone can request one with the address.
 * @throws Problem `orders-active` while the kitchen is making an order of the person or planning an
 * event: it needs the guest's name
 */
export async function assertNoActiveOrders(person: Person, now: Date): Promise<void> {
  const active = (await listPersonOrders(person)).filter(
    (order) => isActiveStatus(order.status) && isPlacedBy(order, person),
  )
  const events = (await listPersonEvents(person.user)).filter((event) => event.holdsPlace && isEventOpen(event, now))
  if (active.length === 0 && events.length > 0)
    throw new Problem('orders-active', 'You have an event with us. Please cancel it first, or try again after it.', {
      members: { eventIds: events.map(({ id }) => id) },
    })
  if (active.length === 0) return
  throw new Problem(
    'orders-active',
    'You have an active order. Please try again when it is completed, or cancel it first.',
    { members: { orderIds: active.map(({ id }) => id) } },
  )
}

/**
 * Deletes the account itself: profile, referral code, and what leads from the address to its id. It
 * deletes nothing if the account was erased before, because the address may have a new one.
 */
async function deleteAccount({ user }: Person, now: Date): Promise<void> {
  const forgotten = await forgetAddress(user, now)
  await runOptimisticWrite(
    () => getItem(userKey(user.id)),
    (profile) => ({
      steps: [markAccountErased(user.id, now), ...deleteProfile(user.id, profile), ...forgotten],
      answer: undefined,
    }),
  )
}

/**
 * Erases a person's data step by step and deletes the account last (decision 0050). All steps are
 * idempotent, so that a repeated request finishes an interrupted one.
 * @throws Problem `unavailable` if the time limit has passed
 */
export async function erasePerson(person: Person, now: Date): Promise<void> {
  const checkDeadline = createDeadline()
  for (const step of erasureSteps) await step(person, checkDeadline)
  await deleteAccount(person, now)
  await deleteCodeMails(person)
  clearRevocationCache()
}
