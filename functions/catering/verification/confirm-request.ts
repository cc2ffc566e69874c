import { createHash, timingSafeEqual } from 'node:crypto'
import { getEventState, isPlaceOver } from '#shared/catering/event-states'
import { Problem } from '#shared/platform/problem'
import type { EventRecord } from '../records'
import { updateEvent, type EventChange } from '../repository'
import { countHeldPlace, mayHoldPlace, readHeldPlaces } from './held-places'

type Confirmation = {
  readonly id: string
  /** The code from the link in the mail. */
  readonly code: string
  readonly perDay: number
  readonly now: Date
  readonly requestId: string
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** @throws Problem `not-allowed` unless the code is that of the mail */
function assertCode({ confirmCode }: EventRecord, code: string): void {
  if (timingSafeEqual(hash(confirmCode), hash(code))) return
  throw new Problem('not-allowed', 'This link is not the one from our mail. Please open the link in the mail again.')
}

/** Stores that the guest opened the link, though the day has no place left: staff see both. */
const storeWithoutPlace = ({ id, now, requestId }: Confirmation): Promise<EventRecord> =>
  updateEvent({
    ...{ id, by: 'guest', now, requestId },
    change: (event) =>
      event.verifiedAt !== undefined || getEventState(event, now) !== 'requested'
        ? null
        : {
            to: 'requested',
            changes: { verifiedAt: now.toISOString(), verifiedBy: 'guest', holdsPlace: false },
            what: 'verified by the guest, but the day is full',
          },
  })

/**
 * Verifies a request by the link in its mail and takes a place of its day, unless its sender holds
 * others (docs/product/events.md#places). Repeating it changes nothing; without a place it tries
 * again while a place could be held. An event that is no open request stays unchanged.
 * @throws Problem `not-found`, `not-allowed` for a wrong code, or `day-full`, which is stored
 */
export async function confirmRequest(confirmation: Confirmation): Promise<EventRecord> {
  const { id, code, perDay, now, requestId } = confirmation
  const plan = async (event: EventRecord): Promise<EventChange> => {
    assertCode(event, code)
    if (event.holdsPlace || getEventState(event, now) !== 'requested' || isPlaceOver(event, now)) return null
    const verified = { verifiedAt: event.verifiedAt ?? now.toISOString(), verifiedBy: event.verifiedBy ?? 'guest' }
    const held = await readHeldPlaces(event, now)
    if (mayHoldPlace(held, event))
      return {
        to: 'requested',
        changes: { ...verified, holdsPlace: true },
        steps: countHeldPlace(held, event),
        what: 'verified by the guest',
      }
    if (event.verifiedAt !== undefined) return null
    return {
      to: 'requested',
      changes: verified,
      what: 'verified by the guest, without a place: the same sender holds others',
    }
  }
  try {
    return await updateEvent({ ...{ id, by: 'guest', now, requestId, perDay }, change: plan })
  } catch (error) {
    if (error instanceof Problem && error.code === 'day-full') await storeWithoutPlace(confirmation)
    throw error
  }
}
