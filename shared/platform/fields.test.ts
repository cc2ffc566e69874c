import { Timestamp, nameField, noteField } from './fields'

it.each([
  ['2026-12-01T18:00:00Z', true],
  ['2026-12-01T18:00:00.000-05:00', true],
  ['9999-12-31T23:59:59Z', true],
  // The year 10000 in UTC, which sorts before every other date.
  ['9999-12-31T23:59:59-23:59', false],
  ['0000-01-01T00:00:00+23:59', false],
  ['2026-12-01T18:00:00', false],
])('%s is a timestamp: %s', (text, isValid) => {
  expect(Timestamp.safeParse(text).success).toBe(isValid)
})

it('a name is one line, also from a cell with a line break, and a note keeps its lines', () => {
  expect(nameField(80).parse('Spicy Tuna\r\n Roll\u2028(6) ')).toBe('Spicy Tuna Roll (6)')
  expect(noteField(80).parse('no onion\r\nplease ')).toBe('no onion\nplease')
})
