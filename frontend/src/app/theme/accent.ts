/** The accent that a location's two colours give, each safe to read (WCAG 2.2 AA). */
export type Accent = {
  /** Behind `contrast`: buttons, badges, marks. */
  readonly solid: string
  readonly solidHover: string
  readonly contrast: string
  /** As text on every dark surface. */
  readonly text: string
  /** The second colour: glow, rules, small ornaments. */
  readonly glow: string
}

type Rgb = readonly [number, number, number]

const CREAM = '#fff8ee'
const RAISED = '#2b231e'
const AA_TEXT = 4.6

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
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(parse(one)), luminance(parse(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Moves a colour towards another until it can be read on a third. */
function readable(colour: string, towards: string, on: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = format(mix(parse(colour), parse(towards), share))
    if (contrastOf(candidate, on) >= AA_TEXT) return candidate
  }
  return towards
}

/** The accent of a location's colours, darkened or lightened no further than reading needs. */
export function accentOf({ primaryColor, secondaryColor }: { primaryColor: string; secondaryColor: string }): Accent {
  const solid = readable(primaryColor, '#000000', CREAM)
  return {
    solid,
    solidHover: format(mix(parse(solid), [0, 0, 0], 0.12)),
    contrast: CREAM,
    text: readable(format(mix(parse(primaryColor), parse(secondaryColor), 0.45)), '#ffffff', RAISED),
    glow: secondaryColor,
  }
}

/** Hands the accent to the stylesheet (see semantic-tokens.ts). */
export function applyAccent(accent: Accent, root: HTMLElement): void {
  root.style.setProperty('--ember-solid', accent.solid)
  root.style.setProperty('--ember-solid-hover', accent.solidHover)
  root.style.setProperty('--ember-contrast', accent.contrast)
  root.style.setProperty('--ember-text', accent.text)
  root.style.setProperty('--ember-glow', accent.glow)
}
