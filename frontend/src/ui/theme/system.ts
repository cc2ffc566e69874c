import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { baseTokens, breakpoints, keyframes } from './tokens'
import { recipes } from './recipes'
import { semanticColors } from './colors'
import { slotRecipes } from './slot-recipes'

export const themeConfig = {
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  theme: {
    breakpoints,
    keyframes,
    tokens: baseTokens,
    semanticTokens: { colors: semanticColors },
    recipes,
    slotRecipes,
  },
}

// The page's stylesheet contains the variables, so that Chakra must not insert them again.
const create = () => ({ ...createSystem(defaultBaseConfig, themeConfig), _global: [] })

let system: ReturnType<typeof create> | undefined

/**
 * Returns Chakra's system with our tokens and only the recipes that the product uses (decision
 * 0025). The first call creates it.
 */
export const getThemeSystem = () => (system ??= create())
