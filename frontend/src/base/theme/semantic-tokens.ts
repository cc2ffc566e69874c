import { lightDark, palette, SUBTLE_ACCENT_PERCENT, overlayColors } from './palette'
import type { SchemeColors } from './palette'

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
