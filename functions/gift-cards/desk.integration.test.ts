import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { loseNextTransaction } from '#infra/testkit/lose-transaction'
import { liveLocation } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'
import type { DeskGiftCard, DeskGiftCardWithEntries } from '#shared/gift-cards/desk-contract'
import type { Numbers } from '#shared/numbers/contract'
import { centsToDecimal, percentageOfCents, toCents } from '#shared/platform/money'
import { toWallClock } from '#shared/platform/time'
import { table, tableName } from '../platform/table/table'
import { findGiftCard } from './ledger/card-repository'
import { giftCardKeys } from './ledger/records'

let shop: PaidProduct
let cards: ReturnType<typeof createGiftCardBuyer>
let owner: ReturnType<PaidProduct['guest']>
beforeAll(async () => {
  shop = await startPaidProduct()
  cards = createGiftCardBuyer(shop)
  owner = (await shop.group.adminOfPool()).browser
})
afterAll(() => shop.group.product.stop())

const path = `/api/desk/gift-cards/${liveLocation.code}`
const act = (id: string, what: string, body?: object) =>
  owner.post<DeskGiftCardWithEntries>(`${path}/${id}/${what}`, body)
const read = async (id: string) => (await owner.get<DeskGiftCardWithEntries>(`${path}/${id}`)).body
const differences = async () => {
  await shop.group.product.deliverStream()
  return auditRecords(await scanTable()).differences
}

async function numbers() {
  const { date } = toWallClock(liveLocation, new Date())
  const { body } = await owner.get<Numbers>(`/api/numbers/${liveLocation.code}?from=${date}&to=${date}`)
  return body
}

/** Orders rolls that a card pays, at $6.69 each. */
async function spend(code: string, quantity: number) {
  const guest = shop.guest()
  const lines = [{ dish: await guest.dish('California Roll'), quantity }]
  const total = centsToDecimal(percentageOfCents(625 * quantity, 10_700))
  const more = { paymentMethod: 'cash', total, giftCards: [code], scheduledFor: shop.openHour() }
  return { guest, ...(await guest.order({ locationId: liveLocation.code, lines, more })) }
}

it('lists cards without their codes, and refunds an unspent one to the card of its buyer', async () => {
  const { id, code } = await cards.buyPaid({ amount: '30.00' })
  const { body: list } = await owner.get<DeskGiftCard[]>(path)
  expect(list.find((card) => card.id === id)).toMatchObject({
    balance: '30.00',
    ending: code.slice(-4),
    mayRefund: true,
  })
  expect(JSON.stringify(list)).not.toContain(code)
  expect((await shop.staff.get(path)).status).toBe(403)
  const answers = await Promise.all([act(id, 'refund'), act(id, 'refund')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await waitUntil(async () => (await findGiftCard(id))?.payment.status === 'refunded')
  expect((await read(id)).entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bought', '30.00'],
    ['adjusted', '-30.00'],
  ])
  expect((await shop.guest().get(`/api/gift-cards/${code}`)).status).toBe(404)
  expect(await differences()).toEqual([])
})

it('refuses to refund a spent card, and blocks one', async () => {
  const { id, code } = await cards.buyPaid({ amount: '30.00' })
  expect((await spend(code, 1)).status).toBe(201)
  expect(await act(id, 'refund')).toMatchObject({ status: 409, body: { code: 'nothing-to-refund' } })
  expect(await act(id, 'block', {})).toMatchObject({ status: 200, body: { state: 'blocked' } })
  const [unknown, blocked] = [await spend('AAAA-BBBB-CCCC-DDDD-EEEE', 1), await spend(code, 1)]
  const problem = { code: 'not-found', detail: 'We do not know this gift card. Please check its code.' }
  expect([unknown.body, blocked.body]).toMatchObject([problem, problem])
  await act(id, 'block', { isBlocked: false })
  expect((await spend(code, 1)).status).toBe(201)
  const { body: log } = await owner.get<{ kind: string; title: string }[]>(`/api/activity/${liveLocation.code}`)
  expect(JSON.stringify(log)).not.toContain(code)
  expect(await differences()).toEqual([])
})

it('mails a code again to a corrected address', async () => {
  const { id } = await cards.buyPaid()
  expect((await act(id, 'resend', { email: 'ben.right@example.com' })).status).toBe(200)
  const name = `gift-card-${id}-card-2.eml`
  await waitUntil(() => Promise.resolve(cards.listMails(id).includes(name)))
  expect(cards.readHead(name)).toMatch(/^To: ben\.right@example\.com\r$/m)
})

it('counts sold, spent and returned amounts apart from sales, and what is still owed', async () => {
  const before = await numbers()
  const { code } = await cards.buyPaid({ amount: '40.00' })
  const { guest, body: cancelled } = await spend(code, 2)
  await spend(code, 1)
  await guest.post(`/api/orders/${cancelled.id}/cancel`)
  await shop.group.product.deliverStream()
  const after = await numbers()
  const grown = (name: keyof Numbers['giftCards']) => toCents(after.giftCards[name]) - toCents(before.giftCards[name])
  expect([grown('bought'), grown('spent'), grown('returned'), grown('liability')]).toEqual([4000, 2007, 1338, 3331])
  expect(after.days[0]?.gross).toBe(before.days[0]?.gross)
})

it('the audit finds a planted cent', async () => {
  const { id } = await cards.buyPaid()
  expect(await differences()).toEqual([])
  const add = (cents: number) =>
    table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: giftCardKeys.card(id),
        UpdateExpression: 'SET balanceCents = balanceCents + :cents',
        ExpressionAttributeValues: { ':cents': cents },
      }),
    )
  await add(1)
  expect(await differences()).toMatchObject([{ book: 'gift cards', of: `${id}, balance in cents`, stored: 5001 }])
  await add(-1)
})

it.each(['before', 'after'] as const)('a kill just %s a write leaves the sums right', async (moment) => {
  const { id, code } = await cards.buyPaid({ amount: '20.00' })
  const isLost = loseNextTransaction(moment)
  await spend(code, 1).catch(() => undefined)
  expect(isLost()).toBe(true)
  expect((await findGiftCard(id))?.balanceCents).toBe(moment === 'before' ? 2000 : 1331)
  const { guest, body: order } = await spend(code, 1)
  loseNextTransaction(moment)
  await guest.post(`/api/orders/${order.id}/cancel`)
  await guest.post(`/api/orders/${order.id}/cancel`)
  await shop.group.product.deliverStream()
  expect((await findGiftCard(id))?.balanceCents).toBe(moment === 'before' ? 2000 : 1331)
  loseNextTransaction(moment)
  await act(id, 'block', {})
  await act(id, 'block', {})
  expect(await differences()).toEqual([])
})
