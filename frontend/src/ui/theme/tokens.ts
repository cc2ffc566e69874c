import { lightDark, overlayColors } from './colors'

export const breakpoints = { sm: '30rem', md: '48rem', lg: '62rem', xl: '80rem', '2xl': '100rem' }

type Token<T> = { value: T }

const tokens = <K extends string, T>(values: Record<K, T>): Record<string, Token<T>> =>
  Object.fromEntries(Object.entries<T>(values).map(([name, value]) => [name, { value }]))

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64,
  72, 80, 96,
]

const spacing = Object.fromEntries(steps.map((step) => [String(step), `${step * 0.25}rem`]))

const shade = lightDark(overlayColors.shade)

/** Only tokens that are used: each one adds to the start-up time. */
export const baseTokens = {
  fonts: tokens({
    heading: "'Ember Emoji', 'Fraunces Variable', 'Iowan Old Style', Georgia, serif",
    body: "'Ember Emoji', 'Figtree Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif",
    mono: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  }),
  fontSizes: tokens({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
  }),
  fontWeights: tokens({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: tokens({ none: '1', tight: '1.15', snug: '1.35', normal: '1.5', relaxed: '1.65' }),
  letterSpacings: tokens({ tight: '-0.02em', normal: '0', wide: '0.04em', widest: '0.14em' }),
  spacing: tokens({ ...spacing, 0: '0', px: '1px' }),
  sizes: tokens({
    ...spacing,
    0: '0',
    px: '1px',
    full: '100%',
    min: 'min-content',
    max: 'max-content',
    fit: 'fit-content',
    screen: '100vw',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    '3xl': '48rem',
    '4xl': '56rem',
    // Page-wide content leaves the space of the voice assistant's dock free.
    '5xl': 'min(64rem, 100% - var(--dock-side))',
    '6xl': 'min(72rem, 100% - var(--dock-side))',
    '7xl': 'min(80rem, 100% - var(--dock-side))',
    /** The one content grid: header, pages and footer. */
    page: 'min(80rem, 100% - var(--dock-side))',
  }),
  radii: tokens({ none: '0', sm: '0.25rem', md: '0.5rem', lg: '0.75rem', xl: '1rem', '2xl': '1.5rem', full: '9999px' }),
  shadows: tokens({
    sm: `0 1px 2px ${shade}`,
    md: `0 6px 18px -6px ${shade}`,
    lg: `0 18px 48px -12px ${shade}`,
    glow: '0 10px 32px -10px color-mix(in srgb, var(--ember-solid) 65%, transparent)',
  }),
  zIndex: tokens({ base: 0, sticky: 20, header: 30, floating: 40, popover: 60, toast: 80, skipNav: 90 }),
  durations: tokens({ fast: '120ms', moderate: '200ms', slow: '320ms' }),
  easings: tokens({ out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }),
  animations: tokens({ spin: 'spin 0.9s linear infinite', pulse: 'pulse 1.6s ease-in-out infinite' }),
}

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.45' } },
  'fade-in': { from: { opacity: 0 } },
  'fade-out': { to: { opacity: 0 } },
  'rise-in': { from: { opacity: 0, transform: 'translateY(0.75rem)' } },
  'sheet-from-left': { from: { transform: 'translateX(-100%)' } },
  'sheet-to-left': { to: { transform: 'translateX(-100%)' } },
  'sheet-from-right': { from: { transform: 'translateX(100%)' } },
  'sheet-to-right': { to: { transform: 'translateX(100%)' } },
  'sheet-from-bottom': { from: { transform: 'translateY(100%)' } },
  'sheet-to-bottom': { to: { transform: 'translateY(100%)' } },
  marquee: { to: { transform: 'translateX(-50%)' } },
}
