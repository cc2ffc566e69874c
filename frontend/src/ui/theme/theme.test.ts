import { locations } from '#shared/locations/index'
import { contrastRatio, createAccent, listBackgrounds, mixColors, palette } from './colors'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCategoryIcon } from '#shared/menu/listing'
import { seed } from '#infra/catalogue/seed'

const AA = 4.5
const AA_MARKS = 3
const tones = ['success', 'warning', 'danger', 'info'] as const

describe('contrast', () => {
  it('is 21 between black and white, 1 between equal colours', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#d9480f', '#d9480f')).toBe(1)
  })

  it('mixes colours like the browser', () => {
    expect(mixColors('#000000', '#ffffff', 0.2)).toBe('#333333')
  })
})

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const surfaces = Object.entries(palette.bg).map(([name, pair]) => [name, pair[scheme]] as const)

  it.each(surfaces)('has readable text, tones and borders on %s', (_name, surface) => {
    for (const text of Object.values(palette.fg))
      expect(contrastRatio(text[scheme], surface)).toBeGreaterThanOrEqual(AA)
    for (const tone of tones) expect(contrastRatio(palette[tone].fg[scheme], surface)).toBeGreaterThanOrEqual(AA)
    expect(contrastRatio(palette.border.strong[scheme], surface)).toBeGreaterThanOrEqual(AA_MARKS)
  })

  it.each(tones)('has readable text on the subtle background of %s', (tone) => {
    const background = palette[tone].subtle[scheme]
    for (const text of [palette[tone].fg, palette.fg.DEFAULT, palette.fg.muted])
      expect(contrastRatio(text[scheme], background)).toBeGreaterThanOrEqual(AA)
  })

  it.each(locations.map((location) => [location.name, location] as const))(
    'has a readable accent for %s on every background',
    (_name, location) => {
      const accent = createAccent(location)
      expect(contrastRatio(accent.solid, accent.contrast)).toBeGreaterThanOrEqual(AA)
      expect(contrastRatio(accent.solidHover, accent.contrast)).toBeGreaterThanOrEqual(AA)
      for (const background of listBackgrounds(scheme, accent.solid)) {
        expect(contrastRatio(accent.text[scheme], background)).toBeGreaterThanOrEqual(AA)
        expect(contrastRatio(accent.glow[scheme], background)).toBeGreaterThanOrEqual(AA_MARKS)
      }
    },
  )
})

const sheet = readFileSync(join(__dirname, 'fonts.css'), 'utf8')
const [, ranges = ''] = /'Ember Emoji'[^}]*unicode-range:([^;]+);/.exec(sheet) ?? []

const shipped = new Set(
  ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  }),
)

const isShipped = (emoji: string) => [...emoji].every((character) => shipped.has(character.codePointAt(0) ?? 0))

test('the emoji font contains the icon of every category and the default icon', () => {
  const icons = Array.from({ length: 60 }, (_, id) => getCategoryIcon(id))
  expect(icons.filter((icon) => !isShipped(icon))).toEqual([])
})

test('the emoji font contains the icons of training badges, menu tabs and messages', () => {
  const shown = ['🍽️', '⭐', '🎉', '📖', '🏆', '🔒', ...seed.badges.map(({ icon }) => icon)]
  expect(shown.filter((icon) => !isShipped(icon))).toEqual([])
})
