import { henpr } from '../locations/henpr'
import { overrideModes } from '../locations/policy'
import { formatCalendar } from './calendar'
import { estimatePackageCents, validateEventRequest } from './event-request'
import { assertCanMoveTo, canGuestCancel, getEventState, needsReply } from './event-states'

const now = new Date('2027-05-01T16:00:00Z')
const event = (state: Parameters<typeof getEventState>[0]['state'], startsAt: string, validUntil = startsAt) => ({
  state,
  startsAt,
  quote: { validUntil },
  createdAt: '2027-03-01T16:00:00Z',
  verifiedAt: '2027-03-01T16:05:00Z',
})

describe('the state of an event', () => {
  it.each([
    ['quoted', '2027-05-08T22:00:00Z', '2027-05-01T16:00:01Z', 'quoted'],
    ['quoted', '2027-05-08T22:00:00Z', '2027-05-01T16:00:00Z', 'expired'],
    ['quoted', '2027-05-01T15:00:00Z', '2027-06-01T00:00:00Z', 'expired'],
    ['requested', '2027-05-01T15:00:00Z', '2027-06-01T00:00:00Z', 'expired'],
    ['ordered', '2027-05-01T15:00:00Z', '2027-04-01T00:00:00Z', 'ordered'],
    ['accepted', '2027-05-08T22:00:00Z', '2027-05-01T15:00:01Z', 'accepted'],
    ['accepted', '2027-05-08T22:00:00Z', '2027-05-01T15:00:00Z', 'expired'],
  ] as const)('%s for %s, valid until %s, is %s', (state, startsAt, validUntil, is) => {
    expect(getEventState(event(state, startsAt, validUntil), now)).toBe(is)
  })

  it('of a request without verification expires after three days', () => {
    const request = { state: 'requested', startsAt: '2027-05-30T22:00:00Z' } as const
    expect(getEventState({ ...request, createdAt: '2027-04-28T16:00:01Z' }, now)).toBe('requested')
    expect(getEventState({ ...request, createdAt: '2027-04-28T16:00:00Z' }, now)).toBe('expired')
  })

  it('needs a reply when it is requested, and when the guest wants changes of a quote', () => {
    const changes = { text: 'Vegan, please.' }
    const verifiedAt = '2027-03-01T16:05:00Z'
    expect(needsReply({ state: 'requested', changesRequested: null, verifiedAt: null })).toBe(false)
    expect(needsReply({ state: 'requested', changesRequested: null, verifiedAt })).toBe(true)
    expect(needsReply({ state: 'quoted', changesRequested: changes, verifiedAt })).toBe(true)
    expect(needsReply({ state: 'quoted', changesRequested: null, verifiedAt })).toBe(false)
    expect(needsReply({ state: 'declined', changesRequested: changes, verifiedAt })).toBe(false)
  })

  it('never leaves declined or cancelled, and is accepted only from a quote', () => {
    for (const state of ['declined', 'cancelled'] as const)
      expect(() => assertCanMoveTo(state, 'quoted')).toThrow('event-final')
    expect(() => assertCanMoveTo('requested', 'accepted')).toThrow('event-final')
    expect(() => assertCanMoveTo('quoted', 'accepted')).not.toThrow()
  })
})

it.each([
  ['ordered', '2027-05-03T16:00:00Z', true],
  ['ordered', '2027-05-03T15:59:59Z', false],
  ['requested', '2027-05-01T17:00:00Z', true],
  ['completed', '2027-06-01T00:00:00Z', false],
] as const)('a guest with an event that is %s for %s can cancel: %s', (state, startsAt, is) => {
  expect(canGuestCancel(event(state, startsAt), { leadHours: 48, now })).toBe(is)
})

describe('a request', () => {
  beforeEach(() => overrideModes('live'))
  afterEach(() => overrideModes())

  const request = {
    date: '2027-05-08',
    time: '18:00',
    guests: 20,
    type: 'pickup' as const,
    contact: { name: 'Dana', email: 'dana@example.com', phone: '(727) 555-0199' },
  }
  const context = { location: henpr, rules: henpr.events, now }

  it.each([
    ['nothing wrong', {}, []],
    ['too little notice', { date: '2027-05-03', time: '11:59' }, ['date']],
    ['a date beyond the calendar', { date: '2027-07-01' }, ['date']],
    ['a pickup at night', { time: '23:00' }, ['time']],
    ['few guests and no name', { guests: 9, contact: { ...request.contact, name: '' } }, ['guests', 'contact.name']],
  ])('with %s', (_what, more, paths) => {
    expect(validateEventRequest({ ...request, ...more }, context).map(({ path }) => path)).toEqual(paths)
  })
})

it('a package costs its portions at the price of the menu', () => {
  const dishes = [
    { menuItemId: 1, guestsPerPortion: 1 },
    { menuItemId: 2, guestsPerPortion: 10 },
  ]
  const prices = new Map([
    [1, 1495],
    [2, 4000],
  ])
  expect(estimatePackageCents(dishes, 21, (id) => prices.get(id))).toBe(21 * 1495 + 3 * 4000)
  expect(estimatePackageCents(dishes, 21, () => undefined)).toBeNull()
})

it('a calendar file has folded lines of at most 75 bytes and escaped text', () => {
  const file = formatCalendar(
    {
      id: 'abc',
      state: 'quoted',
      startsAt: '2027-05-08T22:00:00.000Z',
      guests: 20,
      version: 3,
      where: '1 Gulf Drive, Hudson; é'.repeat(6),
      url: 'https://hibachiember-npr.example/events/abc',
    },
    henpr,
    now,
  )
  expect(file).toContain('DTSTART:20270508T220000Z\r\nDTEND:20270509T000000Z\r\n')
  expect(file).toContain('STATUS:TENTATIVE\r\n')
  expect(file).toContain('1 Gulf Drive\\, Hudson\\; ')
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})
