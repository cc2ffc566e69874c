import { forgetKey, isUnanswered, keyFor } from './idempotency'
import { pageShelf } from '../storage/page-shelf'

describe('the idempotency key', () => {
  it('stays for the same intent, changes with it, and is new once it was answered', () => {
    const shelf = pageShelf()
    const first = keyFor('demo', { total: '1.00' }, shelf)
    expect(keyFor('demo', { total: '1.00' }, shelf)).toBe(first)
    expect(keyFor('another', { total: '1.00' }, shelf)).not.toBe(first)
    const changed = keyFor('demo', { total: '2.00' }, shelf)
    expect(changed).not.toBe(first)
    expect(isUnanswered('demo', shelf)).toBe(true)
    forgetKey('demo', shelf)
    expect(isUnanswered('demo', shelf)).toBe(false)
    expect(keyFor('demo', { total: '2.00' }, shelf)).not.toBe(changed)
  })
})
