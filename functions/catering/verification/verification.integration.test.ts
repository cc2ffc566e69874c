import type { Event } from '#shared/catering/contract'
import type { ActivityEntry } from '#shared/platform/contract'
import { addDays } from '#shared/platform/time'
import { startTestProduct } from '#infra/testkit/product/test-product'
import {
  confirmByMail,
  contactOf,
  openCateringClient,
  today,
  type CateringClient,
  type EventResponse,
} from '../testing/catering-client'

const PER_DAY = 3
let product: Awaited<ReturnType<typeof startTestProduct>>
let catering: CateringClient

beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  catering = await openCateringClient(product)
})
afterAll(() => product.stop())

const request = (daysAhead: number, name: string, sender = catering.guest()) =>
  sender.post<EventResponse>('/api/events/HENPR', {
    ...{ date: addDays(today, daysAhead), time: '18:00', guests: 40, type: 'pickup', wishes: '' },
    contact: contactOf(name),
  })
const confirm = (id: string) => confirmByMail(catering.guest(), id)
const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort()
const onDesk = async (id: string) =>
  (await catering.owner.get<Event[]>('/api/desk/events/HENPR')).body.find((event) => event.id === id)

it('unverified requests leave a day free, no matter who sends them', async () => {
  const sent = await Promise.all([1, 2, 3, 4, 5, 6].map((count) => request(30, `unread${count}`)))
  expect(statuses(sent)).toEqual(sent.map(() => 201))
  const { id } = (await request(30, 'reader')).body
  expect(await confirm(id)).toMatchObject({ status: 200, body: { state: 'requested', holdsPlace: true } })
  expect(await onDesk(sent[0]?.body.id ?? '')).toMatchObject({ verifiedAt: null, holdsPlace: false })
})

it('the link in the mail verifies once, and only with its code', async () => {
  const { id } = (await request(31, 'linked')).body
  const mails = await catering.readMails(id)
  const [, code = ''] = /\?confirm=3?D?([\w-]+)/.exec(mails['requested-1'] ?? '') ?? []
  expect(mails).not.toHaveProperty('staff')
  // Neither the sender's answer nor the event's page has the code.
  expect(JSON.stringify(await catering.read(id))).not.toContain(code)
  // Whoever only reads the link, such as a mail scanner, verifies nothing.
  await catering.guest().get(`/events/${id}?confirm=${code}`)
  expect(await catering.read(id)).toMatchObject({ verifiedAt: null })
  const wrong = await catering.guest().post(`/api/events/${id}/confirm`, { code: 'x'.repeat(22) })
  expect(wrong).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  const right = () => catering.guest().post<Event>(`/api/events/${id}/confirm`, { code })
  const answers = await Promise.all([right(), right(), right()])
  expect(statuses(answers)).toEqual([200, 200, 200])
  const { verifiedAt, version } = await catering.read(id)
  expect([verifiedAt, version]).toEqual([expect.stringMatching(/Z$/), 2])
  expect(await catering.readMails(id)).toHaveProperty('staff')
})

it('of fifty confirmations at once as many succeed as the day has places; the others learn it, and staff see them', async () => {
  const guests = Array.from({ length: 50 }, (_, index) => `racer${index}`)
  const sent = await Promise.all(guests.map((name) => request(32, name)))
  const answers = await Promise.all(sent.map(({ body }) => confirm(body.id)))
  const codes = answers.map(({ status, body }) => (status === 200 ? 'held' : body.code))
  expect(codes.filter((code) => code === 'held')).toHaveLength(PER_DAY)
  expect(codes.filter((code) => code === 'day-full')).toHaveLength(50 - PER_DAY)
  const late = sent[codes.indexOf('day-full')]?.body.id ?? ''
  expect(await onDesk(late)).toMatchObject({ verifiedAt: expect.stringMatching(/Z$/), holdsPlace: false })
  const [entry] = (await catering.owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=event')).body
  expect(entry?.title).toMatch(/verified by the guest/)
  expect((await request(32, 'too-late')).body.code).toBe('day-full')

  // A place that becomes free goes to whom opens the link again.
  const held = sent[codes.indexOf('held')]?.body.id ?? ''
  expect((await catering.cancel(held)).status).toBe(200)
  expect(await confirm(late)).toMatchObject({ status: 200, body: { holdsPlace: true } })
})

it('a mailbox has two open requests, in any spelling of its address, also at once', async () => {
  const spellings = ['ottilie@gmail.com', 'Ottilie@gmail.com', 'ottilie+party@gmail.com', 'ot.ti.lie@googlemail.com']
  const contact = { name: 'Ottilie', phone: '(727) 555-0199' }
  const ask = (email: string) =>
    catering.guest().post<EventResponse>('/api/events/HENPR', {
      ...{ date: addDays(today, 33), time: '18:00', guests: 40, type: 'pickup', wishes: '' },
      contact: { ...contact, email },
    })
  const answers = await Promise.all(spellings.map(ask))
  expect(statuses(answers)).toEqual([201, 201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('requests-open')
  const open = answers.find(({ status }) => status === 201)?.body.id ?? ''
  expect((await catering.cancel(open)).status).toBe(200)
  expect((await ask(spellings[0] ?? '')).status).toBe(201)
})

it('a request of staff counts at once, and staff verify one for a guest', async () => {
  const { id } = (await request(34, 'caller', catering.owner)).body
  expect(await catering.read(id)).toMatchObject({ verifiedAt: expect.stringMatching(/Z$/), holdsPlace: true })
  const other = (await request(34, 'phoner')).body.id
  expect(await catering.put(other, { isVerified: true })).toMatchObject({ status: 200, body: { holdsPlace: true } })
  const quoted = (await request(34, 'quoted')).body.id
  expect((await catering.quote(quoted)).body).toMatchObject({ state: 'quoted', holdsPlace: true })
  expect((await request(34, 'fourth')).body.code).toBe('day-full')
})
