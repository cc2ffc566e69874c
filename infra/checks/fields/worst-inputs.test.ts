import { listTextFields, type TextField } from '#infra/testkit/text-fields'
import { Problem } from '#shared/platform/problem'
import type { TextKind } from '#shared/platform/text-kinds'

// What no form sends and every scanner tries, in every text of every call. Whatever is accepted has
// to be what a reader of that kind expects.

const worst = [
  '',
  ' ',
  '\u0000',
  '5\u0000',
  '%00',
  '\ud83d',
  'Dana\udc00',
  '\u202edaeh\u202c',
  '\u200fDana\u200e',
  'Da\u200bna\u2060',
  '\ufeffDana',
  'Dana\nBcc: other@example.com',
  'Dana\u2028W\u2029',
  'Dana\u0085W',
  'Jose\u0301',
  '👩🏽\u200d🍳',
  '１２',
  '٣',
  '१२',
  'Ⅻ',
  '1e3',
  '0x10',
  '1,5',
  '1.234,56',
  '-0',
  '+5',
  '.5',
  '5\u00a0',
  '5\n',
  'NaN',
  'Infinity',
  '9007199254740993',
  '"; DROP TABLE orders; --',
  "=cmd|' /C calc'!A0",
  '＝1+1',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '../../etc/passwd',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'null',
  '2026-02-30',
  '٢٠٢٦-١١-٢٦',
  '2026-1-1',
  '12026-01-01',
  '2026-11-26T24:00:00Z',
  '25:00',
  '24:60',
  'x'.repeat(10_000),
  '5'.repeat(10_000),
] as const

/** What a call makes of a text: what it stores, or null if it refuses the text. */
function read({ schema }: TextField, typed: string): unknown {
  try {
    const { success, data } = schema.safeParse(typed)
    return success ? data : null
  } catch (error) {
    // A path with an unknown location.
    if (error instanceof Problem) return null
    throw error
  }
}

const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u

/** Texts that people read. Ids, secrets and addresses of the web are compared, never shown. */
const shown: readonly TextKind[] = ['person', 'name', 'street', 'text', 'code', 'mailbox', 'phone', 'zip']

const rules: readonly (readonly [kind: TextKind, rule: RegExp])[] = [
  ['amount', /^\d{1,7}(?:\.\d{1,2})?$/],
  ['quantity', /^\d{1,7}(?:\.\d{1,2})?$/],
  ['recipe-amount', /^-?\d{1,7}(?:\.\d{1,4})?$/],
  ['number', /^[\d:,]+$/],
  ['date', /^\d{4}-\d{2}-\d{2}$/],
]

const accepted = (kind: TextKind) =>
  listTextFields()
    .filter((field) => field.kind === kind)
    .flatMap((field) => worst.map((typed) => ({ path: field.path, typed, stored: read(field, typed), field })))
    .filter(({ stored }) => stored !== null && stored !== undefined)

it.each(shown)('nothing unseen is left in a text of the kind %s', (kind) => {
  // The line breaks of notes stay.
  const left = accepted(kind).filter(({ stored }) => UNSEEN.test(String(stored).replaceAll('\n', '')))
  expect(left.map(({ path, typed }) => [path, typed])).toEqual([])
})

it.each(rules)('the kind %s accepts what its readers expect', (kind, rule) => {
  const odd = accepted(kind).filter(({ stored }) => !rule.test(String(stored)))
  expect(odd.map(({ path, typed, stored }) => [path, typed, stored])).toEqual([])
})

it('a text that was cleaned stays the same when it is sent again', () => {
  const changed = shown
    .flatMap(accepted)
    .filter(({ field, stored }) => String(read(field, String(stored))) !== String(stored))
  expect(changed.map(({ path, typed, stored }) => [path, typed, stored])).toEqual([])
})

it.each(['constructor', '__proto__'])(
  'no call takes %s as the key of a record, which the table could not store',
  (key) => {
    const keys = listTextFields().filter(({ path }) => path.endsWith('{key}'))
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((field) => read(field, key) !== null).map(({ path }) => path)).toEqual([])
  },
)

it('ten thousand characters are more than any field takes, but a file', () => {
  // The name of a location is looked up, and never stored.
  const long = listTextFields().filter(
    (field) =>
      field.kind !== 'file' &&
      field.kind !== 'location' &&
      ['x', '5'].some((each) => read(field, each.repeat(10_000)) !== null),
  )
  expect(long.map(({ path }) => path)).toEqual([])
})
