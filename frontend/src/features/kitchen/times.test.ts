import { groupHeldByDay } from './times'

const place = { timeZone: 'America/New_York' } as const
const now = Date.parse('2026-05-01T17:00:00.000Z')
const held = (scheduledFor: string) => ({ scheduledFor })

it('keeps the days apart on which something is held back for later', () => {
  const [lunch, late, tomorrow, sunday] = [
    held('2026-05-01T21:00:00.000Z'),
    // Ten in the evening by the location's clock.
    held('2026-05-02T02:00:00.000Z'),
    held('2026-05-02T16:00:00.000Z'),
    held('2026-05-03T16:00:00.000Z'),
  ] as const
  const days = groupHeldByDay([lunch, late, tomorrow, sunday], place, now)
  expect(days.map(({ title, held: there }) => [title, there])).toEqual([
    ['Today', [lunch, late]],
    ['Tomorrow', [tomorrow]],
    ['Sunday, May 3', [sunday]],
  ])
})
