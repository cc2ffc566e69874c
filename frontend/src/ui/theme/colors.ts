/** A colour in the light scheme and in the dark scheme. */
type SchemeColors = { readonly light: string; readonly dark: string }

const pair = (light: string, dark: string): SchemeColors => ({ light, dark })

/** Every colour by meaning. theme.test.ts asserts the contrast of each text on each surface. */
export const palette = {
  bg: {
    canvas: pair('#f8f1e5', '#15110e'),
    surface: pair('#fffaf1', '#1e1915'),
    raised: pair('#f0e5d4', '#2b231e'),
    inset: pair('#fffdf9', '#0e0b09'),
    /** Layers above the page: menus, toasts. */
    floating: pair('#fffcf6', '#2b231e'),
    /** Bands that recede from the page: the line above the header, the footer. */
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

/** Colours of dialog backdrops and of shadows. No text is placed on them. */
export const overlayColors = {
  backdrop: pair('rgb(58 38 24 / 0.5)', 'rgb(8 6 5 / 0.72)'),
  shade: pair('rgb(92 60 30 / 0.22)', 'rgb(0 0 0 / 0.6)'),
} as const

/** How much of a location's accent is mixed into its subtle background, 0 to 1. */
const SUBTLE_ACCENT_PERCENT = { light: 0.11, dark: 0.2 } as const

/** Returns a CSS value for both schemes; the browser picks one by `color-scheme`. */
export const lightDark = ({ light, dark }: SchemeColors): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`

type Shades<T> = Readonly<Record<string, T>>

const values = (shades: Shades<string>) =>
  Object.fromEntries(Object.entries(shades).map(([name, value]) => [name, { value }]))

const pairs = (shades: Shades<SchemeColors>) =>
  Object.fromEntries(Object.entries(shades).map(([name, pair]) => [name, { value: lightDark(pair) }]))

const subtleAccent = (scheme: 'light' | 'dark') =>
  `color-mix(in srgb, var(--ember-solid) ${SUBTLE_ACCENT_PERCENT[scheme] * 100}%, ${palette.bg.canvas[scheme]})`

/** The colour tokens that components use. */
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
    subtle: lightDark({ light: subtleAccent('light'), dark: subtleAccent('dark') }),
  }),
  success: pairs(palette.success),
  warning: pairs(palette.warning),
  danger: pairs(palette.danger),
  info: pairs(palette.info),
}

/** A location's accent colours, ensureContrast in both schemes (WCAG 2.2 AA). */
type Accent = {
  /** The background of `contrast`: buttons, badges, marks. */
  readonly solid: string
  readonly solidHover: string
  readonly contrast: string
  /** For text on any surface. */
  readonly text: SchemeColors
  /** The secondary colour: focus rings, rules, small ornaments. */
  readonly glow: SchemeColors
  /** The unchanged secondary colour, for decoration only: its contrast isn't checked. */
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

/** Returns the contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2). */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(parse(one)), luminance(parse(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Mixes a share (0 to 1) of another colour into a colour, like CSS `color-mix(in srgb, …)`. */
export const mixColors = (colour: string, other: string, share: number): string =>
  format(mix(parse(colour), parse(other), share))

/** Mixes a colour with another until its contrast on every background is high enough. */
function ensureContrast(colour: string, towards: string, backgrounds: readonly string[], contrast: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixColors(colour, towards, share)
    if (backgrounds.every((background) => contrastRatio(candidate, background) >= contrast)) return candidate
  }
  return towards
}

/** Lists every background that accent text may have in a scheme. */
export const listBackgrounds = (scheme: 'light' | 'dark', solid: string): readonly string[] => [
  ...Object.values(palette.bg).map((pair) => pair[scheme]),
  mixColors(palette.bg.canvas[scheme], solid, SUBTLE_ACCENT_PERCENT[scheme]),
]

/** Derives the accent from a location's colours, changed only as far as contrast requires. */
export function createAccent({
  primaryColor,
  secondaryColor,
}: {
  primaryColor: string
  secondaryColor: string
}): Accent {
  const solid = ensureContrast(primaryColor, '#000000', [CREAM], AA_TEXT)
  const light = listBackgrounds('light', solid)
  const dark = listBackgrounds('dark', solid)
  return {
    solid,
    solidHover: mixColors(solid, '#000000', 0.12),
    contrast: CREAM,
    text: {
      light: ensureContrast(primaryColor, '#000000', light, AA_TEXT),
      dark: ensureContrast(mixColors(primaryColor, secondaryColor, 0.45), '#ffffff', dark, AA_TEXT),
    },
    glow: {
      light: ensureContrast(secondaryColor, solid, light, AA_MARK),
      dark: ensureContrast(secondaryColor, '#ffffff', dark, AA_MARK),
    },
    spark: secondaryColor,
  }
}

/** Lists the CSS custom properties that `semanticColors` refers to. */
export const accentCssVariables = (accent: Accent): readonly (readonly [string, string])[] => [
  ['--ember-solid', accent.solid],
  ['--ember-solid-hover', accent.solidHover],
  ['--ember-contrast', accent.contrast],
  ['--ember-text', lightDark(accent.text)],
  ['--ember-spark', accent.spark],
  ['--ember-glow', lightDark(accent.glow)],
]
