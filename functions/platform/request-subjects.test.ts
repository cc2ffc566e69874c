import { measureProcessorMs } from '#infra/testkit/processor-time'
import { getRequestLocationCode, getRequestSubjects, listRequestOrderIds } from './request-subjects'
import { createApiEvent } from './testing/api-event'

const sent = (body: object) => createApiEvent({ body: JSON.stringify(body) })
const codesOf = (body: object) => getRequestSubjects(sent(body)).places.map(({ code }) => code)

it('a request names its site, and each location once', () => {
  expect(codesOf({ locations: ['HENOK', 'HENOK', 'nowhere'] })).toEqual(['HENPR', 'HENOK'])
})

it('a list of orders names none, because a call is about one order', () => {
  expect(listRequestOrderIds(sent({ orderId: 'ABC' }))).toEqual(['ABC'])
  expect(listRequestOrderIds(sent({ orderId: ['ABC', 'DEF'] }))).toEqual([])
})

it.each([
  ['more than a JSON body may have', 1_000_000],
  ['as much as a JSON body may have', 40_000],
])('a list of locations, %s, takes little processor time', (_, length) => {
  const event = sent({ location: Array.from({ length }, () => 'all') })
  expect(measureProcessorMs(() => void getRequestLocationCode(event), 50)).toBeLessThan(50)
})
