import { clearIdempotencyKey, hasPendingAttempt, getIdempotencyKey } from './idempotency'
import { createMemoryStorage } from '../storage/storage'

describe('the idempotency key', () => {
  it('stays for the same intent, changes with it, and is new once it was answered', () => {
    const shelf = createMemoryStorage()
    const first = getIdempotencyKey('demo', { total: '1.00' }, shelf)
    expect(getIdempotencyKey('demo', { total: '1.00' }, shelf)).toBe(first)
    expect(getIdempotencyKey('another', { total: '1.00' }, shelf)).not.toBe(first)
    const changed = getIdempotencyKey('demo', { total: '2.00' }, shelf)
    expect(changed).not.toBe(first)
    expect(hasPendingAttempt('demo', shelf)).toBe(true)
    clearIdempotencyKey('demo', shelf)
    expect(hasPendingAttempt('demo', shelf)).toBe(false)
    expect(getIdempotencyKey('demo', { total: '2.00' }, shelf)).not.toBe(changed)
  })
})
