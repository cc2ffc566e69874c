import { clearReferral, saveReferral, getReferral, buildReferralLink } from './referral'
import { createMemoryStorage } from '../storage/storage'

const DAY = 24 * 3600_000
const noon = Date.UTC(2026, 5, 1, 12)

describe('a referral link', () => {
  it('contains the code, which the browser stores for 30 days', () => {
    const storage = createMemoryStorage()
    const link = buildReferralLink('https://hibachiember-npr.example', 'dana_1-x')
    saveReferral(new URL(link).search, noon, storage)
    expect(link).toBe('https://hibachiember-npr.example/?ref=dana_1-x')
    expect(getReferral(noon + 30 * DAY, storage)).toBe('dana_1-x')
    expect(getReferral(noon + 30 * DAY + 1, storage)).toBeUndefined()
  })

  it('replaces an earlier one and counts once', () => {
    const storage = createMemoryStorage()
    saveReferral('?ref=dana', noon, storage)
    saveReferral('?ref=lee&type=pickup', noon + DAY, storage)
    expect(getReferral(noon + DAY, storage)).toBe('lee')
    clearReferral(storage)
    expect(getReferral(noon + DAY, storage)).toBeUndefined()
  })

  it.each(['', '?ref=', '?type=pickup', `?ref=${'x'.repeat(65)}`, '?ref=%3Cscript%3E', '?ref=a:b'])(
    'without a valid code ("%s") leaves the stored code unchanged',
    (search) => {
      const storage = createMemoryStorage()
      saveReferral('?ref=dana', noon, storage)
      saveReferral(search, noon, storage)
      expect(getReferral(noon, storage)).toBe('dana')
    },
  )
})
