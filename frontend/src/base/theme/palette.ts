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
