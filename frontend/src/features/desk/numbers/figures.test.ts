import { locations } from '#shared/locations/index'
import { contrastRatio, createAccent, mixColors, palette } from '#ui/theme/colors'
import { MAX_SHADE_PERCENT } from './figures'

it.each(['light', 'dark'] as const)('numbers are readable on every square of the heat map, %s', (scheme) => {
  for (const location of locations) {
    const busiest = mixColors(palette.bg.raised[scheme], createAccent(location).text[scheme], MAX_SHADE_PERCENT / 100)
    expect(contrastRatio(palette.fg.DEFAULT[scheme], busiest)).toBeGreaterThanOrEqual(4.5)
  }
})
