import type { TaxReport } from '#shared/numbers/tax-contract'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { handler as mailClosings } from '#events/schedules/mail-daily-reports'
import { readMailPart } from '#infra/local/emulated/mail-service'
import { auditTable } from '#infra/operate/audit/audit'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook, signInManager } from '#infra/testkit/clients/staff-clients'
import {
  buildExpectedDetails,
  completeOrder,
  createReportDay,
  expectedReportDay,
} from '#infra/testkit/fixtures/report-days'
import { reportWeekLocation, storeReportWeek } from '#infra/testkit/fixtures/report-week'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { CountedOrderDetails, DailyReport, Numbers, WasteEntry } from '#shared/numbers/contract'
import { getLocation } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { parseCsv } from '../platform/csv'
import { expectedWeekDays, expectedWeekNumbers } from '#shared/testing/fixtures'
import { OrderRecord, orderKeys } from '../orders/records'
import { deleteItems, putItems, table, tableName } from '../platform/table/table'
import { contributionKeys } from './contributions/keys'
import { numbersKeys } from './records'
import { countOrder, countRecord, recountNumbers } from './figure-sources'

type DayBook = Awaited<ReturnType<typeof createReportDay>>

const today = () => toWallClock(getLocation('HENPR'), new Date()).date

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: Awaited<ReturnType<typeof signInCook>>
let owner: Awaited<ReturnType<typeof signInManager>>
let book: DayBook

const path = (location = 'henpr', from = today(), to = from) => `/api/numbers/${location}?from=${from}&to=${to}`
const numbers = async (location?: string) => (await owner.get<Numbers>(path(location))).body

beforeAll(async () => {
  product = await startTestProduct()
  chef = await signInCook(product.url)
  owner = await signInManager(product.url)
  book = await createReportDay({ product, chef, owner })
})
afterAll(() => product.stop())

const day = expectedReportDay
const rest = () => buildExpectedDetails(book)

const hourly = (orders: number) => {
  const { minutes } = toWallClock(getLocation('HENPR'), new Date())
  return Array.from({ length: 24 }, (_, hour) => (hour === Math.floor(minutes / 60) ? orders : 0))
}

it('the most sold dishes lead the popular ones; reopened and cancelled orders do not count', async () => {
  await product.deliverStream()
  const { body } =
    await book.guest.get<{ id: number; isPopular: boolean; orderedRank?: number }[]>('/api/menu-items/henpr')
  const ranked = body.filter(({ orderedRank }) => orderedRank !== undefined)
  expect(ranked).toMatchObject(
    [book.bowl, book.roll].map(({ id }, at) => ({ id, isPopular: true, orderedRank: at + 1 })),
  )
})

