import { listTextFields, type TextField } from '#infra/testkit/text-fields'
import { readRecipeAmount } from '#shared/inventory/recipe-amounts'
import { locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { validateEmail, validatePhone, validateZipCode } from '#shared/orders/checkout'
import { cleanText } from '#shared/platform/text'
import type { TextKind } from '#shared/platform/text-kinds'
import { optionalAmount, optionalMailbox, requireAmount, requireName, requireText } from './field-rules'

const live = getPolicy({ ...locations[0], mode: 'live' })

/** What people type, and what is stored; null for what the field marks. */
type Verdict = readonly [typed: string, cleaned: string | null]

const amounts: readonly Verdict[] = [
  [' 5 ', '5'],
  ['5.', '5'],
  ['.5', '0.5'],
  ['$ 5', '5'],
  ['5 USD', '5'],
  ['007', '007'],
  ['１２', '12'],
  ['14,95', '14.95'],
  ['1,000', '1000'],
  ['1.234,56', '1234.56'],
  ['1\u00a0000,5', '1000.5'],
  ['5\u200b', '5'],
  ['\u202a5.00\u202c', '5.00'],
  ['5.000', null],
  ['1e3', null],
  ['0x10', null],
  ['1,00,0', null],
  ['NULL', null],
  ['½', null],
  ['٥', null],
  ['5🍣', null],
  ['#4B', null],
  ['1,5', '1.5'],
  ['１，０００', '1000'],
  ['\u200f5\u200e', '5'],
  ['5\n', '5'],
  ['5\u0000', '5'],
  ['+5', null],
  ['%00', null],
  ['Infinity', null],
  ['1’000', null],
  ['=5', null],
  ['<b>5</b>', null],
  ['5\u0301', null],
]

const mailboxes: readonly Verdict[] = [
  [' guest@example.com\u00a0', 'guest@example.com'],
  ['gu\u200best@example.com', 'guest@example.com'],
  ['\u202aguest@example.com\u202c', 'guest@example.com'],
  ['\ufeffguest@example.com\r\n', 'guest@example.com'],
  ['Guest@Example.COM', 'guest@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['guest@bücher.example', 'guest@bücher.example'],
  ['guest@example.xn--p1ai', 'guest@example.xn--p1ai'],
  ['mailto:guest@example.com', null],
  ['<guest@example.com>', null],
  ['guest@example.com,', null],
  ['guest@example.com.', null],
  ['gu,est@example.com', null],
  ['guest @example.com', null],
  ['guest@@example.com', null],
  ['guest..x@example.com', null],
  ['guest@example.c0m', null],
  ['guest@example', null],
  ['guest@127.0.0.1', null],
  ['josé@example.com', null],
  ['ｇuest@example.com', null],
  ['🍣@example.com', null],
  ['NULL', null],
  ['guest+roll@example.com', 'guest+roll@example.com'],
  ['\u200fguest@example.com', 'guest@example.com'],
  ['guest@example.com\nBcc: other@example.com', null],
  ['guest@example.com;other@example.com', null],
  ['"a b"@example.com', null],
  ['<script>@example.com', null],
  ['.guest@example.com', null],
  ['guest@-example.com', null],
  ['gue\u0301st@example.com', null],
]

const phones: readonly Verdict[] = [
  ['+1 (863) 555-0100 ext 4', '+1 (863) 555-0100 ext 4'],
  ['863 555 0100 x4', '863 555 0100 x4'],
  [' 863.555.0100 ', '863.555.0100'],
  ['tel:+18635550100', '+18635550100'],
  ['８６３５５５０１００', '8635550100'],
  ['863\u2011555\u20110100', '863-555-0100'],
  ['863–555–0100', '863-555-0100'],
  ['863/555/0100', '863-555-0100'],
  ['863 • 555 • 0100', '863 - 555 - 0100'],
  ['863\u00a0555\u00a00100', '863 555 0100'],
  ['\u202a(863) 555-0100\u202c', '(863) 555-0100'],
  ['863\u200b5550100', '8635550100'],
  ['863-555-0100,', null],
  ['863 555 010O', null],
  ['863 555 0100 ☎', null],
  ['555-0100', null],
  ['1e3', null],
  ['-0', null],
  ['NULL', null],
  ['#4B', null],
  ['863 555 0100\n', '863 555 0100'],
  ['\u200f8635550100\u0000', '8635550100'],
  ['٨٦٣٥٥٥٠١٠٠', null],
  ['%2B18635550100', null],
  ['=18635550100', null],
  ['863 555 0100 or 0101', null],
]

const zipCodes: readonly Verdict[] = [
  [' 33805 ', '33805'],
  ['33805-', '33805'],
  ['33805 -', '33805'],
  ['33805-1234', '33805-1234'],
  ['33805 1234', '33805-1234'],
  ['33805–1234', '33805-1234'],
  ['338051234', '33805-1234'],
  ['３３８０５', '33805'],
  ['33805\u200b', '33805'],
  ['\u202a33805\u202c', '33805'],
  ['00501', '00501'],
  ['3380', null],
  ['338055', null],
  ['33805-12', null],
  ['-33805', null],
  ['33805,', null],
  ['33805.0', null],
  ['3380O', null],
  ['A1B 2C3', null],
  ['NULL', null],
  ['33805\n', '33805'],
  ['33805\u0000', '33805'],
  ['٣٣٨٠٥', null],
  ['33,805', null],
  ['33805%00', null],
  ['3e4', null],
]

/** All of these are texts. They are stored without invisible characters. */
const texts: readonly Verdict[] = [
  ["O'Brien", "O'Brien"],
  ['O’Brien', 'O’Brien'],
  ['Ｓmith', 'Ｓmith'],
  ['X', 'X'],
  ['李', '李'],
  ['Łukasz Nguyễn', 'Łukasz Nguyễn'],
  ['NULL', 'NULL'],
  ['undefined', 'undefined'],
  ['007', '007'],
  ['1e3', '1e3'],
  ['#4B', '#4B'],
  ['=1+1', '=1+1'],
  ['<b>Dana</b>', '<b>Dana</b>'],
  ['Dana 🍣', 'Dana 🍣'],
  ['👩\u200d🍳 Dana', '👩\u200d🍳 Dana'],
  [' Dana\u00a0', 'Dana'],
  ['Da\u200bna', 'Dana'],
  ['\ufeffDana', 'Dana'],
  ['\u202eDana\u202c', 'Dana'],
  ['Dana\tW', 'Dana W'],
  ['Dana\u0000', 'Dana'],
  ['Jose\u0301', 'José'],
  ['\u200fדנה\u200e', 'דנה'],
  ['Dana\u2028W', 'Dana W'],
  ['👩🏽\u200d🍳 Dana', '👩🏽\u200d🍳 Dana'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['٣', '٣'],
  ['%00', '%00'],
  ["';DROP TABLE", "';DROP TABLE"],
  ['{{7*7}}', '{{7*7}}'],
  ['__proto__', '__proto__'],
  ['&lt;', '&lt;'],
]

type Rule = (typed: string) => true | string | null

type KindCase = {
  readonly kind: TextKind
  readonly verdicts: readonly Verdict[]
  /** What forms say: true or null accept. */
  readonly forms: readonly Rule[]
  /** What calls of a live site say besides the schema. A test site takes contacts as typed. */
  readonly live?: Rule
}

const email: Rule = (typed) => validateEmail(typed, live)
const phone: Rule = (typed) => validatePhone(typed, live)
const zip: Rule = (typed) => validateZipCode(typed, live)
const someText = requireText('no').validate
const someName = requireName('no').validate
const amount = requireAmount('no').validate

const kinds: readonly KindCase[] = [
  { kind: 'amount', verdicts: amounts, forms: [amount] },
  { kind: 'quantity', verdicts: amounts, forms: [amount, optionalAmount.validate] },
  { kind: 'mailbox', verdicts: mailboxes, forms: [email, optionalMailbox.validate], live: email },
  { kind: 'phone', verdicts: phones, forms: [phone], live: phone },
  { kind: 'zip', verdicts: zipCodes, forms: [zip], live: zip },
  { kind: 'person', verdicts: texts, forms: [someText, someName] },
  { kind: 'name', verdicts: texts, forms: [someText, someName] },
  { kind: 'street', verdicts: texts, forms: [someText] },
  { kind: 'text', verdicts: texts, forms: [someText] },
  { kind: 'code', verdicts: texts, forms: [someText] },
]

const accepts = (verdict: true | string | null) => verdict === true || verdict === null

/** What a field asks for besides its kind. */
const OWN_RULE =
  /^Must (?:be (?:from|more than|1 to 12 letters and digits|a ticket number|two letters|a color)|have 3 to 20)/

/** Returns the stored text, null if the field is marked, or why its own rule marks it. */
function readAtServer({ schema }: TextField, { kind, live: rule = () => null }: KindCase, typed: string) {
  const { success, data, error } = schema.safeParse(typed)
  if (!success) return error.issues.find(({ message }) => OWN_RULE.test(message))?.message ?? null
  const cleaned = String(data)
  if (!accepts(rule(cleaned))) return null
  return kind === 'mailbox' ? cleaned.toLowerCase() : cleaned
}

const listFieldsOf = (kind: TextKind) => listTextFields().filter((field) => field.kind === kind)

describe.each(kinds)('a text of the kind $kind', (of) => {
  const fields = listFieldsOf(of.kind)

  it.each(of.verdicts)('%j is %j in forms', (typed, cleaned) => {
    expect(of.forms.map((rule) => accepts(rule(typed)))).toEqual(of.forms.map(() => cleaned !== null))
  })

  it.each(of.verdicts)('%j is %j in all calls', (typed, cleaned) => {
    const read = fields.map((field) => ({ path: field.path, cleaned: readAtServer(field, of, typed) }))
    expect(read.length).toBeGreaterThan(0)
    // A coupon's code is stored in capitals.
    const isOther = (stored: string | null) =>
      of.kind === 'code' ? stored?.toUpperCase() !== cleaned?.toUpperCase() : stored !== cleaned
    expect(read.filter((field) => isOther(field.cleaned) && !OWN_RULE.test(field.cleaned ?? ''))).toEqual([])
  })
})

it('nothing but spaces and characters without width is no text, in forms and in calls', () => {
  for (const typed of ['', ' ', '\u00a0', '\u200b', '\u202a\u202c', '\ufeff', '\u3164']) {
    expect([cleanText(typed), someText(typed), someName(typed)]).toEqual(['', 'no', 'no'])
    expect([email(typed), phone(typed), zip(typed), optionalMailbox.validate(typed)]).toEqual([null, null, null, true])
  }
})

it('what an option adds or removes is the same number in the form and in the call', () => {
  const fields = listFieldsOf('recipe-amount').filter(({ path }) => path.includes('options[].recipe'))
  expect(fields.length).toBeGreaterThan(0)
  for (const typed of [
    '-5',
    '−0.50',
    '- 5',
    '-$5',
    '-0',
    '5-',
    '--5',
    '-NULL',
    '-1e3',
    '.375',
    '-0.0625',
    '0.00001',
    ...amounts.map(([each]) => each),
  ])
    for (const field of fields) {
      const { data } = field.schema.safeParse(typed)
      expect([typed, data ?? null]).toEqual([typed, readRecipeAmount(typed, 'signed')])
    }
})
