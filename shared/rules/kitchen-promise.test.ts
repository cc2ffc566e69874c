import { formatCountdown, getTicketUrgency, getPromisedAt } from './kitchen-promise'

const createdAt = '2026-05-01T16:00:00.000Z'
const pickup = { orderType: 'pickup', createdAt, scheduledFor: null } as const
const at = (minutes: number, seconds = 0) => Date.parse(createdAt) + (minutes * 60 + seconds) * 1_000

describe('what a guest was told', () => {
  it.each([
    ['20 minutes for a pickup', pickup, at(20)],
    ['45 for a delivery', { ...pickup, orderType: 'delivery' } as const, at(45)],
    ['when it was ordered for', { ...pickup, scheduledFor: '2026-05-01T18:00:00.000Z' }, at(120)],
    [
      'the promise before all else',
      { ...pickup, scheduledFor: '2026-05-01T18:00:00.000Z', promisedAt: '2026-05-01T18:10:00.000Z' },
      at(130),
    ],
  ])('is %s', (_what, order, promised) => expect(getPromisedAt(order)).toBe(promised))
})

describe("a ticket's head", () => {
  it.each([
    [at(0), 'calm', '20:00'],
    [at(14, 59), 'calm', '5:01'],
    [at(15), 'soon', '5:00'],
    [at(20), 'soon', '0:00'],
    [at(20, 1), 'late', '-0:01'],
    [at(90), 'late', '-1 h 10'],
  ])('at %i is %s and reads %s', (now, haste, text) => {
    expect(getTicketUrgency(pickup, now)).toBe(haste)
    expect(formatCountdown(pickup, now)).toBe(text)
  })
})
