import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMailPart } from '#infra/local/emulated/mail-service'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { Location } from '#shared/locations/index'
import type { FeedbackWithOrder } from '#shared/feedback/contract'
import { isOpenReview } from '#shared/feedback/feedback'
import type { Numbers } from '#shared/numbers/contract'
import type { ActivityEntry } from '#shared/platform/contract'
import type { LocationSettings } from '#shared/kitchen/settings-contract'

let modes: TwoModes
let owner: ReturnType<TwoModes['visitor']>
let cook: ReturnType<TwoModes['visitor']>
beforeAll(async () => {
  modes = await startTwoModes()
  owner = (await modes.adminOfPool()).browser
  cook = (await modes.cookOfPool()).browser
  await change(owner, liveLocation, { alertsTo: ['night@ember.example'] })
})
afterAll(() => modes.product.stop())

/** Subjects of the alerts to the recipients of the group's alarms. */
const alarms: string[] = []
beforeEach(() => {
  alarms.length = 0
  jest.spyOn(console, 'warn').mockImplementation((line) => {
    const { event, subject }: { event?: string; subject?: string } = JSON.parse(String(line))
    if (event === 'owner' && subject !== undefined) alarms.push(subject)
  })
})
afterEach(() => void jest.restoreAllMocks())

async function change(by: typeof owner, { code }: Location, changes: Partial<LocationSettings>) {
  const path = `/api/desk/settings/${code}`
  const { version } = (await by.get<LocationSettings>(path)).body
  expect((await by.put(path, { ...changes, version })).status).toBe(200)
}

async function rate(rating: number, at: Location = liveLocation, kitchen = cook) {
  const guest = modes.visitor(at)
  const { id, ticketNumber, items } = await modes.orderAt(at, {}, guest)
  expect((await kitchen.put(`/api/kitchen/orders/${id}/status`, { status: 'completed' })).status).toBe(200)
  const given = { orderId: id, rating, comment: 'Cold rice', trigger: 'checkin' }
  expect((await guest.post('/api/feedback', given)).status).toBe(200)
  await modes.product.deliverStream()
  return { id, ticketNumber, lineId: items[0]?.id }
}

/** The alerts that were mailed to an address, as plain text. */
function mailsTo(address: string): readonly string[] {
  const folder = join(modes.product.dataDir, 'outbox')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) => readMailPart(mail, 'text/plain'))
}
const alerts = () => mailsTo('night@ember.example')

it('one or two stars alert the owner with the ticket, and without what the guest wrote', async () => {
  await rate(3)
  await rate(5)
  expect(alerts()).toEqual([])
  const { ticketNumber } = await rate(2)
  expect(alerts()).toEqual([expect.stringContaining(`A guest gave ticket ${ticketNumber} 2 stars of 5.`)])
  expect(alerts().join()).not.toContain('Cold rice')
  expect(alarms).toEqual([`2 stars at ${liveLocation.name}: ticket ${ticketNumber}`])
})

it('one star at a test site alerts no one, whatever a tester calls the site', async () => {
  const tester = (await modes.tester('admin')).browser
  const name = 'Account locked: evil.example'
  await change(tester, testLocation, { name, alertsTo: ['tester@evil.example'] })
  await rate(1, testLocation, tester)
  expect(alarms).toEqual([])
  expect(mailsTo('tester@evil.example')).toEqual([])
})

it("a cook's rating never takes the guest's place, whose bad one alerts the owner and counts alone", async () => {
  const guest = modes.visitor(liveLocation)
  const { id } = await modes.orderAt(liveLocation, {}, guest)
  expect((await cook.put(`/api/kitchen/orders/${id}/status`, { status: 'completed' })).status).toBe(200)
  const reviews = async () => {
    await modes.product.deliverStream()
    const { body } = await owner.get<FeedbackWithOrder[]>(`/api/desk/feedback/${liveLocation.code}`)
    return body.filter(({ order }) => order.id === id).map(({ rating, byStaff }) => ({ rating, byStaff }))
  }
  const countRatings = async () => {
    const path = `/api/numbers/${liveLocation.code}?from=2027-01-01&to=2027-01-31`
    return (await owner.get<Numbers>(path)).body.feedback.count
  }
  const before = await countRatings()
  const given = { orderId: id, trigger: 'checkin' }
  expect((await cook.post('/api/feedback', { ...given, rating: 5 })).status).toBe(200)
  expect(await reviews()).toEqual([{ rating: 5, byStaff: true }])
  expect(await countRatings()).toBe(before)
  const [entry] = (await owner.get<ActivityEntry[]>(`/api/desk/changes/${liveLocation.code}`)).body
  expect(entry?.title).toMatch(/feedback of 5 of 5 stars by staff$/)
  expect((await guest.post('/api/feedback', { ...given, rating: 1, comment: 'Peanuts in it' })).status).toBe(200)
  expect(await reviews()).toEqual([{ rating: 1, byStaff: false }])
  expect(await countRatings()).toBe(before + 1)
  expect(alarms).toEqual([expect.stringContaining('1 star')])
  for (const by of [cook, guest])
    expect(await by.post('/api/feedback', { ...given, rating: 5 })).toMatchObject({ status: 409 })
  expect(await reviews()).toEqual([{ rating: 1, byStaff: false }])
})

it('a review waits until dishes or the whole order were refunded: a dollar settles nothing', async () => {
  const { id, lineId } = await rate(1)
  const review = async () => {
    const { body } = await owner.get<FeedbackWithOrder[]>(`/api/desk/feedback/${liveLocation.code}`)
    const found = body.find(({ order }) => order.id === id)
    return { refunded: found?.order.refunded, isOpen: found && isOpenReview(found) }
  }
  const refund = async (by: typeof owner, of: object) =>
    expect(await by.post(`/api/kitchen/orders/${id}/refunds`, { reason: 'quality', ...of })).toMatchObject({
      status: 201,
    })
  expect(await review()).toEqual({ refunded: null, isOpen: true })
  await refund(cook, { amount: '2.50' })
  expect(await review()).toEqual({ refunded: '2.50', isOpen: true })
  await refund(cook, { pieces: [{ lineId, quantity: 1 }] })
  expect(await review()).toMatchObject({ isOpen: false })
})
