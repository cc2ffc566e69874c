import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { themeConfig } from './system'

export const globalCss = {
  html: {
    color: 'fg',
    bg: 'bg.canvas',
    lineHeight: '1.5',
    // The height of the header and the menu's search bar, which cover the top of the page.
    scrollPaddingTop: '11.5rem',
    textSizeAdjust: '100%',
    overflowWrap: 'break-word',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  // Inherited, so that an element can change it for everything inside it.
  '*': { overflowWrap: 'inherit' },
  body: { minHeight: '100dvh', overflowX: 'clip' },
  ':where(h1, h2, h3, h4)': { fontFamily: 'heading', textWrap: 'balance' },
  ':where(p, li)': { textWrap: 'pretty' },
  // Icons without an explicit size follow the size of the text around them.
  ':where(.lucide)': { strokeWidth: '1.8' },
  ":where(.lucide[width='24'])": { width: '1.25em', height: '1.25em' },
  '*:focus-visible': {
    outline: '3px solid',
    outlineColor: 'accent.glow',
    outlineOffset: '2px',
  },
  '.sr-only': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'accent', color: 'accent.contrast' },
  // A phone in landscape or a window zoomed to 200 %: the header and the search bar scroll away.
  '@media screen and (max-height: 26rem)': { html: { scrollPaddingTop: '0.75rem' } },
  '::view-transition-group(*)': { animationDuration: '0.2s' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const

/**
 * Returns the theme with the rules of the whole page, which the build writes to a stylesheet.
 * The browser needs no rules, only what Chakra's components look up.
 */
export const createPageSystem = () => createSystem(defaultBaseConfig, themeConfig, { preflight: true, globalCss })
