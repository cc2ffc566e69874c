/** A colour in the light scheme (warm paper) and in the dark one (a room lit by the grill). */
export type SchemeColors = { readonly light: string; readonly dark: string }

const pair = (light: string, dark: string): SchemeColors => ({ light, dark })

/**
 * Every colour by meaning. theme.test.ts holds that each text can be read on each surface, in both
 * schemes.
 */
export const palette = {
  bg: {
    canvas: pair('#f8f1e5', '#15110e'),
    surface: pair('#fffaf1', '#1e1915'),
    raised: pair('#f0e5d4', '#2b231e'),
    inset: pair('#fffdf9', '#0e0b09'),
    /** What lies above the page: menus, messages. */
    floating: pair('#fffcf6', '#2b231e'),
    /** A band that steps back from the page: the line above the header, the footer. */
    band: pair('#efe4d2', '#0e0b09'),
  },
  fg: {
    DEFAULT: pair('#291b13', '#f7efe3'),
    muted: pair('#5a4738', '#cfc2b3'),
    subtle: pair('#6b5848', '#a89b8d'),
  },
  border: { DEFAULT: pair('#e0d2be', '#372d26'), strong: pair('#8c7764', '#857364') },
  success: { DEFAULT: pair('#2a7c44', '#2a7c44'), fg: pair('#1b6635', '#7fd79a'), subtle: pair('#dff0e0', '#17291d') },
  warning: { DEFAULT: pair('#c98a12', '#c98a12'), fg: pair('#7a4b00', '#f5c462'), subtle: pair('#fbeac2', '#2e2412') },
  danger: { DEFAULT: pair('#bf362b', '#c53a2f'), fg: pair('#a8241b', '#ff9d8f'), subtle: pair('#fbe2db', '#341a16') },
  info: { DEFAULT: pair('#2f7fb8', '#2f7fb8'), fg: pair('#17578a', '#8ecbf2'), subtle: pair('#dcebf6', '#14252f') },
} as const

/** What dims the page behind a dialog, and what a shadow is made of: never behind a text. */
export const overlayColors = {
  backdrop: pair('rgb(58 38 24 / 0.5)', 'rgb(8 6 5 / 0.72)'),
  shade: pair('rgb(92 60 30 / 0.22)', 'rgb(0 0 0 / 0.6)'),
} as const

/** The share of a location's accent in its quiet ground. */
export const SUBTLE_ACCENT_PERCENT = { light: 0.11, dark: 0.2 } as const

/** One value for both schemes; the browser takes the one that `color-scheme` says. */
export const lightDark = ({ light, dark }: SchemeColors): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`

type Shades<T> = Readonly<Record<string, T>>

const values = (shades: Shades<string>) =>
  Object.fromEntries(Object.entries(shades).map(([name, value]) => [name, { value }]))

const pairs = (shades: Shades<SchemeColors>) =>
  Object.fromEntries(Object.entries(shades).map(([name, pair]) => [name, { value: lightDark(pair) }]))

const quietAccent = (scheme: 'light' | 'dark') =>
  `color-mix(in srgb, var(--ember-solid) ${SUBTLE_ACCENT_PERCENT[scheme] * 100}%, ${palette.bg.canvas[scheme]})`

/** The colours by the names that components use. */
export const semanticColors = {
  bg: { DEFAULT: { value: lightDark(palette.bg.canvas) }, ...pairs(palette.bg), ...pairs(overlayColors) },
  fg: pairs(palette.fg),
  border: pairs(palette.border),
  accent: values({
    DEFAULT: 'var(--ember-solid)',
    hover: 'var(--ember-solid-hover)',
    contrast: 'var(--ember-contrast)',
    fg: 'var(--ember-text)',
    glow: 'var(--ember-glow)',
    wash: lightDark({
      light: 'color-mix(in srgb, var(--ember-spark) 42%, transparent)',
      dark: 'color-mix(in srgb, var(--ember-solid) 34%, transparent)',
    }),
    subtle: lightDark({ light: quietAccent('light'), dark: quietAccent('dark') }),
  }),
  success: pairs(palette.success),
  warning: pairs(palette.warning),
  danger: pairs(palette.danger),
  info: pairs(palette.info),
}

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
