import { clearIdempotencyKey, hasPendingAttempt, getIdempotencyKey } from './idempotency'
import { createMemoryStorage } from '../storage/storage'

describe('the idempotency key', () => {
  it('is the same for each attempt, and new for a changed body or after a response', () => {
    const storage = createMemoryStorage()
    const first = getIdempotencyKey('demo', { total: '1.00' }, storage)
    expect(getIdempotencyKey('demo', { total: '1.00' }, storage)).toBe(first)
    expect(getIdempotencyKey('another', { total: '1.00' }, storage)).not.toBe(first)
    const changed = getIdempotencyKey('demo', { total: '2.00' }, storage)
    expect(changed).not.toBe(first)
    expect(hasPendingAttempt('demo', storage)).toBe(true)
    clearIdempotencyKey('demo', storage)
    expect(hasPendingAttempt('demo', storage)).toBe(false)
    expect(getIdempotencyKey('demo', { total: '2.00' }, storage)).not.toBe(changed)
  })
})
