import { measureProcessorMs } from '#infra/testkit/processor-time'
import { readZipCode } from '../locations/geo'
import { cleanPhone } from '../accounts/phone'
import { normalizeCode } from './ids'
import { cleanText, cutText, hasLetterOrDigit } from './text'
import { readTypedAmount } from './typed-amount'

describe('text that people type', () => {
  it.each([
    ['a bidi override', 'Anna\u202Egnp.exe', 'Annagnp.exe'],
    ['bidi isolates', '\u2066Anna\u2069', 'Anna'],
    ['zero width spaces and marks', 'An\u200Bn\u200Ea\u200F', 'Anna'],
    ['a joiner between Latin letters', 'An\u200Dn\u200Ca', 'Anna'],
    ['a byte order mark', '\uFEFFAnna', 'Anna'],
    ['a soft hyphen and a word joiner', 'An\u00ADn\u2060a', 'Anna'],
    ['fillers that count as letters', '\u3164\u115F\uFFA0Anna', 'Anna'],
    ['language tags', 'Anna\u{E0001}\u{E0041}', 'Anna'],
    ['half a surrogate pair', 'Anna\uD83D', 'Anna'],
  ])('loses %s', (_what, typed, clean) => {
    expect(cleanText(typed)).toBe(clean)
  })

  it('is composed, so that the same letters are the same text', () => {
    // A Mac and some keyboards write the letter and its accent apart.
    expect(cleanText('Jalapen\u0303o Zoe\u0308')).toBe('Jalape\u00f1o Zo\u00eb')
  })

  it('has spaces instead of other control characters, and keeps line breaks', () => {
    expect(cleanText(' no\u0000onion\tplease\nthanks\u0085\u2028 ')).toBe('no onion please\nthanks')
  })

  it.each(['👩‍🍳', '❤️', '👍🏽', '🧑🏽‍🚒', 'می‌خواهم', 'क्‍ष', 'José', '寿司'])('keeps %s unchanged', (typed) => {
    expect(cleanText(typed)).toBe(typed)
  })
})

describe('a name', () => {
  it.each(['Anna', '李', 'Ünal', '7', 'محمد'])('is visible in %s', (name) => {
    expect(hasLetterOrDigit(name)).toBe(true)
  })

  it.each(['', '   ', '\u200B\u200B', '\u3164', '\u2800', '\u202E', '...', '👻'])('is not visible in %j', (name) => {
    expect(hasLetterOrDigit(name)).toBe(false)
  })
})

describe('a text that is too long', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab🍣', 4, 'ab🍣'],
    ['ab🍣', 3, 'ab'],
    ['ab🍣cd', 5, 'ab🍣c'],
    ['🍣', 1, ''],
  ])('%j is cut after at most %d units, never within a character', (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut)
  })
})

test.each([readTypedAmount, readZipCode, cleanPhone, normalizeCode])(
  'a value of 85,000 ligatures, each of which stands for eighteen letters, takes %p little time',
  (read) => {
    expect(measureProcessorMs(() => void read('\uFDFA'.repeat(85_000)), 50)).toBeLessThan(50)
  },
)
