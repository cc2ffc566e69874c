import { normalizeEmail } from '#shared/accounts/contact'
import type { User } from '#shared/accounts/contract'
import { keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import { buildCardUpdate, findGiftCard, listPersonGiftCards } from './ledger/card-repository'
import type { GiftCardRecord } from './ledger/records'

const NOBODY = { name: '', email: '' } as const

const isOf = ({ email }: User, person: { readonly email: string } | undefined): boolean =>
  person !== undefined && normalizeEmail(person.email) === normalizeEmail(email)

/**
 * Returns the gift cards of a user for an export. A buyer doesn't learn the code of a card for
 * someone else, and no one learns the other person's address.
 */
export async function listOwnPartsOfGiftCards(user: User) {
  return (await listPersonGiftCards(user)).map((card) => {
    const { payment: _payment, uses: _uses, code, from, to, ...rest } = card
    const isRecipient = isOf(user, to ?? from)
    const own = (person: typeof from) => (isOf(user, person) ? person : { name: person.name })
    return { ...rest, from: own(from), ...(to && { to: own(to) }), ...(isRecipient && { code }) }
  })
}

/** Removes a user's name and address from a card, and the message. */
const anonymize = (id: string, user: User) =>
  runOptimisticWrite<GiftCardRecord | undefined, void>(
    () => findGiftCard(id),
    (card) => {
      if (!card || ![card.from, card.to].some((person) => isOf(user, person))) return keepUnchanged(undefined)
      const from = isOf(user, card.from) ? { from: NOBODY } : {}
      const to = isOf(user, card.to) ? { to: NOBODY } : {}
      return {
        steps: [{ write: { Update: buildCardUpdate(card, { ...from, ...to, message: undefined }) } }],
        answer: undefined,
      }
    },
  )

/** Anonymizes the gift cards of a user. Returns their ids. Repeating it changes nothing. */
export async function anonymizePersonGiftCards(user: User): Promise<readonly string[]> {
  const cards = await listPersonGiftCards(user)
  for (const { id } of cards) await anonymize(id, user)
  return cards.map(({ id }) => id)
}
