import {
  editGiftCards,
  getGiftCardCents,
  getLeftOnGiftCards,
  getPayableCents,
  refundGiftCards,
  type GiftCardPayment,
} from './gift-card-payments'

const two: readonly (GiftCardPayment & { readonly balanceCents: number })[] = [
  { cardId: 'A', amountCents: 1000, balanceCents: 0 },
  { cardId: 'B', amountCents: 500, balanceCents: 700 },
]

it('leaves the rest of a total to other payments, also after refunds', () => {
  const giftCards = refundGiftCards(two, 600)
  expect(getPayableCents({ totalCents: 2000, giftCards })).toBe(500)
  expect(getLeftOnGiftCards({ giftCards })).toBe(900)
})

it('a refund goes to the card that paid last, each at most what it paid', () => {
  expect(refundGiftCards(two, 600).map(({ returnedCents }) => returnedCents)).toEqual([100, 500])
  expect(refundGiftCards(refundGiftCards(two, 600), 5000).map(({ returnedCents }) => returnedCents)).toEqual([
    1000, 500,
  ])
})

const amounts = (beforeCents: number, afterCents: number) =>
  editGiftCards(two, { beforeCents, afterCents }).map(({ amountCents }) => amountCents)

it('an edit takes what it costs more, as far as the cards have it', () => {
  expect(amounts(1500, 1800)).toEqual([1000, 800])
  expect(amounts(1500, 9000)).toEqual([1000, 1200])
  // What is paid another way stays so.
  expect(amounts(2000, 2000)).toEqual([1000, 500])
})

it('an edit lowers what others pay first, then the last card', () => {
  expect(amounts(2000, 1600)).toEqual([1000, 500])
  expect(amounts(2000, 1200)).toEqual([1000, 200])
  expect(amounts(2000, 300)).toEqual([300, 0])
})

it('an edit takes nothing from a card that a refund has returned to it', () => {
  const giftCards = refundGiftCards(two, 1200).map((card, index) => ({ ...two[index], ...card, balanceCents: 0 }))
  const edited = editGiftCards(giftCards, { beforeCents: 1500, afterCents: 100 })
  expect(edited.every(({ amountCents, returnedCents = 0 }) => amountCents >= returnedCents)).toBe(true)
  expect(getGiftCardCents({ giftCards: edited })).toBe(1200)
})
