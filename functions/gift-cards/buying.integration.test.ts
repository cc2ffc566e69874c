import { randomUUID } from 'node:crypto'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import { liveLocation, testLocation } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'
import { addDays, fromWallClock, toWallClock } from '#shared/platform/time'
import { findGiftCard, listGiftCardEntries } from './ledger/card-repository'

let shop: PaidProduct
let cards: ReturnType<typeof createGiftCardBuyer>
beforeAll(async () => {
  shop = await startPaidProduct()
  cards = createGiftCardBuyer(shop)
})
afterAll(() => shop.group.product.stop())

const read = async (code: string) => (await shop.guest().get<{ balance: string }>(`/api/gift-cards/${code}`)).body

it('a gift card is paid once, opens once, and its code goes to the recipient alone', async () => {
  const browser = shop.guest()
  const { status, body: bought } = await cards.buy({}, browser)
  expect(status).toBe(201)
  expect(Object.keys(bought)).toEqual(['id', 'payment'])
  expect(await findGiftCard(bought.id)).toMatchObject({ state: 'pending', balanceCents: 0 })
  expect(await cards.press(bought, 'pay')).toContain('/gift-cards?bought')
  await waitUntil(async () => cards.listMails(bought.id).length === 2)
  const card = await findGiftCard(bought.id)
  expect(card).toMatchObject({ state: 'active', balanceCents: 5000, payment: { status: 'paid', capturedCents: 5000 } })
  expect(await listGiftCardEntries(bought.id)).toMatchObject([{ kind: 'bought', amountCents: 5000 }])
  const code = card?.code ?? ''
  expect(code.replaceAll('-', '')).toMatch(/^[0-9A-Z]{20}$/)
  const [cardMail = '', receipt = ''] = cards.listMails(bought.id)
  expect(cards.readHead(cardMail)).toMatch(/^To: ben\.friend@example\.com\r$/m)
  expect(cards.readMail(cardMail)).toContain(code)
  // Nobody has verified the address, so the mail has nothing that the buyer typed.
  expect(cards.readMail(cardMail)).not.toMatch(/Enjoy|Anne|Ben/)
  expect(cards.readHead(receipt)).toMatch(/^To: anne\.buyer@example\.com\r$/m)
  expect(cards.readHead(receipt)).not.toContain(code)
  expect(cards.readMail(receipt)).toContain('$50.00')
  expect(await read(code)).toEqual({ balance: '50.00' })
  expect(await read(code.toLowerCase().replaceAll('-', ' '))).toEqual({ balance: '50.00' })
  expect((await shop.guest().get(`/api/gift-cards/${code}/greeting`)).body).toEqual({
    from: 'Anne Buyer',
    to: 'Ben Friend',
    message: 'Enjoy!',
    amount: '50.00',
    balance: '50.00',
  })
})

it('is sold once for one key', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const body = { amount: '10.00', from: cards.buyer }
  const browser = shop.guest()
  const first = await browser.post('/api/gift-cards', body, headers)
  expect(await browser.post('/api/gift-cards', body, headers)).toMatchObject({ status: 201, body: first.body })
})

it('is mailed once, on the morning of the chosen day', async () => {
  const { date } = toWallClock(liveLocation, new Date())
  const deliverOn = addDays(date, 3)
  const { id } = await cards.buyPaid({ deliverOn })
  const mailed = () => cards.listMails(id).filter((name) => /-card-\d+\.eml$/.test(name))
  const dueAt = fromWallClock(liveLocation, deliverOn, 9 * 60)
  await cards.runSchedule(new Date(dueAt.getTime() - 60_000))
  expect(mailed()).toEqual([])
  await Promise.all([cards.runSchedule(dueAt), cards.runSchedule(dueAt)])
  await cards.runSchedule(new Date(dueAt.getTime() + 60_000))
  await waitUntil(() => Promise.resolve(mailed().length === 1))
  expect(await findGiftCard(id)).toMatchObject({ mailings: 1 })
})

it('goes to the buyer without another recipient', async () => {
  const { id, code } = await cards.buyPaid({ to: null, message: null })
  await waitUntil(async () => cards.listMails(id).length === 2)
  const [cardMail = ''] = cards.listMails(id)
  expect(cards.readHead(cardMail)).toMatch(/^To: anne\.buyer@example\.com\r$/m)
  expect(cards.readMail(cardMail)).toContain(code)
})

it('that is not paid has no code and no mail, and never opens', async () => {
  const { body: bought } = await cards.buy()
  await shop.group.product.deliverStream()
  await cards.runSchedule(new Date(Date.now() + 16 * 60_000))
  expect(await findGiftCard(bought.id)).toMatchObject({ state: 'expired', balanceCents: 0 })
  expect(cards.listMails(bought.id)).toEqual([])
})

it('rejects amounts, days and sites that sell none', async () => {
  const { date } = toWallClock(liveLocation, new Date())
  for (const wrong of [
    { amount: '9.99' },
    { amount: '250.01' },
    { deliverOn: addDays(date, -1) },
    { deliverOn: addDays(date, 400) },
    { from: { name: 'Anne', email: 'no-address' } },
  ])
    expect(await cards.buy(wrong)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  const elsewhere = shop.group.visitor(testLocation)
  expect(await cards.buy({}, elsewhere)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})
