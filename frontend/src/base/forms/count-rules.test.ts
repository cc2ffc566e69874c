import { readTypedCount } from '#shared/platform/typed-amount'
import { requireCount } from './field-rules'

/** A whole number goes to a call as a number. Null is marked. */
const counts: readonly (readonly [typed: string, count: number | null])[] = [
  [' 40 ', 40],
  ['007', 7],
  ['４０', 40],
  ['1,000', 1000],
  ['1 000', 1000],
  ['40\u200b', 40],
  ['\u202a40\u202c', 40],
  ['4\u00a0000', 4000],
  ['0', null],
  ['-0', null],
  ['-5', null],
  ['1.5', null],
  ['1,5', null],
  ['1,00', null],
  ['2.0', null],
  ['1.234,56', null],
  ['1e3', null],
  ['0x10', null],
  ['.5', null],
  ['٣', null],
  ['½', null],
  ['四', null],
  ['5🍣', null],
  ['1\u0000', 1],
  ['12345678', null],
  ['Infinity', null],
  ['=1+1', null],
  ['10%', null],
]

it.each(counts)('the whole number %j is %j, in forms and in the call', (typed, count) => {
  expect([requireCount('no').validate(typed) === true, readTypedCount(typed) || NaN]).toEqual([
    count !== null,
    count ?? NaN,
  ])
})
