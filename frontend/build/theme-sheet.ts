import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { createPageSystem } from '../src/ui/theme/page-system'

const SHEET = 'virtual:theme.css'

/** Returns the rules that every page needs: reset, global rules and the theme's variables. */
function renderThemeSheet(): string {
  const system = createPageSystem()
  const styles = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()]
  const markup = renderToStaticMarkup(
    createElement(CacheProvider, {
      value: createCache({ key: 'css' }),
      children: createElement(Global, { styles }),
    }),
  )
  return `${system.layers.atRule}${markup.replaceAll(/<\/?style[^>]*>/g, '')}`
}

/**
 * Makes the stylesheet of the theme, which is declared in TypeScript (decision 0025).
 * Chakra's components take the same variables from the theme when they are rendered.
 */
export const themeSheet = (): Plugin => ({
  name: 'theme-sheet',
  resolveId: (id) => (id === SHEET ? `\0${SHEET}` : undefined),
  load: (id) => (id === `\0${SHEET}` ? renderThemeSheet() : undefined),
})
