import { createSystem } from '@chakra-ui/react/styled-system'
import { baseConfig } from './base-config'
import { globalCss } from './global-css'
import { recipes } from './recipes'
import { semanticColors } from './semantic-tokens'
import { baseTokens, breakpoints, keyframes } from './tokens'

/** Chakra with only what this product uses: its default theme would be most of what the landing page loads. */
export const system = createSystem(baseConfig, {
  // reset.css stands in for it.
  preflight: false,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens: baseTokens,
    semanticTokens: { colors: semanticColors },
    recipes,
    slotRecipes: {},
  },
})
