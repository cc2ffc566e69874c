import { locations } from '../locations/index'
import {
  AUTO_PAUSE_AFTER_MINUTES,
  DEFAULT_INTAKE,
  UNATTENDED_KITCHEN_REASON,
  isAutoConfirmed,
  isOverdueUnconfirmed,
  listUnconfirmedOrders,
  pauseForUnattendedKitchen,
  resumeAttendedKitchen,
} from './intake'

const [place] = locations

// Summer: 2 in the afternoon is 18:00 in UTC.
const order = (over: object = {}) => ({
  orderType: 'pickup' as const,
  status: 'pending' as const,
  createdAt: '2026-07-07T18:00:00.000Z',
  scheduledFor: null,
  history: [],
  ...over,
})
const at = (time: string) => new Date(`2026-07-07T${time}.000Z`)

it.each([
  ['18:04:59', false],
  ['18:05:00', true],
])('an order of 2 PM rings at %s: %s', (time, rings) => {
  expect(isOverdueUnconfirmed(order(), place, at(time))).toBe(rings)
})

it('weighs twice as much after ten minutes', () => {
  expect(isOverdueUnconfirmed(order(), place, at('18:09:59'), AUTO_PAUSE_AFTER_MINUTES)).toBe(false)
  expect(isOverdueUnconfirmed(order(), place, at('18:10:00'), AUTO_PAUSE_AFTER_MINUTES)).toBe(true)
})

it('rings for an hour at most', () => {
  expect(isOverdueUnconfirmed(order(), place, at('19:00:00'))).toBe(true)
  expect(isOverdueUnconfirmed(order(), place, at('19:00:01'))).toBe(false)
})

it('is no matter once somebody has seen to it', () => {
  expect(isOverdueUnconfirmed(order({ status: 'confirmed' }), place, at('18:30:00'))).toBe(false)
})

it('counts opening time only: an early order rings five minutes after the doors open', () => {
  const early = order({ createdAt: '2026-07-07T14:00:00.000Z' })
  expect(isOverdueUnconfirmed(early, place, at('14:20:00'))).toBe(false)
  expect(isOverdueUnconfirmed(early, place, at('14:34:00'))).toBe(false)
  expect(isOverdueUnconfirmed(early, place, at('14:35:00'))).toBe(true)
})

it('waits for an order for later until it is time to begin', () => {
  const later = order({ scheduledFor: '2026-07-07T20:00:00.000Z' })
  expect(isOverdueUnconfirmed(later, place, at('19:44:00'))).toBe(false)
  expect(isOverdueUnconfirmed(later, place, at('19:45:00'))).toBe(true)
})

it('asks the calendar no oftener for a full board than for one order', () => {
  const asked = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  const timesFor = (count: number) => {
    asked.mockClear()
    const all = Array.from({ length: count }, () => order())
    expect(listUnconfirmedOrders(all, place, at('18:30:00'))).toHaveLength(count)
    return asked.mock.calls.length
  }
  expect(timesFor(150)).toBe(timesFor(1))
})

describe('a pause for want of a kitchen', () => {
  const until = at('22:00:00')
  const dark = pauseForUnattendedKitchen({ ...DEFAULT_INTAKE, extraMinutes: 10 }, until, at('18:10:00'))

  it('lasts until the doors close and leaves the time that was asked for', () => {
    expect(dark).toEqual({ pausedUntil: until.toISOString(), reason: UNATTENDED_KITCHEN_REASON, extraMinutes: 10 })
  })

  it('ends when a kitchen is there, and only such a pause does', () => {
    expect(resumeAttendedKitchen(dark, at('18:20:00'))).toEqual({ ...DEFAULT_INTAKE, extraMinutes: 10 })
    const cooks = { ...dark, reason: 'Fryer down' }
    expect(resumeAttendedKitchen(cooks, at('18:20:00'))).toBe(cooks)
  })

  it('does not stand in for a pause that a cook made', () => {
    const cooks = { pausedUntil: '2026-07-07T18:30:00.000Z', reason: null, extraMinutes: 0 }
    expect(pauseForUnattendedKitchen(cooks, until, at('18:10:00'))).toBe(cooks)
  })
})

describe('auto confirm', () => {
  const now = new Date('2026-07-07T18:00:00.000Z')
  const order = {
    status: 'pending',
    orderType: 'pickup',
    createdAt: '2026-07-07T17:59:00.000Z',
    scheduledFor: null,
    history: [],
  } as const
  const on = { autoConfirm: true, intake: DEFAULT_INTAKE }
  const paused = (reason: string | null) => ({ ...DEFAULT_INTAKE, pausedUntil: '2026-07-07T19:00:00.000Z', reason })

  describe('an order that nobody has confirmed', () => {
    it.each([
      ['where the owner chose so, at once', order, on, true],
      ['where nobody chose so, never', order, { intake: DEFAULT_INTAKE }, false],
      ['where the owner chose against it, never', order, { ...on, autoConfirm: false }, false],
      ['that somebody has seen to, not again', { ...order, status: 'confirmed' as const }, on, false],
      ['for later, not before its time', { ...order, scheduledFor: '2026-07-07T18:21:00.000Z' }, on, false],
      ['for later, once it is on the line', { ...order, scheduledFor: '2026-07-07T18:20:00.000Z' }, on, true],
      ['while a cook has paused the intake, all the same', order, { ...on, intake: paused('Fryer') }, true],
      ['while no kitchen is there, not', order, { ...on, intake: paused(UNATTENDED_KITCHEN_REASON) }, false],
    ])('%s', (_, waiting, kitchen, isSo) => {
      expect(isAutoConfirmed(waiting, kitchen, now)).toBe(isSo)
    })
  })
})
