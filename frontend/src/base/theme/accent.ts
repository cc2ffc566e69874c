import { lightDark, palette, SUBTLE_ACCENT_PERCENT } from './palette'
import type { SchemeColors } from './palette'

/**
 * The accent that a location's two colours give, each safe to read in both schemes (WCAG 2.2 AA).
 */
export type Accent = {
  /** Behind `contrast`: buttons, badges, marks. */
  readonly solid: string
  readonly solidHover: string
  readonly contrast: string
  /** As text on every surface. */
  readonly text: SchemeColors
  /** The second colour: focus, rules, small ornaments. */
  readonly glow: SchemeColors
  /** The second colour as it is: for light that falls on things, never for what must be read. */
  readonly spark: string
}

type Rgb = readonly [number, number, number]

const CREAM = '#fff8ee'
const AA_TEXT = 4.6
const AA_MARK = 3.1

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const format = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const mix = ([r, g, b]: Rgb, [tr, tg, tb]: Rgb, share: number): Rgb => [
  r + (tr - r) * share,
  g + (tg - g) * share,
  b + (tb - b) * share,
]

const linear = (part: number): number =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4

const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** The contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2). */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(parse(one)), luminance(parse(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** One colour with a share of another in it, as `color-mix(in srgb, …)` gives it. */
export const mixColors = (colour: string, other: string, share: number): string =>
  format(mix(parse(colour), parse(other), share))

/** Moves a colour towards another until it stands out enough from all that it may lie on. */
function readable(colour: string, towards: string, grounds: readonly string[], contrast: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixColors(colour, towards, share)
    if (grounds.every((ground) => contrastRatio(candidate, ground) >= contrast)) return candidate
  }
  return towards
}

/** Everything that an accent may be written on in one scheme. */
export const listBackgrounds = (scheme: 'light' | 'dark', solid: string): readonly string[] => [
  ...Object.values(palette.bg).map((pair) => pair[scheme]),
  mixColors(palette.bg.canvas[scheme], solid, SUBTLE_ACCENT_PERCENT[scheme]),
]

/** The accent of a location's colours, darkened or lightened no further than reading needs. */
export function createAccent({
  primaryColor,
  secondaryColor,
}: {
  primaryColor: string
  secondaryColor: string
}): Accent {
  const solid = readable(primaryColor, '#000000', [CREAM], AA_TEXT)
  const light = listBackgrounds('light', solid)
  const dark = listBackgrounds('dark', solid)
  return {
    solid,
    solidHover: mixColors(solid, '#000000', 0.12),
    contrast: CREAM,
    text: {
      light: readable(primaryColor, '#000000', light, AA_TEXT),
      dark: readable(mixColors(primaryColor, secondaryColor, 0.45), '#ffffff', dark, AA_TEXT),
    },
    glow: {
      light: readable(secondaryColor, solid, light, AA_MARK),
      dark: readable(secondaryColor, '#ffffff', dark, AA_MARK),
    },
    spark: secondaryColor,
  }
}

/** The accent as the stylesheet knows it (see semantic-tokens.ts). */
export const accentCssVariables = (accent: Accent): readonly (readonly [string, string])[] => [
  ['--ember-solid', accent.solid],
  ['--ember-solid-hover', accent.solidHover],
  ['--ember-contrast', accent.contrast],
  ['--ember-text', lightDark(accent.text)],
  ['--ember-spark', accent.spark],
  ['--ember-glow', lightDark(accent.glow)],
]
