import { locations } from '#shared/locations/index'
import { accentOf, contrastOf } from './accent'
import { palette } from './semantic-tokens'

const AA = 4.5
const AA_MARKS = 3

describe('contrast', () => {
  it('is 21 between black and white, 1 between equals', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#d9480f', '#d9480f')).toBe(1)
  })
})

describe.each(locations.map((location) => [location.name, location] as const))(
  'the accent of %s',
  (_name, location) => {
    const accent = accentOf(location)

    it('can be read on, and as text on every surface', () => {
      expect(contrastOf(accent.solid, accent.contrast)).toBeGreaterThanOrEqual(AA)
      for (const surface of Object.values(palette.bg))
        expect(contrastOf(accent.text, surface)).toBeGreaterThanOrEqual(AA)
    })
  },
)

describe('the palette', () => {
  it('has text that can be read on every surface', () => {
    for (const surface of Object.values(palette.bg)) {
      for (const text of Object.values(palette.fg)) expect(contrastOf(text, surface)).toBeGreaterThanOrEqual(AA)
    }
  })

  it.each(['success', 'warning', 'danger', 'info'] as const)(
    'has %s text that can be read on its own ground',
    (tone) => {
      expect(contrastOf(palette[tone].fg, palette[tone].subtle)).toBeGreaterThanOrEqual(AA)
    },
  )

  it('has edges of controls that can be seen', () => {
    for (const surface of Object.values(palette.bg)) {
      expect(contrastOf(palette.border.strong, surface)).toBeGreaterThanOrEqual(AA_MARKS)
    }
  })
})
