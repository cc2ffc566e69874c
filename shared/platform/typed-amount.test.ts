import {
  findAmountError,
  INVALID_AMOUNT_MESSAGE,
  parseTypedCents,
  readTypedAmount,
  TOO_PRECISE_MESSAGE,
} from './typed-amount'

it.each([
  ['14.95', '14.95'],
  ['14,95', '14.95'],
  ['14,9', '14.9'],
  ['$14.95', '14.95'],
  ['US$ 14.95', '14.95'],
  ['14.95 $', '14.95'],
  ['14.95 USD', '14.95'],
  [' 5 ', '5'],
  ['5.', '5'],
  ['.5', '0.5'],
  ['1,000', '1000'],
  ['1,000.50', '1000.50'],
  ['1.000,50', '1000.50'],
  ['1 000', '1000'],
  ['1\u00a0000,5', '1000.5'],
  ['１４．９５', '14.95'],
  ['\u202a5.00\u202c', '5.00'],
  ['1,234,567', '1234567'],
])('%j is %s', (typed, amount) => expect(readTypedAmount(typed)).toBe(amount))

it.each([
  '5.000',
  '1.000',
  '',
  ' ',
  '-',
  'five',
  '1e3',
  '0x10',
  '1,00,0',
  '1,5,0',
  '1,0000',
  '5..0',
  '12345678',
  '-5',
  '½',
  '5%',
])('%j could be another number, or is none', (typed) => {
  expect(readTypedAmount(typed)).toBeNull()
  expect(parseTypedCents(typed)).toBeNull()
  expect(findAmountError(typed)).toBe(INVALID_AMOUNT_MESSAGE)
})

it.each(['0.0625', '.0625', '0,125', '12.3456', '1234.567'])('%j names the precision and the way out', (typed) => {
  expect(findAmountError(typed)).toBe(TOO_PRECISE_MESSAGE)
})

it.each([
  ['-0.50', '-0.50'],
  ['−0.50', '-0.50'],
  ['-$0.50', '-0.50'],
  ['0.50', '0.50'],
  ['-0', '0'],
  ['−0.00', '0.00'],
])('a signed amount %j is %s', (typed, amount) => expect(readTypedAmount(typed, 'signed')).toBe(amount))

it('is in cents', () => expect(parseTypedCents('1,000.5')).toBe(100_050))
