import { formatPackLines, packRule, readPackLines } from './pack-lines'

it('reads a pack a line, and writes it back', () => {
  const packs = [
    { name: 'Case of 24', quantity: '24.00' },
    { name: '5 lb bag', quantity: '5.50' },
  ]
  expect(readPackLines(' Case of 24 = 24\n\n5 lb bag= 5,5 ')).toEqual(packs)
  expect(readPackLines(formatPackLines(packs))).toEqual(packs)
  expect(readPackLines('')).toEqual([])
})

it('a pack of packs holds what they hold', () => {
  expect(readPackLines('Case = 24\nPallet = 40 case')[1]).toEqual({ name: 'Pallet', quantity: '960.00' })
})

it.each([
  ['Case', 'How much is in Case? Write Case = 24'],
  ['Case = 5.000', 'How much is in Case? Write Case = 24'],
  ['Pallet = 40 Case', 'How much is in Pallet? Write Pallet = 24'],
  ['Case = 0', 'A pack holds more than 0'],
  ['= 24', 'A pack needs a name'],
  ['Case = 24\ncase = 12', 'Two packs have the same name'],
])('says what is wrong with %j', (typed, message) => {
  expect(packRule.validate(typed)).toBe(message)
  expect(packRule.validate('Case = 24')).toBe(true)
})
