import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { listLocationPages, setPageLocation, listVersionedImages } from './site-files'

test("a site's page carries its location's code", () => {
  const page = '<head><meta name="site-location" content="" /></head>'
  expect(setPageLocation(page, 'HENOK')).toBe('<head><meta name="site-location" content="HENOK" /></head>')
})

test('a page without a place for the code is refused', () => {
  expect(() => setPageLocation('<head></head>', 'HENOK')).toThrow('site-location')
})

test("a location's own pages go into its bucket; where there is none, the page that all share", () => {
  const dist = createTemporaryFolder('own-pages')
  mkdirSync(join(dist, 'HENOK'))
  writeFileSync(join(dist, 'HENOK/index.html'), 'Nokomis')
  expect(listLocationPages(dist, 'HENOK', 'shared')).toEqual([
    ['pages/index.html', 'Nokomis'],
    ['pages/menu/index.html', 'shared'],
    ['pages/checkout/index.html', 'shared'],
    ['pages/kitchen/index.html', 'shared'],
  ])
})

test('pictures whose names say their version are kept for ever, a picture with a lasting name is not', () => {
  const dist = createTemporaryFolder('images')
  mkdirSync(join(dist, 'images'))
  const hero = 'hero-henok.1f2e3d4c.8a6b3c.960.avif'
  for (const file of [hero, 'social-card.jpg']) writeFileSync(join(dist, 'images', file), '')
  expect(listVersionedImages(dist)).toEqual([hero])
})
