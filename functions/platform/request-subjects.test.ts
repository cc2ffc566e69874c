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

/** Finds the subjects of a request as its checks and its log lines do. */
function findSubjects(body: string): void {
  const event = createApiEvent({ body })
  for (let times = 0; times < 3; times += 1) {
    listRequestOrderIds(event)
    getRequestLocationCode(event)
  }
}

const numbers = Array.from({ length: 18_000 }, (_, index) => index)

it.each([
  ['a list of locations that is too long', { location: Array.from({ length: 1_000_000 }, () => 'all') }],
  ['a list of locations', { location: Array.from({ length: 40_000 }, () => 'all') }],
  ['a list of different locations', { location: numbers }],
  ['thousands of fields', Object.fromEntries(numbers.map((number) => [`f${number}`, 0]))],
])('%s takes little processor time', (_, sentBody) => {
  const body = JSON.stringify(sentBody)
  expect(measureProcessorMs(() => findSubjects(body), 50)).toBeLessThan(50)
})
