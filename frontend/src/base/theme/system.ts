import { createSystem } from '@chakra-ui/react/styled-system'
import { baseConfig } from './base-config'
import { breakpoints } from './breakpoints'
import { look } from './look'
import { recipes } from './recipes'

const make = () =>
  createSystem(baseConfig, {
    // reset.css stands in for it.
    preflight: false,
    cssVarsPrefix: 'chakra',
    cssVarsRoot: ':where(html, .chakra-theme)',
    globalCss: look.globalCss,
    theme: {
      breakpoints,
      keyframes: look.keyframes,
      tokens: look.tokens,
      semanticTokens: look.semanticTokens,
      recipes,
      slotRecipes: {},
    },
  })

let made: ReturnType<typeof make> | undefined

/**
 * Chakra with only what this product uses: its default theme would be most of what the landing page loads. Made when
 * it is first asked for, since making it takes long enough to be felt.
 */
export const themeSystem = () => (made ??= make())
