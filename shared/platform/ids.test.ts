import { getRequestReference, isOrderId } from './ids'

test('references are four unambiguous characters and tell the requests of a busy day apart', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `JKJaXmPLvHcES${index}A=`)
  const references = ids.map(getRequestReference)
  expect(references.every((reference) => /^[0-9A-HJKMNP-TV-Z]{4}$/.test(reference))).toBe(true)
  expect(new Set(references).size).toBeGreaterThan(990)
  expect(getRequestReference('JKJaXmPLvHcES7A=')).toBe(references[7])
})

test.each([
  ['4C8N2M7QK1XZ', true],
  ['4C8N2M7QK1X', false],
  ['DANA WHITFIE', false],
])('%s is an order id: %s', (text, expected) => {
  expect(isOrderId(text)).toBe(expected)
})
