import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '#shared/registry/routes'

const root = join(__dirname, '../..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

const [, map = ''] = textOf('docs/glossary.md').split('## Where each domain is')
const named = [...map.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const screens = ['frontend/src/app/page-routes.ts', 'frontend/src/features/desk/sections.ts'].flatMap((file) =>
  [...textOf(file).matchAll(/path: '([^']+)'/g)].map(([, path]) => path),
)

describe('the map of domains', () => {
  it('names folders and files that exist', () => {
    expect(named.filter((name) => !name.startsWith('/')).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('names paths of calls that exist', () => {
    const paths = routes.map(({ route }) => `${route.path}/`)
    const calls = named.filter((name) => name.startsWith('/api/'))
    expect(calls.filter((call) => !paths.some((path) => path.startsWith(`${call}/`)))).toEqual([])
  })

  it('names screens that exist', () => {
    const shown = named.filter((name) => name.startsWith('/') && !name.startsWith('/api/'))
    expect(shown.filter((path) => !screens.includes(path))).toEqual([])
  })

  it('has a row for every domain', () => {
    const rows = [...map.matchAll(/^\| ([a-z-]+) +\|/gm)].map(([, domain]) => domain)
    const folders = ['shared', 'functions'].flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
        .map(({ name }) => name),
    )
    expect([...new Set(folders)].filter((domain) => !rows.includes(domain))).toEqual([])
  })
})
