import { calculateTotp, createTotpSecret, decodeBase32, getTotpStep, verifyTotp } from './totp'

/** The secret of RFC 6238, appendix B: `12345678901234567890` in ASCII. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('calculates the code of the standard at second %d', (second, code) => {
  expect(decodeBase32(secret).toString()).toBe('12345678901234567890')
  expect(calculateTotp(secret, getTotpStep(new Date(second * 1000)))).toBe(code)
})

describe('a code', () => {
  const now = new Date('2026-11-26T12:00:10.000Z')
  const step = getTotpStep(now)
  const codeOf = (offset: number) => calculateTotp(secret, step + offset)

  it.each([-1, 0, 1])('is accepted %d steps from now', (offset) => {
    expect(verifyTotp({ secret, code: codeOf(offset), now })).toBe(step + offset)
  })

  it.each([-2, 2])('is refused %d steps from now', (offset) => {
    expect(verifyTotp({ secret, code: codeOf(offset), now })).toBeUndefined()
  })

  it('is accepted once, and none before it', () => {
    expect(verifyTotp({ secret, code: codeOf(0), now, lastStep: step })).toBe('used')
    expect(verifyTotp({ secret, code: codeOf(-1), now, lastStep: step })).toBe('used')
    expect(verifyTotp({ secret, code: codeOf(1), now, lastStep: step })).toBe(step + 1)
  })
})

it('creates secrets of 160 bits', () => {
  expect(decodeBase32(createTotpSecret())).toHaveLength(20)
  expect(createTotpSecret()).not.toBe(createTotpSecret())
})
