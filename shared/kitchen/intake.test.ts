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

// In summer, 2 PM is 18:00 UTC.
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

it('an unconfirmed order pauses the intake after ten minutes', () => {
  expect(isOverdueUnconfirmed(order(), place, at('18:09:59'), AUTO_PAUSE_AFTER_MINUTES)).toBe(false)
  expect(isOverdueUnconfirmed(order(), place, at('18:10:00'), AUTO_PAUSE_AFTER_MINUTES)).toBe(true)
})

it('an unconfirmed order rings for at most an hour', () => {
  expect(isOverdueUnconfirmed(order(), place, at('19:00:00'))).toBe(true)
  expect(isOverdueUnconfirmed(order(), place, at('19:00:01'))).toBe(false)
})

it('a confirmed order never rings', () => {
  expect(isOverdueUnconfirmed(order({ status: 'confirmed' }), place, at('18:30:00'))).toBe(false)
})

it('only opening hours count: an early order rings five minutes after opening', () => {
  const early = order({ createdAt: '2026-07-07T14:00:00.000Z' })
  expect(isOverdueUnconfirmed(early, place, at('14:20:00'))).toBe(false)
  expect(isOverdueUnconfirmed(early, place, at('14:34:00'))).toBe(false)
  expect(isOverdueUnconfirmed(early, place, at('14:35:00'))).toBe(true)
})

it('a scheduled order rings only once it is time to start it', () => {
  const later = order({ scheduledFor: '2026-07-07T20:00:00.000Z' })
  expect(isOverdueUnconfirmed(later, place, at('19:44:00'))).toBe(false)
  expect(isOverdueUnconfirmed(later, place, at('19:45:00'))).toBe(true)
})

it('a full board needs no more time zone conversions than one order', () => {
  const formatToParts = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  const timesFor = (count: number) => {
    formatToParts.mockClear()
    const all = Array.from({ length: count }, () => order())
    expect(listUnconfirmedOrders(all, place, at('18:30:00'))).toHaveLength(count)
    return formatToParts.mock.calls.length
  }
  expect(timesFor(150)).toBe(timesFor(1))
})

describe('the pause of an unattended kitchen', () => {
  const until = at('22:00:00')
  const dark = pauseForUnattendedKitchen({ ...DEFAULT_INTAKE, extraMinutes: 10 }, until, at('18:10:00'))

  it('lasts until closing and keeps the extra minutes', () => {
    expect(dark).toEqual({ pausedUntil: until.toISOString(), reason: UNATTENDED_KITCHEN_REASON, extraMinutes: 10 })
  })

  it("ends when staff return; a pause by staff doesn't", () => {
    expect(resumeAttendedKitchen(dark, at('18:20:00'))).toEqual({ ...DEFAULT_INTAKE, extraMinutes: 10 })
    const cooks = { ...dark, reason: 'Fryer down' }
    expect(resumeAttendedKitchen(cooks, at('18:20:00'))).toBe(cooks)
  })

  it("doesn't replace a pause by staff", () => {
    const cooks = { pausedUntil: '2026-07-07T18:30:00.000Z', reason: null, extraMinutes: 0 }
    expect(pauseForUnattendedKitchen(cooks, until, at('18:10:00'))).toBe(cooks)
  })
})

describe('automatic confirmation', () => {
  const now = new Date('2026-07-07T18:00:00.000Z')
  const order = {
    status: 'pending',
    orderType: 'pickup',
    createdAt: '2026-07-07T17:59:00.000Z',
    scheduledFor: null,
    history: [],
  } as const
  const on = { autoConfirm: true, intake: DEFAULT_INTAKE, isBoardConnected: true }
  const paused = (reason: string | null) => ({ ...DEFAULT_INTAKE, pausedUntil: '2026-07-07T19:00:00.000Z', reason })

  describe('an unconfirmed order', () => {
    it.each([
      ['is confirmed at once if the owner enabled it', order, on, true],
      ['is not confirmed without a connected board', order, { ...on, isBoardConnected: false }, false],
      ['is never confirmed by default', order, { ...on, autoConfirm: undefined }, false],
      ['is never confirmed if the owner disabled it', order, { ...on, autoConfirm: false }, false],
      ['is not confirmed twice', { ...order, status: 'confirmed' as const }, on, false],
      [
        'is not confirmed before its time if scheduled',
        { ...order, scheduledFor: '2026-07-07T18:21:00.000Z' },
        on,
        false,
      ],
      ['is confirmed at its time if scheduled', { ...order, scheduledFor: '2026-07-07T18:20:00.000Z' }, on, true],
      ['is confirmed during a pause by staff', order, { ...on, intake: paused('Fryer') }, true],
      [
        'is not confirmed while the kitchen is unattended',
        order,
        { ...on, intake: paused(UNATTENDED_KITCHEN_REASON) },
        false,
      ],
    ])('%s', (_, waiting, kitchen, isSo) => {
      expect(isAutoConfirmed(waiting, kitchen, now)).toBe(isSo)
    })
  })
})
