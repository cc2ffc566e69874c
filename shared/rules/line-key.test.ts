import fc from 'fast-check'
import { getLineKey, parseLineKey, createLineIdentity } from './line-key'

const anOption = fc.stringMatching(/^[a-z\d-]{1,8}$/)
const aChoice = fc.record({
  menuItemId: fc.integer({ min: 1, max: 999_999_999 }),
  options: fc.option(fc.array(anOption), { nil: undefined }),
  for: fc.option(fc.constantFrom('Ben', 'Zoë & co', "D'Arcy", '7+egg@x'), { nil: undefined }),
})

it('names a dish as the menu has it by its id', () => {
  expect(getLineKey({ menuItemId: 7 })).toBe('7')
  expect(parseLineKey('7')).toEqual({ key: '7', menuItemId: 7 })
})

it('tells a dish with none of its options from the dish as it comes', () => {
  expect(getLineKey({ menuItemId: 7, options: [] })).toBe('7+')
  expect(parseLineKey('7+')).toEqual({ key: '7+', menuItemId: 7, options: [] })
})

it('is one name for what is wanted alike, in whatever sequence it was chosen', () => {
  expect(getLineKey({ menuItemId: 7, options: ['spicy', 'extra-egg', 'spicy'] })).toBe('7+extra-egg+spicy+spicy')
  expect(parseLineKey('7+spicy+extra-egg')?.key).toBe('7+extra-egg+spicy')
})

it('tells two different choices apart, and gives each back by its name', () => {
  fc.assert(
    fc.property(aChoice, aChoice, (one, other) => {
      expect(parseLineKey(getLineKey(one))).toEqual(createLineIdentity(one))
      const isAlike =
        one.menuItemId === other.menuItemId &&
        String(createLineIdentity(one).options) === String(createLineIdentity(other).options) &&
        one.for === other.for
      expect(getLineKey(one) === getLineKey(other)).toBe(isAlike)
    }),
  )
})

it.each([
  '',
  '0',
  '07',
  '-7',
  '7.5',
  '1234567890',
  'seven',
  '7++',
  '7+egg+',
  '7+No Egg',
  '7@',
  '@Ben',
  '[object Object]',
])('%j names none', (name) => {
  expect(parseLineKey(name)).toBeNull()
})
