/** The dark scheme, by meaning; a light one would give each name a second value. Contrast: theme.test.ts. */
export const palette = {
  bg: { canvas: '#15110e', surface: '#1e1915', raised: '#2b231e', inset: '#0e0b09' },
  fg: { DEFAULT: '#f7efe3', muted: '#cfc2b3', subtle: '#a89b8d' },
  border: { DEFAULT: '#372d26', strong: '#857364' },
  success: { DEFAULT: '#2f8a4c', fg: '#7fd79a', subtle: '#17291d' },
  warning: { DEFAULT: '#c98a12', fg: '#f5c462', subtle: '#2e2412' },
  danger: { DEFAULT: '#c53a2f', fg: '#ff9d8f', subtle: '#341a16' },
  info: { DEFAULT: '#2f7fb8', fg: '#8ecbf2', subtle: '#14252f' },
} as const

type Shades = Readonly<Record<string, string>>

const values = (shades: Shades) => Object.fromEntries(Object.entries(shades).map(([name, value]) => [name, { value }]))

export const semanticColors = {
  bg: { DEFAULT: { value: palette.bg.canvas }, ...values(palette.bg) },
  fg: values(palette.fg),
  border: values(palette.border),
  accent: values({
    DEFAULT: 'var(--ember-solid)',
    hover: 'var(--ember-solid-hover)',
    contrast: 'var(--ember-contrast)',
    fg: 'var(--ember-text)',
    glow: 'var(--ember-glow)',
    subtle: `color-mix(in srgb, var(--ember-solid) 20%, ${palette.bg.canvas})`,
  }),
  success: values(palette.success),
  warning: values(palette.warning),
  danger: values(palette.danger),
  info: values(palette.info),
}
