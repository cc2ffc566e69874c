import { parseKitchenTime } from './kitchen-time-records'

const record = {
  pk: 'KITCHENTIME#HENPR',
  sk: '2027-01-15T21:00:00.000Z',
  type: 'KitchenTime',
  '22:15 hibachi': 24,
  '22:15 sushi': 0,
  '23:45 drinks': 3,
}

it('a record has the minutes of three hours by quarter and station', () => {
  expect(parseKitchenTime(record)).toEqual([
    { at: '2027-01-15T22:15:00.000Z', minutes: { hibachi: 24 } },
    { at: '2027-01-15T23:45:00.000Z', minutes: { drinks: 3 } },
  ])
})

it('damaged minutes count as taken, and cost no other quarter', () => {
  jest.spyOn(console, 'error').mockReturnValue()
  const [damaged, other] = parseKitchenTime({ ...record, '22:15 hibachi': 'many' })
  expect(damaged?.minutes.hibachi).toBeGreaterThan(10_000)
  expect(other?.minutes).toEqual({ drinks: 3 })
})
