import { Day, nameField, noteField, Timestamp } from './fields'

it.each([
  ['2026-12-01T18:00:00Z', true],
  ['2026-12-01T18:00:00.000-05:00', true],
  ['9998-12-31T23:59:59Z', true],
  // A day later may be in the year 10000, which sorts before every other date.
  ['9999-12-31T23:59:59Z', false],
  ['0000-01-01T00:00:00+23:59', false],
  ['2026-12-01T18:00:00', false],
])('%s is a timestamp: %s', (text, isValid) => {
  expect(Timestamp.safeParse(text).success).toBe(isValid)
})

it('a name is one line, also from a cell with a line break, and a note keeps its lines', () => {
  expect(nameField(80, 'name').parse('Spicy Tuna\r\n Roll\u2028(6) ')).toBe('Spicy Tuna Roll (6)')
  expect(noteField(80).parse('no onion\r\nplease ')).toBe('no onion\nplease')
})

it.each([
  ['2026-12-01', true],
  ['1000-01-01', true],
  ['0999-12-31', false],
  ['9999-12-31', false],
  ['10000-01-01', false],
  ['2026-02-30', false],
])('%s is a date: %s', (text, isValid) => {
  expect(Day.safeParse(text).success).toBe(isValid)
})
