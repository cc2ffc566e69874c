import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { startProviderFaults } from '#infra/testkit/provider-faults'
import { waitUntil } from '#infra/testkit/wait-until'
import type { PersonalData } from '#shared/accounts/users-contract'
import { paymentLimits } from '#shared/platform/order-limits'
import { findGiftCard } from './ledger/card-repository'

let shop: PaidProduct
let cards: ReturnType<typeof createGiftCardBuyer>
let faults: Awaited<ReturnType<typeof startProviderFaults>>
beforeAll(async () => {
  shop = await startPaidProduct({ rateLimits: 'on' })
  cards = createGiftCardBuyer(shop)
  faults = await startProviderFaults()
})
afterAll(async () => {
  await faults.close()
  await shop.group.product.stop()
})

const giftCardsOf = ({ parts }: PersonalData) => parts.find(({ id }) => id === 'gift-cards')?.records ?? []

it('a person exports the cards bought and got, each code for its recipient alone, and erases both', async () => {
  const [buyer, friend] = [
    { name: 'Ada Buyer', email: 'ada.gives@example.com' },
    { name: 'Bo Friend', email: 'bo.gets@example.com' },
  ]
  const { id, code } = await cards.buyPaid({ from: buyer, to: friend, message: 'For Bo' })
  const [ada, bo] = [await shop.group.member(buyer.email), await shop.group.member(friend.email)]
  const own = async ({ browser }: typeof ada) =>
    giftCardsOf((await browser.get<PersonalData>('/api/users/me/export')).body)
  expect(await own(ada)).toMatchObject([{ id, from: buyer, to: { name: 'Bo Friend' }, message: 'For Bo' }])
  expect(JSON.stringify(await own(ada))).not.toMatch(new RegExp(`${code}|bo\\.gets`))
  expect(await own(bo)).toMatchObject([{ id, to: friend, code }])
  expect((await ada.browser.delete('/api/users/me')).status).toBeLessThan(300)
  expect(await findGiftCard(id)).toMatchObject({ from: { name: '', email: '' }, to: friend, balanceCents: 5000 })
  expect(JSON.stringify(await findGiftCard(id))).not.toMatch(/Ada|For Bo/)
  expect(cards.listMails(id)).toEqual([])
})

it('a capture whose answer gets lost opens the card once', async () => {
  const { body: bought } = await cards.buy()
  await faults.during(/\/capture$/, 'response-lost', async () => {
    await cards.press(bought, 'pay')
    await waitUntil(async () => (await findGiftCard(bought.id))?.payment.status === 'authorized')
    await shop.group.product.deliverStream()
  })
  await cards.runSchedule()
  await waitUntil(async () => (await findGiftCard(bought.id))?.state === 'active')
  await shop.group.product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('an address tries ten codes an hour, at the checkout too', async () => {
  const path = '/api/gift-cards/0000-1111-2222-3333-4444'
  const statuses: number[] = []
  for (let tries = 0; tries < 25 && statuses.at(-1) !== 429; tries += 1)
    statuses.push((await shop.guest().get(path)).status)
  // Another hour may begin meanwhile.
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(10)
  expect(statuses.at(-1)).toBe(429)
  const guest = shop.guest()
  const lines = [{ dish: await guest.dish('California Roll'), quantity: 1 }]
  const more = { paymentMethod: 'cash', giftCards: ['AAAA'], scheduledFor: shop.openHour() }
  expect((await guest.order({ locationId: shop.place.code, lines, more })).status).toBe(429)
})

/** A browser with a visitor cookie. */
async function aBrowser() {
  const browser = shop.guest()
  await browser.get('/api/auth/user')
  return browser
}

it('an address opens few pages for gift cards in an hour, on each of which cards can be tried', async () => {
  const { giftCardPagesPerHour } = paymentLimits
  const statuses: number[] = []
  // Another hour may begin meanwhile.
  while (statuses.length <= 2 * giftCardPagesPerHour && statuses.at(-1) !== 429)
    statuses.push((await cards.buy({}, await aBrowser())).status)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(2 * giftCardPagesPerHour)
})
