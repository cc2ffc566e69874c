import { formatFullName } from '#shared/accounts/contact'
import type { LocationCode } from '#shared/locations/index'
import { formatCents } from '#shared/platform/money'
import { Problem } from '#shared/platform/problem'
import { logChange } from '../platform/change-log/change-log'
import { requireUser, type Caller } from '../platform/session/session'
import { runOptimisticWrite, type WriteStep } from '../platform/table/transaction'
import { assertTakesGiftCards, buildCardUpdate, findGiftCard, listGiftCardEntries } from './ledger/card-repository'
import { addEntry } from './ledger/entries'
import type { GiftCardRecord } from './ledger/records'
import { isUnspent, presentGiftCard, presentWithEntries } from './present'

type Subject = { readonly location: LocationCode; readonly id: string }

/**
 * Returns a paid gift card that a location sold.
 * @throws Problem `not-found`
 */
async function getSoldCard({ location, id }: Subject): Promise<GiftCardRecord> {
  assertTakesGiftCards(location)
  const card = await findGiftCard(id)
  if (card?.code === undefined || card.location !== location)
    throw new Problem('not-found', 'There is no such gift card.')
  return card
}

/** Returns a gift card with its entries, as the desk reads it. */
export async function readForDesk(subject: Subject) {
  const [card, entries] = [await getSoldCard(subject), await listGiftCardEntries(subject.id)]
  return presentWithEntries(card, entries)
}

type Change = Subject & {
  readonly caller: Caller
  readonly now: Date
  readonly requestId: string
}

type PlannedChange = {
  readonly title: string
  readonly changes: Partial<GiftCardRecord>
  readonly steps?: readonly WriteStep[]
  /** Whether it depends on the balance that was read. */
  readonly needsBalance?: boolean
}

/** Adds the condition that no order has moved the balance since it was read. */
function ifBalanceUnchanged(update: ReturnType<typeof buildCardUpdate>, { balanceCents }: GiftCardRecord) {
  return {
    ...update,
    ConditionExpression: `${update.ConditionExpression} AND balanceCents = :seenBalance`,
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':seenBalance': balanceCents },
  }
}

/** The change log has no names and addresses of guests. */
function presentForLog(card: GiftCardRecord) {
  const { from: _from, to: _to, ...rest } = presentGiftCard(card)
  return rest
}

/**
 * Changes a gift card at the desk, with an entry of the change log. `undefined` changes nothing.
 */
async function changeCard(change: Change, plan: (card: GiftCardRecord) => PlannedChange | undefined): Promise<void> {
  const { caller, now, requestId, location, id } = change
  await runOptimisticWrite<GiftCardRecord, void>(
    () => getSoldCard(change),
    (card) => {
      const planned = plan(card)
      if (!planned) return { steps: [], answer: undefined }
      const { title, changes, steps = [], needsBalance } = planned
      const update = buildCardUpdate(card, { ...changes, requestId })
      const logged = logChange({
        locations: [location],
        kind: 'gift-card',
        subjectId: id,
        title: `Gift card …${presentGiftCard(card).ending}: ${title}`,
        before: presentForLog(card),
        after: presentForLog({ ...card, ...changes }),
        by: formatFullName(requireUser(caller)),
        now,
      })
      const written = needsBalance ? ifBalanceUnchanged(update, card) : update
      return { steps: [{ write: { Update: written } }, ...steps, ...logged.steps], answer: undefined }
    },
  )
}

/**
 * Returns the price of an unspent card to its buyer. A repeated call changes nothing.
 * @throws Problem `nothing-to-refund` if anything was spent
 */
export const refundCard = (change: Change) =>
  changeCard(change, (card) => {
    if (card.state === 'refunded') return undefined
    if (!isUnspent(card)) throw new Problem('nothing-to-refund', 'Only an unspent gift card can be refunded.')
    const { id, location, amountCents, payment } = card
    const { now } = change
    const cardRefunds = [...payment.cardRefunds, { amountCents, at: now.toISOString() }]
    return {
      title: `${formatCents(amountCents)} refunded to the buyer`,
      changes: { state: 'refunded', balanceCents: 0, payment: { ...payment, cardRefunds } },
      steps: [addEntry({ cardId: id, seller: location, kind: 'adjusted', amountCents: -amountCents, now })],
      needsBalance: true,
    }
  })

/**
 * Mails the code of a card again, or for the first time before its day.
 * @throws Problem `code-spent` for a card that pays nothing
 */
export const resendCard = (change: Change, email: string | undefined) =>
  changeCard(change, (card) => {
    if (card.state !== 'active') throw new Problem('code-spent', 'This gift card is blocked or refunded.')
    const corrected = email && (card.to ? { to: { ...card.to, email } } : { from: { ...card.from, email } })
    return {
      title: corrected ? 'its code mailed to a corrected address' : 'its code mailed again',
      changes: { mailings: card.mailings + 1, mailedAt: change.now.toISOString(), ...corrected },
    }
  })

/** Blocks a card or lifts that. @throws Problem `code-spent` for a refunded card */
export const blockCard = (change: Change, isBlocked: boolean) =>
  changeCard(change, (card) => {
    const state = isBlocked ? 'blocked' : 'active'
    if (card.state === state) return undefined
    if (card.state === 'refunded') throw new Problem('code-spent', 'This gift card was refunded.')
    return { title: isBlocked ? 'blocked' : 'no longer blocked', changes: { state } }
  })
