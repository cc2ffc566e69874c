import { findPageChunks } from './page-chunks'

const chunk = (name: string, moduleIds: string[], imports: string[] = []) =>
  ({ type: 'chunk', fileName: `${name}.js`, moduleIds, imports, isEntry: name === 'start' }) as const

const bundle = {
  'start.js': chunk('start', ['app.tsx', 'routes.ts']),
  'kitchen.js': chunk('kitchen', ['kitchen-page.tsx', 'ticket.tsx'], ['start.js', 'data.js']),
  'menu.js': chunk('menu', ['menu-page.tsx', 'menu-section.tsx'], ['start.js', 'data.js', 'pictures.js']),
  'data.js': chunk('data', ['query.ts']),
  'pictures.js': chunk('pictures', ['picture.tsx']),
}

/** Which modules load a module on demand. */
const loaders: Readonly<Record<string, readonly string[]>> = {
  'kitchen-page.tsx': ['routes.ts'],
  'menu-page.tsx': ['routes.ts'],
  'menu-section.tsx': ['menu-page.tsx'],
}

const listScripts = (...modules: string[]) =>
  findPageChunks(new Set(['app.tsx', 'routes.ts', ...modules]), bundle, (id) => loaders[id] ?? []).scripts

it('a page preloads the chunks of what it loads, with their imports', () => {
  expect(listScripts('menu-page.tsx', 'menu-section.tsx', 'query.ts', 'picture.tsx')).toEqual([
    'menu.js',
    'data.js',
    'pictures.js',
  ])
})

it('a page preloads no chunk of a module that an index file only re-exports', () => {
  expect(listScripts('kitchen-page.tsx', 'ticket.tsx', 'query.ts', 'menu-section.tsx', 'picture.tsx')).toEqual([
    'kitchen.js',
    'data.js',
  ])
})
