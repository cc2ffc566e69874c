import { fileURLToPath } from 'node:url'
import createCache from '@emotion/cache'
import { css } from '@emotion/react'
import type { CSSObject } from '@emotion/react'
import { normalizePath, runnerImport } from 'vite'
import type { Plugin } from 'vite'
import { rooms } from './rooms'
import { namesOf } from './token-names'
import type { Tokens } from './token-names'

const at = (file: string) => normalizePath(fileURLToPath(new URL(`../src/base/theme/${file}`, import.meta.url)))
const LOOK = at('look.ts')
const SHEET = at('look.css')
const ACCENTS = at('accents.ts')

type Accents = { readonly accents: object }
type System = {
  readonly _global: readonly CSSObject[]
  readonly layers: { readonly atRule: string }
  readonly tokens: Tokens
}

/** What a module exports when it runs here. */
const run = async <T>(file: string) =>
  (await runnerImport<T>(file, { configFile: false, logLevel: 'error', resolve: { alias: rooms } })).module

async function printed() {
  const { themeSystem } = await run<{ readonly themeSystem: () => System }>(at('system.ts'))
  const { _global, layers, tokens } = themeSystem()
  const cache = createCache({ key: 'css' })
  const written = (styles: CSSObject) => String(cache.insert('', css([styles]), cache.sheet, false))
  // A layer without rules is written without its end.
  const rules = _global.map(written).filter((text) => text.includes('{'))
  return { sheet: [layers.atRule, ...rules].join('\n'), names: namesOf(tokens) }
}

/** Gives the browser the theme's look as a stylesheet, in place of what it would have to be made of on every visit. */
export const printedTheme = (): Plugin => {
  let made: ReturnType<typeof printed> | undefined
  return {
    name: 'printed-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === SHEET ? SHEET : undefined),
    async load(id) {
      if (id === ACCENTS) return `export const accents = ${JSON.stringify((await run<Accents>(id)).accents)}`
      if (id !== LOOK && id !== SHEET) return null
      const { sheet, names } = await (made ??= printed())
      if (id === SHEET) return sheet
      const look = { globalCss: {}, keyframes: {}, tokens: names, semanticTokens: {} }
      return `import ${JSON.stringify(SHEET)}\nexport const look = ${JSON.stringify(look)}`
    },
  }
}
