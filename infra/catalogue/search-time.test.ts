import { createMenuSearch } from '#shared/menu/search'
import { findRequestedFilters } from '#shared/menu/dietary/requested-filters'
import { mentionsAllergy } from '#shared/menu/dietary/note-reading'
import { matchesOrderSearch, parseOrderSearch } from '#shared/kitchen/order-search'
import { readMailbox } from '#shared/accounts/mailbox'
import { formatCsv, parseCsv } from '#functions/platform/csv'
import { cleanText } from '#shared/platform/text'
import { sampleMenu as menu } from '#infra/testkit/fixtures/sample-menu'
import { measureProcessorMs } from '#infra/testkit/processor-time'
import { seed } from './seed'

const MAX_MS = 50
const fill = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length)
const slow = (parts: readonly string[], length: number, read: (text: string) => unknown, maxMs = MAX_MS) =>
  parts.flatMap((part) => {
    const ms = measureProcessorMs(() => void read(fill(part, length)), maxMs)
    return ms > maxMs ? [`${Math.round(ms)} ms: ${part}`] : []
  })

const QUERIES = [
  ...[' ', 'a', 'a ', 'no ', 'no shellfish ', 'no egg or ', 'without ', 'free of ', 'gluten free ', 'free ', '-free '],
  ...[
    'nut and ',
    'sin ',
    'califronia ',
    'zxqv ',
    'abcdefgh ',
    'roll ',
    "isn't ",
    '. ',
    ', ',
    'é',
    '🍣',
    'allergic to ',
  ],
]
const order = {
  id: 'K7M2Q9X4T1BD',
  ticketNumber: 7,
  customer: { name: fill('ana ', 120), email: fill('a', 254), phone: '3525550100' },
  lines: Array.from({ length: 60 }, () => ({ name: fill('roll ', 120) })),
}

const NOTES = [
  ';',
  'cant eat ',
  'my son is ',
  'extra ',
  'no puedo ',
  'nuts not ',
  '花生、',
  '不',
  '알레르기 ',
  'アレルギー',
]

it('a search of the menu takes little processor time, whatever a guest types', () => {
  // The longest text that the field takes is far shorter.
  expect(slow([...QUERIES, ...NOTES], 500, createMenuSearch(menu, seed.categories))).toEqual([])
})

it("a message's filters take little processor time", () => {
  expect(slow(QUERIES, 500, (text) => findRequestedFilters(text, menu))).toEqual([])
})

it('a note that may name an allergy takes little processor time', () => {
  expect(slow([...QUERIES, ...NOTES], 500, mentionsAllergy)).toEqual([])
})

it("a search of the kitchen's orders takes little processor time", () => {
  const search = (text: string) => matchesOrderSearch(order, parseOrderSearch(text))
  expect(slow([...QUERIES, '#', '1', '( ', '@'], 200, search)).toEqual([])
})

it('an e-mail address takes little processor time', () => {
  expect(slow(['a', 'a.', 'a@', '@', '.', ' ', 'a@a.', '-', '<'], 10_000, (text) => readMailbox(text))).toEqual([])
})

it('cleaning a text takes little processor time', () => {
  expect(slow([' ', '\n', '\u200d', '🍣\u200d', '\u0915\u200d', '\u202e', 'a'], 10_000, cleanText)).toEqual([])
})

it('an uploaded table of a megabyte is parsed in linear time', () => {
  const tables = [',', '"', '""', '"a', '"",', '\n', '\r', 'a,', "'", "'=", '" ', 'a"', formatCsv([['a', '=1']])]
  expect(slow(tables, 1_000_000, parseCsv, 2000)).toEqual([])
})
