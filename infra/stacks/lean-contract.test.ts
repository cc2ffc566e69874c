import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { temporaryFolder } from '#infra/testkit/temporary-folder'
import { leanDeclarations, leanHandler, partOf } from './lean-contract'

const area = `import * as z from 'zod/mini'
const Note = z.string()
export const Used = z.object({ used: z.string() })
export const Unused = z.object({ unused: Note })
export const tables = {
  lay: { method: 'GET', result: Used },
  clear: { method: 'PUT', result: Unused },
} as const satisfies Area
`

const folder = temporaryFolder('lean')
writeFileSync(join(folder, 'area.ts'), leanDeclarations(area))

/** What a bundle holds that uses this of the area. */
const shaken = (name: string, used = name) =>
  buildSync({
    stdin: { contents: `import { ${name} } from './area'\nconsole.log(${used})`, resolveDir: folder },
    bundle: true,
    format: 'esm',
    external: ['zod/mini'],
    write: false,
  }).outputFiles[0]?.text ?? ''

test('a call brings its own schemas into a bundle, and no others', () => {
  expect(shaken('tables$lay')).toContain('used: z.string()')
  expect(shaken('tables$lay')).not.toMatch(/unused|Note|clear/)
})

test('the area still holds all its calls for whoever asks it', () => {
  expect(shaken('tables', 'tables.clear')).toContain('unused: Note')
})

test('a handler names its one call', () => {
  const source = "import { tables } from '#shared/contract/tables'\nexport const handler = serve(tables.lay, () => {})"
  expect(leanHandler(source, 'tables', 'lay')).toBe(
    "import { tables$lay } from '#shared/contract/tables'\nexport const handler = serve(tables$lay, () => {})",
  )
})

test('a handler of an area that is put together of parts names the part that declares its call', () => {
  mkdirSync(join(folder, 'restaurant'))
  writeFileSync(join(folder, 'restaurant/tables.ts'), area)
  writeFileSync(join(folder, 'restaurant/index.ts'), 'export const restaurant = { ...tables } as const satisfies Area')
  const source = "import { restaurant } from '#shared/contract/restaurant/index'\nserve(restaurant.clear, () => {})"
  expect(leanHandler(source, 'restaurant', 'clear', partOf(folder, 'restaurant', 'clear'))).toBe(
    "import { tables$clear } from '#shared/contract/restaurant/tables'\nserve(tables$clear, () => {})",
  )
})

test('a handler that does not serve its call is found', () => {
  expect(() => leanHandler('export const handler = 1', 'tables', 'lay')).toThrow('tables.lay')
})
