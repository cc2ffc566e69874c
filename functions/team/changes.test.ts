import { planCook } from './changes'
import type { MemberRecord } from './records'

const now = new Date('2026-05-01T16:00:00Z')
const grant = { role: 'kitchen', locations: ['HENPR'] } as const
const addCook = (userId: string, name: string, all: readonly MemberRecord[]) =>
  planCook({ userId, name, pinHash: 'hash', grant: { ...grant, locations: [...grant.locations] }, now })(undefined, all)

it.each(['Mia Cook', 'mia  COOK ', 'Mía Cook'])('two cooks added at the same moment are not both called %p', (name) => {
  const mia = addCook('one', 'Mia Cook', [])
  expect(() => addCook('two', name, [mia])).toThrow(expect.objectContaining({ code: 'name-taken' }))
  expect(addCook('two', 'Mia Fry', [mia]).name).toBe('Mia Fry')
})
