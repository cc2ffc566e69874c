import type { Event } from '#shared/catering/contract'
import type { ActivityEntry } from '#shared/platform/contract'
import { addDays } from '#shared/platform/time'
import { getLocation } from '#shared/locations/index'
import { startTestProduct } from '#infra/testkit/product/test-product'
import {
  confirmByMail,
  contactOf,
  openCateringClient,
  today,
  type CateringClient,
  type EventResponse,
} from '../testing/catering-client'
import { getItem, putItems } from '../../platform/table/table'
import { expireEvents } from '../expire-events'
import { EventRecord, eventKeys } from '../records'
import { confirmRequest } from './confirm-request'

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
  // Reading the link alone, as a mail scanner does, verifies nothing.
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
  const requestEvent = (email: string) =>
    catering.guest().post<EventResponse>('/api/events/HENPR', {
      ...{ date: addDays(today, 33), time: '18:00', guests: 40, type: 'pickup', wishes: '' },
      contact: { ...contact, email },
    })
  const answers = await Promise.all(spellings.map(requestEvent))
  expect(statuses(answers)).toEqual([201, 201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('requests-open')
  const open = answers.find(({ status }) => status === 201)?.body.id ?? ''
  expect((await catering.cancel(open)).status).toBe(200)
  expect((await requestEvent(spellings[0] ?? '')).status).toBe(201)
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

describe('requests without a quote', () => {
  const from = (email: string, daysAhead: number) =>
    catering.guest().post<EventResponse>('/api/events/HENPR', {
      ...{ date: addDays(today, daysAhead), time: '18:00', guests: 40, type: 'pickup', wishes: '' },
      contact: { ...contactOf('any'), email },
    })
  const holds = async (email: string, daysAhead: number) => {
    const { body } = await from(email, daysAhead)
    return { id: body.id, holdsPlace: (await confirm(body.id)).body.holdsPlace }
  }

  it('of one mail domain hold one place of a day, also at once, and the next guest gets one', async () => {
    const mailboxes = ['a1@throwaway.example', 'a2@throwaway.example', 'a3@x.throwaway.example']
    const held = await Promise.all(mailboxes.map((email) => holds(email, 40)))
    expect(held.filter(({ holdsPlace }) => holdsPlace)).toHaveLength(1)
    const refused = held.find(({ holdsPlace }) => !holdsPlace)?.id ?? ''
    expect(await onDesk(refused)).toMatchObject({ verifiedAt: expect.stringMatching(/Z$/), holdsPlace: false })
    expect(await holds('dana@gmail.com', 40)).toMatchObject({ holdsPlace: true })
    // The owner's quote takes a place, and the sender's next request may hold one again.
    expect((await catering.quote(refused)).body).toMatchObject({ state: 'quoted', holdsPlace: true })
  })

  it('of one mail domain hold three places in all', async () => {
    const held = []
    for (const day of [41, 42, 43, 44]) held.push(await holds(`guest${day}@flood.example`, day))
    expect(held.map(({ holdsPlace }) => holdsPlace)).toEqual([true, true, true, false])
    expect((await catering.quote(held[0]?.id ?? '')).status).toBe(200)
    expect((await confirm(held[3]?.id ?? '')).body.holdsPlace).toBe(true)
  })

  it('of a public provider are guests of their own, each mailbox with one place of a day', async () => {
    expect(await holds('one@gmail.com', 45)).toMatchObject({ holdsPlace: true })
    expect(await holds('two@gmail.com', 45)).toMatchObject({ holdsPlace: true })
    expect(await holds('t.w.o@gmail.com', 45)).toMatchObject({ holdsPlace: false })
  })

  it('of one network hold one place of a day', async () => {
    const ids = await Promise.all(['n1', 'n2'].map(async (name) => (await request(46, name)).body.id))
    for (const id of ids)
      await putItems([{ ...(await getItem(eventKeys.event(id))), ...eventKeys.event(id), mailOrigin: 'one network' }])
    const answers = [await confirm(ids[0] ?? ''), await confirm(ids[1] ?? '')]
    expect(answers.map(({ body }) => body.holdsPlace)).toEqual([true, false])
  })

  it('give their place back after 48 hours, unless staff hold it', async () => {
    const [late, staffs] = [await holds('late@late.example', 47), await holds('known@known.example', 47)]
    expect((await catering.put(staffs.id, { isVerified: true })).status).toBe(200)
    const after = (hours: number) => new Date(Date.now() + hours * 3600_000)
    await expireEvents(getLocation('HENPR'), after(47))
    expect(await catering.read(late.id)).toMatchObject({ holdsPlace: true })
    await expireEvents(getLocation('HENPR'), after(49))
    expect(await catering.read(late.id)).toMatchObject({ state: 'requested', holdsPlace: false })
    expect(await catering.read(staffs.id)).toMatchObject({ holdsPlace: true })
    const { confirmCode: code } = EventRecord.parse(await getItem(eventKeys.event(late.id)))
    const again = await confirmRequest({ id: late.id, code, perDay: 3, now: after(49), requestId: 'again' })
    expect(again.holdsPlace).toBe(false)
    expect((await catering.quote(late.id)).body).toMatchObject({ state: 'quoted', holdsPlace: true })
  })
})
