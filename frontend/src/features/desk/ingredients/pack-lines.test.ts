import { createPackRule, formatPackLines, getPackExample, readPackLines } from './pack-lines'

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
  ['Case', 'How much is in Case? Write how many pieces after =, such as Case of 24 = 24'],
  ['Case = 5.000', 'How much is in Case? Write how many pieces after =, such as Case of 24 = 24'],
  ['Pallet = 40 Case', 'How much is in Pallet? Write how many pieces after =, such as Case of 24 = 24'],
  ['Box of 12 pieces', 'How much is in Box of 12 pieces? Write Box of 12 pieces = 12'],
  ['Case = 0', 'A pack holds more than 0'],
  ['= 24', 'A pack needs a name'],
  ['Case = 24\ncase = 12', 'Two packs have the same name'],
])('says what is wrong with %j', (typed, message) => {
  expect(createPackRule('pieces').validate(typed)).toBe(message)
  expect(createPackRule('pieces').validate('Case = 24')).toBe(true)
})

it.each([
  ['5 lb bag', 'Write 5 lb bag = 5'],
  ['Sack, 2.5-lbs', 'Write Sack, 2.5-lbs = 2.5'],
  ['Case of 24', 'Write how many lbs after =, such as 5 lb bag = 5'],
])('of an ingredient by weight, proposes for %j only what its name says', (typed, proposal) => {
  expect(createPackRule('lbs').validate(typed)).toBe(`How much is in ${typed}? ${proposal}`)
})

it('gives an example of a pack in the unit of the ingredient', () => {
  expect(['lbs', 'gallons', 'pieces'].map(getPackExample)).toEqual([
    '5 lb bag = 5',
    '5 gallon bag = 5',
    'Case of 24 = 24',
  ])
})
