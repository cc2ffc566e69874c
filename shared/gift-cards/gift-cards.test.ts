import { getLocation } from '../locations/index'
import { allocateGiftCards, createGiftCardCode, getDeliveryTime, isGiftCardCodeFormat } from './gift-cards'

const place = getLocation('HENPR')

it('creates codes with 100 random bits that people can type', () => {
  const code = createGiftCardCode(Uint8Array.from({ length: 20 }, (_, index) => index * 13))
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(isGiftCardCodeFormat(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(true)
  expect(isGiftCardCodeFormat(code.slice(1))).toBe(false)
  expect(() => createGiftCardCode(new Uint8Array(19))).toThrow(RangeError)
})

it('uses up the first card before the next, and lists none that pays nothing', () => {
  const cards = [{ balanceCents: 300 }, { balanceCents: 0 }, { balanceCents: 900 }, { balanceCents: 100 }]
  expect(allocateGiftCards(cards, 1000).map(({ amountCents }) => amountCents)).toEqual([300, 700])
  expect(allocateGiftCards(cards, 0)).toEqual([])
})

it('mails at once, or at nine in the morning of a later day', () => {
  const now = new Date('2026-12-01T23:30:00Z')
  expect(getDeliveryTime(place, undefined, now)).toBe(now)
  expect(getDeliveryTime(place, '2026-12-01', now)).toBe(now)
  expect(getDeliveryTime(place, '2026-12-24', now).toISOString()).toBe('2026-12-24T14:00:00.000Z')
  expect(() => getDeliveryTime(place, '2026-11-30', now)).toThrow('from today')
  expect(() => getDeliveryTime(place, '2027-12-02', now)).toThrow('a year ahead')
})
