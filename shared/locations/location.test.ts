import { timeZoneOffsets, toZonedTime, type TimeZone } from './location'

const HOUR_MS = 3_600_000
const hours = (from: number, count: number) =>
  Array.from({ length: count }, (_, hour) => new Date(from + hour * HOUR_MS))

/** Every hour of the weeks with clock changes, and one hour of each month, over many years. */
const moments = Array.from({ length: 25 }, (_, index) => 2015 + index).flatMap((year) => [
  ...hours(Date.UTC(year, 2, 7), 9 * 24),
  ...hours(Date.UTC(year, 9, 31), 9 * 24),
  ...Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(year, month, 15, 4, 59, 59))),
])

const isOne = (name: string): name is TimeZone => name in timeZoneOffsets

it.each(Object.keys(timeZoneOffsets).filter(isOne))(
  'the clocks of %s show what the time zone database says',
  (timeZone) => {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    const expected = moments.map((at) => `${at.toISOString()} is ${format.format(at)}`)
    const shown = moments.map((at) => {
      const [date, time = ''] = toZonedTime(timeZone, at).toISOString().split('T')
      return `${at.toISOString()} is ${date}, ${time.slice(0, 8)}`
    })
    expect(shown).toEqual(expected)
  },
)
