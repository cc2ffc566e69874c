import { themeSystem } from '../src/base/theme/system'
import { createTokenDictionary } from './known-tokens'
import { namesOf } from './token-names'

const { tokens } = themeSystem()
const known = createTokenDictionary({ prefix: 'chakra', tokens: namesOf(tokens) })
const categories = [...tokens.categoryMap.keys()]

describe('the tokens that the browser knows by name only', () => {
  it.each(categories)('are called in %s as the style system calls them', (category) => {
    const values = Object.entries<string>(tokens.getCategoryValues(category) ?? {})
    expect(known.getCategoryValues(category)).toEqual(
      Object.fromEntries(values.filter(([name]) => !name.startsWith('colorPalette'))),
    )
  })

  it.each(['1px solid {colors.border}', '0 2px {spacing.4} {colors.bg.canvas}', '{colors.accent/40}', 'auto'])(
    'stand in a value as they stand there: %s',
    (value) => {
      expect(known.expandReferenceInValue(value)).toBe(tokens.expandReferenceInValue(value))
      expect(known.getVar('fonts.body', 'otherwise')).toBe(tokens.getVar('fonts.body', 'otherwise'))
    },
  )
})
