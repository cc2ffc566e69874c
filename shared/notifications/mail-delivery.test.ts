import { isQuickCancellation, isRecentEnoughToMail, addToMailLog } from './mail-delivery'
import { mailLimits } from '../platform/message-limits'

const placedAt = new Date('2026-11-21T18:00:00Z')
const after = (ms: number) => new Date(placedAt.getTime() + ms)

const cancelled = (afterMs: number, by: string) => ({
  status: 'cancelled' as const,
  createdAt: placedAt.toISOString(),
  visitorId: 'browser',
  userId: 'dana',
  cancelledBy: [by],
  history: [
    { status: 'pending' as const, at: placedAt.toISOString() },
    { status: 'cancelled' as const, at: after(afterMs).toISOString() },
  ],
})

test('an order that its customer cancels within a minute causes one mail', () => {
  expect(isQuickCancellation(cancelled(60_000, 'browser'))).toBe(true)
  expect(isQuickCancellation(cancelled(5000, 'dana'))).toBe(true)
})

test('an order cancelled later, by the kitchen or not at all causes separate mails', () => {
  expect(isQuickCancellation(cancelled(60_001, 'browser'))).toBe(false)
  expect(isQuickCancellation({ ...cancelled(5000, 'browser'), cancelledBy: undefined })).toBe(false)
  expect(isQuickCancellation({ ...cancelled(5000, 'browser'), status: 'pending' })).toBe(false)
})

test('changes older than a day are not mailed', () => {
  expect(isRecentEnoughToMail(placedAt.toISOString(), after(23 * 3600_000))).toBe(true)
  expect(isRecentEnoughToMail(placedAt.toISOString(), after(24 * 3600_000))).toBe(false)
})

describe('the mails to one mailbox', () => {
  const full = Array.from({ length: mailLimits.perRecipient }, (_, index) => ({
    mail: `mail-${index}`,
    at: after(index * 60_000).toISOString(),
  }))

  test('are limited to six per hour', () => {
    expect(addToMailLog(full.slice(1), 'next', after(600_000))).toHaveLength(6)
    expect(addToMailLog(full, 'next', after(600_000))).toBeUndefined()
    expect(addToMailLog(full, 'next', after(3600_000))).toEqual([
      ...full.slice(1),
      { mail: 'next', at: after(3600_000).toISOString() },
    ])
  })

  test('count a retried mail once', () => {
    expect(addToMailLog(full, 'mail-3', after(600_000))).toEqual(full)
  })
})
