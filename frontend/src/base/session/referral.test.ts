import { clearReferral, saveReferral, getReferral, buildReferralLink } from './referral'

const DAY = 24 * 3600_000
const noon = Date.UTC(2026, 5, 1, 12)

function aShelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

describe("a friend's link", () => {
  it('leads to the site with the code, which is kept for 30 days', () => {
    const shelf = aShelf()
    const link = buildReferralLink('https://hibachiember-npr.example', 'dana_1-x')
    saveReferral(new URL(link).search, noon, shelf)
    expect(link).toBe('https://hibachiember-npr.example/?ref=dana_1-x')
    expect(getReferral(noon + 30 * DAY, shelf)).toBe('dana_1-x')
    expect(getReferral(noon + 30 * DAY + 1, shelf)).toBeUndefined()
  })

  it('counts once, the latest one', () => {
    const shelf = aShelf()
    saveReferral('?ref=dana', noon, shelf)
    saveReferral('?ref=lee&type=pickup', noon + DAY, shelf)
    expect(getReferral(noon + DAY, shelf)).toBe('lee')
    clearReferral(shelf)
    expect(getReferral(noon + DAY, shelf)).toBeUndefined()
  })

  it.each(['', '?ref=', '?type=pickup', `?ref=${'x'.repeat(65)}`, '?ref=%3Cscript%3E', '?ref=a:b'])(
    'that says nothing sensible ("%s") is not kept, and takes nothing away',
    (search) => {
      const shelf = aShelf()
      saveReferral('?ref=dana', noon, shelf)
      saveReferral(search, noon, shelf)
      expect(getReferral(noon, shelf)).toBe('dana')
    },
  )
})
