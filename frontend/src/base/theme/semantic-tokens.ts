import { either, palette, SUBTLE_ACCENT, veils } from './palette'
import type { Pair } from './palette'

type Shades<T> = Readonly<Record<string, T>>

const values = (shades: Shades<string>) =>
  Object.fromEntries(Object.entries(shades).map(([name, value]) => [name, { value }]))

const pairs = (shades: Shades<Pair>) =>
  Object.fromEntries(Object.entries(shades).map(([name, pair]) => [name, { value: either(pair) }]))

const quietAccent = (scheme: 'light' | 'dark') =>
  `color-mix(in srgb, var(--ember-solid) ${SUBTLE_ACCENT[scheme] * 100}%, ${palette.bg.canvas[scheme]})`

/** The colours by the names that components use. */
export const semanticColors = {
  bg: { DEFAULT: { value: either(palette.bg.canvas) }, ...pairs(palette.bg), ...pairs(veils) },
  fg: pairs(palette.fg),
  border: pairs(palette.border),
  accent: values({
    DEFAULT: 'var(--ember-solid)',
    hover: 'var(--ember-solid-hover)',
    contrast: 'var(--ember-contrast)',
    fg: 'var(--ember-text)',
    glow: 'var(--ember-glow)',
    wash: either({
      light: 'color-mix(in srgb, var(--ember-spark) 42%, transparent)',
      dark: 'color-mix(in srgb, var(--ember-solid) 34%, transparent)',
    }),
    subtle: either({ light: quietAccent('light'), dark: quietAccent('dark') }),
  }),
  success: pairs(palette.success),
  warning: pairs(palette.warning),
  danger: pairs(palette.danger),
  info: pairs(palette.info),
}
