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

/** The same recipe of the same description, once and for all. */
function remembered<D extends object, R>(recipeOf: (description: D) => R) {
  const known = new WeakMap<D, R>()
  return (description: D): R => {
    const recipe = known.get(description) ?? recipeOf(description)
    known.set(description, recipe)
    return recipe
  }
}

/** Chakra would make each part's recipe anew whenever it is drawn. */
const makeRemembering = () => {
  const system = make()
  return Object.assign(system, { cva: remembered(system.cva) })
}

let made: ReturnType<typeof makeRemembering> | undefined

/**
 * Chakra with only what this product uses: its default theme would be most of what the landing page loads. Made when
 * it is first asked for, since making it takes long enough to be felt.
 */
export const themeSystem = () => (made ??= makeRemembering())
