import fc from 'fast-check'
import {
  assertDiscountCodeUsable,
  getDiscountCodeState,
  createDiscountCode,
  getDiscountCents,
  isDiscountCodeFormat,
  isPromoCode,
  isTourCode,
  normalizeDiscountCode,
  type IssuedCode,
} from './discount-codes'
import { getFeedbackBonus } from '../feedback/feedback'

const code: IssuedCode = { discount: { percent: 10 }, site: 'test', validUntil: '2027-11-22T12:00:00.000Z' }
const now = new Date('2026-11-22T12:00:00.000Z')
const guest = { userId: undefined, site: 'test', now } as const

describe('a code', () => {
  it('carries 60 random bits and can be read over a phone', () => {
    expect(createDiscountCode(new Uint8Array(12).fill(31))).toBe('ZZZZ-ZZZZ-ZZZZ')
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (random) => {
        const made = createDiscountCode(random)
        expect(made).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/)
        expect(normalizeDiscountCode(made.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o'))).toBe(
          normalizeDiscountCode(made),
        )
      }),
    )
  })

  it('is recognized by its format, however it is typed', () => {
    expect(isDiscountCodeFormat(' abcd-efgh 1234 ')).toBe(true)
    expect(
      ['first10', 'nonsense', 'HIBACHI_MASTER', '', 'ABCD-EFGH-123', 'ABCD-EFGH-123U'].filter(isDiscountCodeFormat),
    ).toEqual([])
  })

  it.each([
    'abcd efgh 1234',
    'ABCD.EFGH.1234',
    'abcd_efgh_1234',
    'ABCD\u2013EFGH\u20131234',
    '\u200BABCD-EFGH-1234\uFEFF',
    '“ABCD-EFGH-1234”',
    'ＡＢＣＤ－ＥＦＧＨ－１２３４',
  ])('is the same code if it is typed or pasted as %j', (typed) => {
    expect(isDiscountCodeFormat(typed)).toBe(true)
    expect(normalizeDiscountCode(typed)).toBe('ABCDEFGH1234')
  })

  it.each(['', ' ', '\u200B', '--', '“”'])('is nothing if %j is typed', (typed) => {
    expect([isDiscountCodeFormat(typed), isPromoCode(typed), isTourCode(typed)]).toEqual([false, false, false])
  })

  it.each([
    ['10% of $12.50', { percent: 10 }, 1250, 125],
    ['10% of $12.45, half up', { percent: 10 }, 1245, 125],
    ['an amount', { amountCents: 300 }, 1250, 300],
    ['no more than the order', { amountCents: 2000 }, 1250, 1250],
    ['all of it', { percent: 100 }, 1250, 1250],
  ])('takes off %s', (_what, discount, subtotal, off) => expect(getDiscountCents(discount, subtotal)).toBe(off))

  it('works once for anyone who has it', () => {
    expect(() => assertDiscountCodeUsable(code, guest)).not.toThrow()
    expect(() => assertDiscountCodeUsable({ ...code, spentOn: 'ORDER1' }, guest)).toThrow('code-spent')
    expect(() => assertDiscountCodeUsable(undefined, guest)).toThrow('not-found')
  })

  it('works only for its owner, if it has one', () => {
    const dana = { ...code, ownerId: 'dana' }
    expect(() => assertDiscountCodeUsable(dana, { ...guest, userId: 'dana' })).not.toThrow()
    expect(() => assertDiscountCodeUsable(dana, { ...guest, userId: 'lee' })).toThrow('not-allowed')
    expect(() => assertDiscountCodeUsable(dana, guest)).toThrow('not-allowed')
  })

  it('works until it expires, and stays spent after that if it was used', () => {
    const ending = { ...code, validUntil: '2026-11-22T12:00:00.000Z' }
    const [before, after] = [new Date('2026-11-22T11:59:59.999Z'), new Date('2026-11-22T12:00:00.000Z')]
    expect(() => assertDiscountCodeUsable(ending, { ...guest, now: before })).not.toThrow()
    expect(() => assertDiscountCodeUsable(ending, { ...guest, now: after })).toThrow('This code has expired.')
    expect([getDiscountCodeState(code, after), getDiscountCodeState(ending, after)]).toEqual(['unused', 'expired'])
    expect(getDiscountCodeState({ ...ending, spentOn: 'ORDER1' }, after)).toBe('spent')
  })

  it('reveals only to its owner whether it is spent', () => {
    expect(() => assertDiscountCodeUsable({ ...code, ownerId: 'dana', spentOn: 'ORDER1' }, guest)).toThrow(
      'not-allowed',
    )
  })

  it.each([
    ['test', 'live'],
    ['live', 'test'],
  ] as const)(
    'of a %s site is unknown on a %s site, no matter who owns it and whether or not it was used',
    (issuedAt, site) => {
      for (const more of [{}, { ownerId: 'dana' }, { spentOn: 'ORDER1' }])
        expect(() =>
          assertDiscountCodeUsable({ ...code, ...more, site: issuedAt }, { userId: undefined, site, now }),
        ).toThrow('not-found')
    },
  )
})

describe('the promo', () => {
  it('is recognized in any case', () => {
    expect(isPromoCode(' First10 ')).toBe(true)
    expect(isPromoCode('first100')).toBe(false)
  })

  it.each(['first 10', 'FIRST-10', '“first10”', 'first10.', 'first10\u200B', 'ｆｉｒｓｔ１０'])(
    'is recognized as %j',
    (typed) => {
      expect(isPromoCode(typed)).toBe(true)
    },
  )

  it.each(['HIBACHI_MASTER', 'hibachi master', 'Hibachi-Master', 'hibachimaster!'])(
    'of the tour is recognized as %j',
    (typed) => {
      expect(isTourCode(typed)).toBe(true)
    },
  )
})

describe('the bonus of a rating', () => {
  it('is what the owner gives for a rating of 4 or 5', () => {
    expect([1, 2, 3, 4, 5].map((rating) => getFeedbackBonus(rating, 10))).toEqual([
      undefined,
      undefined,
      undefined,
      { percent: 10 },
      { percent: 10 },
    ])
  })
})