it('gives every figure of a known day to the cent', async () => {
  const { days, ...others } = await numbers()
  expect(days).toEqual([{ date: today(), ...day, byHour: expect.any(Array) }])
  expect(days[0]?.byHour.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(days[0]?.byHour).toHaveLength(hourly(2).length)
  expect(others).toEqual({ onTimePercent: day.onTimePercent, ...rest() })
})

it('sums up locations and includes days without orders', async () => {
  const yesterday = addDays(today(), -1)
  const { days } = (await owner.get<Numbers>(path('all', yesterday, today()))).body
  expect(days.map(({ date, net, orders }) => ({ date, net, orders }))).toEqual([
    { date: yesterday, net: '0.00', orders: 0 },
    { date: today(), net: '56.25', orders: 2 },
  ])
  expect((await numbers('HEHC')).days[0]).toMatchObject({
    orders: 0,
    medianMinutes: { total: null },
    onTimePercent: null,
  })
})

it('returns the daily report as JSON and CSV', async () => {
  const closing = `/api/numbers/HENPR/${today()}/report`
  const { body } = await owner.get<DailyReport>(closing)
  expect(body).toEqual({ location: 'HENPR', date: today(), ...day, byHour: expect.any(Array), ...rest() })
  const { body: csv, headers } = await owner.get<string>(`${closing}?format=csv`)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const rows = parseCsv(csv) ?? []
  const value = (field: string) => rows.find(([name]) => name === field)?.[1]
  for (const field of ['gross', 'discount', 'tax', 'fees', 'net', 'foodCost', 'waste'] as const)
    expect(value(field)).toBe(day[field])
  expect(value('byType.pickup')).toBe('2')
  expect(rows).toContainEqual([String(book.bowl.id), book.bowl.name, '3', '37.50', '3.50', '0.00'])
})

it('returns the tax report as JSON and CSV', async () => {
  const report = `/api/numbers/HENPR/tax?from=${addDays(today(), -3)}&to=${today()}`
  const { body } = await owner.get<TaxReport>(report)
  expect(body).toEqual({
    taxable: day.net,
    exempt: day.fees,
    tax: day.tax,
    tips: '0.00',
    refunds: { net: '0.00', tax: '0.00' },
    byRate: [{ rate: 700, taxable: day.net, tax: day.tax }],
  })
  const { body: csv, headers } = await owner.get<string>(`${report}&format=csv`)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(parseCsv(csv)).toEqual(
    expect.arrayContaining([
      ['taxable', day.net],
      ['7.00', day.net, day.tax],
    ]),
  )
  expect(await owner.get(report.replace(`to=${today()}`, 'to=2020-01-01'))).toMatchObject({ status: 400 })
})

it('mails the daily report once, in the following night, without personal data', async () => {
  const file = join(product.dataDir, 'outbox', `closing-HENPR-${today()}.eml`)
  const night = { time: `${addDays(today(), 1)}T09:00:00Z` }
  await mailClosings(night)
  const mail = readFileSync(file, 'utf8')
  expect(mail).toMatch(/^To: hello@hibachiember-npr.example\r$/m)
  const said = ['Net sales', '$56.25', '$3.94', '$4.50', '$51.75', '$5.00', '100%', '3× ' + book.bowl.name]
  for (const part of ['text/plain', 'text/html'] as const)
    for (const words of said) expect([words, readMailPart(mail, part)]).toEqual([words, expect.stringContaining(words)])
  expect(mail).toMatch(/^Subject: New Port Richey, .*: \$56\.25 net, 2 orders/m)
  expect(mail).not.toContain('Crisp')
  const { mtimeMs } = statSync(file)
  await mailClosings(night)
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
  // Nothing was at the others, and a night of long ago is over.
  await mailClosings({ time: '2026-01-02T09:00:00Z' })
  expect(readdirSync(join(product.dataDir, 'outbox')).filter((name) => name.startsWith('closing-'))).toHaveLength(1)
})

it('lists the orders behind each figure', async () => {
  const made = async (figure: string) =>
    (
      await owner.get<{ orders: CountedOrderDetails[]; thrownAway: WasteEntry[] }>(
        `/api/numbers/HENPR/${today()}/orders?of=${figure}`,
      )
    ).body
  const of = async (figure: string) => (await made(figure)).orders
  const ids = async (figure: string) => (await of(figure)).map(({ id }) => id).sort()
  expect(await ids('station:hibachi')).toEqual([book.first.id, book.second.id].sort())
  expect(await ids('cancelled')).toHaveLength(2)
  const [order, ...others] = await of(`dish:${book.bowl.id}`)
  expect(others).toEqual([])
  expect(order).toMatchObject({ id: book.first.id, net: '43.75', status: 'completed', isSample: false })
  expect(order?.lines[0]).toMatchObject({ quantity: 3, net: '37.50', foodCost: '3.50', minutes: 0 })
  const parts = async (figure: string) => (await owner.get(path('all').replace('?', '/parts?') + `&of=${figure}`)).body
  const one = (count: number, net: string | null) => ({ days: [{ date: today(), count, net }] })
  expect(await parts(`dish:${book.roll.id}`)).toEqual(one(3, '18.75'))
  expect(await parts('orders')).toEqual(one(2, '56.25'))
  expect(await parts('type:pickup')).toEqual(one(2, null))
  expect((await of('promised')).map(({ isOnTime }) => isOnTime)).toEqual([true, true])
  expect(await ids('discounts')).toEqual([])
  expect((await of('points:issued')).map(({ id, points }) => ({ id, points }))).toEqual([
    { id: book.first.id, points: 43 },
  ])
  for (const figure of ['feedback', 'rating:4'])
    expect((await of(figure)).map(({ id, said }) => ({ id, said }))).toEqual([
      { id: book.second.id, said: [{ at: expect.any(String), rating: 4, comment: 'Crisp.' }] },
    ])
  expect(await ids('rating:5')).toEqual([])
  expect((await made('waste')).thrownAway).toMatchObject([{ quantity: '1.50', amount: '5.00', reason: 'expired' }])
  expect(await parts('waste')).toEqual(one(1, '5.00'))
  expect(await parts('rating:4')).toEqual(one(1, null))
  expect(await parts('points:issued')).toEqual(one(43, null))
})

/** Figures of a group as a table names them. */
const named = (group: string, figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${group}.${name}`, figure]))

const week = async () =>
  (await owner.get<Numbers>(path(reportWeekLocation, expectedWeekDays.from, expectedWeekDays.to))).body

it('gives every figure of a known week to the cent', async () => {
  const { id: meat } = await chef.newItem({ costPerUnit: '3.33' })
  const extra = { id: 'meat', name: 'Extra meat', price: '2.00', recipe: [{ itemId: meat, quantity: '0.05' }] }
  const optionGroups = [{ id: 'extras', name: 'Extras', min: 0, max: 1, options: [extra] }]
  const dish = (quantity: string, more: object) =>
    owner.add({ ...more, locations: [reportWeekLocation], recipe: [{ itemId: meat, quantity }] })
  const [bowl, roll] = [await dish('0.35', { optionGroups }), await dish('0.10', { price: '6.25' })]
  await storeReportWeek({ bowl, roll, meat })
  await product.deliverStream()
  const { days, ...others } = expectedWeekNumbers(bowl, roll)
  expect(await week()).toEqual({ days, ...others })
  for (const each of days) {
    const closing = `/api/numbers/${reportWeekLocation}/${each.date}/report`
    expect((await owner.get<DailyReport>(closing)).body).toMatchObject({ location: reportWeekLocation, ...each })
    const rows = parseCsv((await owner.get<string>(`${closing}?format=csv`)).body) ?? []
    const { byHour, byType, payments, medianMinutes, onTimePercent, ...plain } = each
    const { depositsReceived, depositsReturned, ...paid } = payments
    const fields = {
      ...plain,
      ...named('byType', byType),
      ...named('payments', paid),
      ...named('payments.depositsReceived', depositsReceived),
      ...named('payments.depositsReturned', depositsReturned),
      ...named('medianMinutes', medianMinutes),
      onTimePercent,
    }
    const values = Object.fromEntries(rows.map(([field = '', value]) => [field, value]))
    for (const [field, value] of Object.entries({ ...fields, ...named('byHour', { ...byHour }) }))
      expect([each.date, field, values[field]]).toEqual([each.date, field, String(value ?? '')])
  }
})

async function everything() {
  const { Items = [] } = await table.send(new ScanCommand({ TableName: tableName(), ConsistentRead: true }))
  return Items
}

it('counts repeated events once, and reopened orders not at all', async () => {
  const [before, weekBefore] = [await numbers(), await week()]
  const items = (await everything()).reverse()
  for (const item of items) await countRecord(item)
  expect([await numbers(), await week()]).toEqual([before, weekBefore])
  // An older event: the order was completed, but it has been reopened since.
  const back = OrderRecord.parse(items.find(({ pk, sk }) => pk === orderKeys.order(book.back.id).pk && sk === 'ORDER'))
  const at = back.history.find(({ status }) => status === 'completed')?.at
  await countOrder({ ...back, status: 'completed', completedAt: at }, back)
  expect(await numbers()).toEqual(before)
})

it('counts a reopened order when it is completed again, at its first food cost', async () => {
  await chef.move(book.back.id, 'completed')
  await product.deliverStream()
  const { days, dishes } = await numbers()
  expect(days[0]).toMatchObject({ orders: 3, net: '68.75', foodCost: '5.67', cancelled: 2 })
  expect(dishes[0]).toMatchObject({ quantity: 4, net: '50.00', foodCost: '4.67' })
  await chef.move(book.back.id, 'ready')
  await product.deliverStream()
  expect((await numbers()).days[0]).toMatchObject(day)
})

it('counts points and codes at the location where they were issued or spent', async () => {
  const { dana, bowl } = book
  for (let orders = 0; orders < 2; orders += 1) {
    const { id } = (await dana.order({ locationId: 'HENPR', lines: [{ dish: bowl, quantity: 9 }] })).body
    await completeOrder(chef, id)
  }
  await product.deliverStream()
  const { body: rewards } = await dana.get<{ id: number; pointsCost: number }[]>('/api/loyalty/rewards')
  const redeemed = await dana.post<{ code: string }>('/api/loyalty/redeem', { rewardId: rewards[0]?.id })
  expect(redeemed.status).toBe(200)
  await product.deliverStream()
  const after = await numbers()
  expect(after.points).toEqual({ issued: 43 + 2 * 112, redeemed: rewards[0]?.pointsCost })
  expect(after.codes).toEqual({ issued: 2, spent: 0 })
})

it('is accessible to the owner only', async () => {
  const closing = `/api/numbers/HENPR/${today()}/report?format=csv`
  const orders = `/api/numbers/HENPR/${today()}/orders?of=orders`
  for (const url of [path(), path('all'), closing, orders]) {
    expect((await book.dana.get(url)).status).toBe(403)
    expect((await createTestClient(product.url).get(url)).status).toBe(401)
  }
})

it('a recount of the table restores figures that were lost, and changes nothing when repeated', async () => {
  const { id } = (await createTestClient(product.url).order({ locationId: 'HENOK' })).body
  await completeOrder(chef, id)
  await product.deliverStream()
  const before = await numbers('HENOK')
  expect(before.days[0]?.orders).toBe(1)
  await deleteItems([contributionKeys.counted(orderKeys.order(id)), numbersKeys.day('HENOK', today())])
  expect((await numbers('HENOK')).days[0]?.orders).toBe(0)
  const damaged = { ...orderKeys.order('DAMAGED'), type: 'Order', lines: 'none' }
  await putItems([damaged])
  for (let times = 1; times <= 2; times += 1) {
    expect((await recountNumbers()).unreadable).toEqual(['ORDER#DAMAGED|ORDER'])
    expect(await numbers('HENOK')).toEqual(before)
  }
  await deleteItems([orderKeys.order('DAMAGED')])
})

it('leaves consistent figures', async () => {
  const { differences } = await auditTable({ readings: 2, pauseMs: 300 })
  expect(differences.filter(({ book: name }) => name === 'numbers')).toEqual([])
})
