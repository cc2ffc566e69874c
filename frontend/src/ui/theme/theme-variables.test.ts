import { globSync, readFileSync } from 'node:fs'
import { createPageSystem } from './page-system'

const plainName = (name: string) => name.replaceAll('\\', '')

it('style sheets use only variables that the theme declares', () => {
  const tokens = JSON.stringify(createPageSystem().getTokenCss())
  const declared = new Set(tokens.match(/--chakra-[\w.\\-]+(?=":)/g)?.map(plainName))
  const used = globSync('frontend/src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/var\((--chakra-[\w.\\-]+)/g)].map(([, name = '']) => ({ file, name })),
  )
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter(({ name }) => !declared.has(plainName(name)))).toEqual([])
})
