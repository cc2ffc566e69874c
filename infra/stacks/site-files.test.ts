import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '#infra/local/testing/temporary-folder'
import { ownPagesOf, pageOf } from './site-files'

test("a site's page carries its location's code", () => {
  const page = '<head><meta name="site-location" content="" /></head>'
  expect(pageOf(page, 'HENOK')).toBe('<head><meta name="site-location" content="HENOK" /></head>')
})

test('a page without a place for the code is refused', () => {
  expect(() => pageOf('<head></head>', 'HENOK')).toThrow('site-location')
})

test("a location's own pages go into its bucket; where there is none, the page that all share", () => {
  const dist = temporaryFolder('own-pages')
  mkdirSync(join(dist, 'HENOK'))
  writeFileSync(join(dist, 'HENOK/index.html'), 'Nokomis')
  expect(ownPagesOf(dist, 'HENOK', 'shared')).toEqual([
    ['pages/index.html', 'Nokomis'],
    ['pages/menu/index.html', 'shared'],
  ])
})
