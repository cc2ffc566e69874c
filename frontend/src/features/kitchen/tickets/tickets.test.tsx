import { locations } from '#shared/locations/index'
import { englishWords } from '#base/language/use-words'
import { chinese } from '#base/language/chinese'
import { spanish } from '#base/language/spanish'
import { getUrgency } from './tickets'
import { formatMoment, formatTicketAge, getTicketAgeMs, groupHeldByDay } from './times'

const minutes = (count: number, seconds = 0) => (count * 60 + seconds) * 1_000

describe("an order's age", () => {
  it.each([
    [minutes(0), 'normal', '0:00'],
    [minutes(19, 59), 'normal', '19:59'],
    [minutes(20), 'medium', '20:00'],
    [minutes(29, 59), 'medium', '29:59'],
    [minutes(30), 'high', '30:00'],
    [minutes(65, 9), 'high', '1 h 05'],
  ])('of %i ms is %s and reads %s', (age, urgency, text) => {
    expect(getUrgency(age)).toBe(urgency)
    expect(formatTicketAge(age)).toBe(text)
  })

  it('is never negative on a slow clock', () => expect(getTicketAgeMs(2_000, 1_000)).toBe(0))
})

const [place] = locations
const now = Date.parse('2026-05-01T17:00:00.000Z')
const held = (scheduledFor: string) => ({ scheduledFor })

it('groups held orders by day', () => {
  const [lunch, late, tomorrow, sunday] = [
    held('2026-05-01T21:00:00.000Z'),
    // Ten in the evening, local time.
    held('2026-05-02T02:00:00.000Z'),
    held('2026-05-02T16:00:00.000Z'),
    held('2026-05-03T16:00:00.000Z'),
  ] as const
  const days = groupHeldByDay([lunch, late, tomorrow, sunday], place, now, englishWords.tickets.times)
  expect(days.map(({ title, held: there }) => [title, there])).toEqual([
    ['Today', [lunch, late]],
    ['Tomorrow', [tomorrow]],
    ['Sunday, May 3', [sunday]],
  ])
})

it('writes times as the cook reads them, and all on a clock of twelve hours', () => {
  const momentsIn = ({ tickets }: typeof englishWords) =>
    ['2026-05-01T22:30:00.000Z', '2026-05-02T22:30:00.000Z', '2026-05-03T22:30:00.000Z'].map((at) =>
      formatMoment(place, at, tickets.times, now).replace(/\s/g, ' '),
    )
  expect(momentsIn(englishWords)).toEqual(['6:30 PM', 'tomorrow, 6:30 PM', 'Sun, May 3, 6:30 PM'])
  expect(momentsIn(spanish.words)).toEqual(['6:30 p.m.', 'mañana, 6:30 p.m.', 'dom, 3 de may, 6:30 p.m.'])
  expect(momentsIn(chinese.words)).toEqual(['下午6:30', '明天 下午6:30', '5月3日周日, 下午6:30'])
})
