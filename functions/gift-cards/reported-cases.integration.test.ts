import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation } from '#infra/testkit/product/test-product'
import { findGiftCard } from './ledger/card-repository'

let shop: PaidProduct
let cards: ReturnType<typeof createGiftCardBuyer>
beforeAll(async () => {
  shop = await startPaidProduct()
  cards = createGiftCardBuyer(shop)
})
afterAll(() => shop.group.product.stop())

async function order(quantity: number, more: object, browser = shop.guest()) {
  const lines = [{ dish: await browser.dish('California Roll'), quantity }]
  return browser.order({
    locationId: liveLocation.code,
    lines,
    more: { paymentMethod: 'cash', scheduledFor: shop.openHour(), ...more },
  })
}

const balanceOf = async (id: string) => (await findGiftCard(id))?.balanceCents

it.each([
  ['with the dashes of a mail program', (code: string) => code.replaceAll('-', '–')],
  ['with the full stop after it', (code: string) => `${code}.`],
  ['without dashes, in groups of spaces', (code: string) => code.replaceAll('-', '  ')],
  ['with no-break spaces around it', (code: string) => `\u00a0${code}\u00a0`],
  [
    'in wide letters of an East Asian keyboard',
    (code: string) => code.replace(/[A-Z0-9]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  ],
  ['with the letter O for a zero', (code: string) => code.replaceAll('0', 'O')],
  ['with the letter l for a one', (code: string) => code.replaceAll('1', 'l')],
])('a code is read %s', async (_, spell) => {
  const { code } = await cards.buyPaid({ amount: '10.00' })
  const guest = shop.guest()
  const balance = await guest.get<{ balance: string }>(`/api/gift-cards/${encodeURIComponent(spell(code))}`)
  expect(balance).toMatchObject({ status: 200, body: { balance: '10.00' } })
  expect(await order(1, { giftCards: [spell(code)] })).toMatchObject({ status: 201, body: { giftCardPaid: '6.69' } })
})

it('an order that the card covers needs no payment page, though the guest chose to pay online', async () => {
  const { id, code } = await cards.buyPaid({ amount: '50.00' })
  const { status, body } = await order(2, { giftCards: [code], paymentMethod: 'online', tip: '2.00', total: '15.38' })
  expect([status, body.payment, body.paymentStatus, body.giftCardPaid]).toEqual([201, undefined, 'none', '15.38'])
  expect(await balanceOf(id)).toBe(3462)
})

it('an order with two cards gives both back when all of it is refunded in parts', async () => {
  const [one, two] = [await cards.buyPaid({ amount: '10.00' }), await cards.buyPaid({ amount: '10.00' })]
  const { body } = await order(3, { giftCards: [one.code, two.code] })
  expect(body).toMatchObject({ total: '20.06', giftCardPaid: '20.00' })
  await shop.confirm(body)
  const refund = async (amount: string) => (await shop.refund(body, { amount, reason: 'late', to: 'card' })).status
  expect([await refund('6.69'), await refund('6.69'), await refund('6.68')]).toEqual([201, 201, 409])
  expect(await refund('6.62')).toBe(201)
  expect([await balanceOf(one.id), await balanceOf(two.id)]).toEqual([1000, 1000])
  await shop.group.product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('a second card pays nothing of an order that the first one covers', async () => {
  const [one, two] = [await cards.buyPaid({ amount: '10.00' }), await cards.buyPaid({ amount: '20.00' })]
  const { body } = await order(1, { giftCards: [one.code, two.code] })
  expect(body).toMatchObject({ total: '6.69', giftCardPaid: '6.69' })
  expect([await balanceOf(one.id), await balanceOf(two.id)]).toEqual([331, 2000])
})

it('an order whose payment page is cancelled and never paid gives all of the card back', async () => {
  const { id, code } = await cards.buyPaid({ amount: '10.00' })
  const guest = shop.guest()
  const { body } = await order(2, { giftCards: [code], paymentMethod: 'online' }, guest)
  await shop.press(body, 'cancel')
  await guest.post(`/api/orders/${body.id}/cancel`)
  await shop.group.product.deliverStream()
  expect(await balanceOf(id)).toBe(1000)
})
