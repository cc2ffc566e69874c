import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { breakpoints } from './breakpoints'
import { controlRecipes } from './control-recipes'
import { globalCss } from './global-css'
import { recipes } from './recipes'
import { semanticColors } from './semantic-tokens'
import { slotRecipes } from './slot-recipes'
import { baseTokens, keyframes } from './tokens'

const create = () =>
  createSystem(defaultBaseConfig, {
    preflight: true,
    cssVarsPrefix: 'chakra',
    cssVarsRoot: ':where(html, .chakra-theme)',
    globalCss,
    theme: {
      breakpoints,
      keyframes,
      tokens: baseTokens,
      semanticTokens: { colors: semanticColors },
      recipes: { ...recipes, ...controlRecipes },
      slotRecipes,
    },
  })

let system: ReturnType<typeof create> | undefined

/**
 * Chakra with our own tokens and only the recipes that the product uses (decision 0025). Created on
 * the first call, so that the browser can do it in a task of its own.
 */
export const getThemeSystem = () => (system ??= create())
