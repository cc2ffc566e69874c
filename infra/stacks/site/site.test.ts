import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { routes } from '#shared/registry/routes'
import { cachedPatterns, createCachePolicies, pageToIndexFunction } from './edge'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { APP_PARTS_FILE, PARTS_FILE } from '#shared/pages/document'
import { publicPaths } from '#shared/pages/site-paths'
import { listLocationPages, listVersionedImages } from './site-files'

const stack = new Stack(new App(), 'Test')
const caches = createCachePolicies(stack)
const template = Template.fromStack(stack).toJSON()

/** How the policy of a pattern handles query parameters. */
function queryConfigOf(pattern: string): unknown {
  const id = stack.resolve(caches.get(pattern)?.cachePolicyId).Ref
  return template.Resources[id].Properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig
}

test.each(cachedPatterns)('an unknown query parameter is not part of the cache key of %s', (pattern) => {
  const known = pattern.startsWith('/api/menu-items') ? ['at', 'change'] : ['change']
  expect(queryConfigOf(pattern)).toEqual(
    pattern.startsWith('/api/menu-')
      ? { QueryStringBehavior: 'whitelist', QueryStrings: known }
      : { QueryStringBehavior: 'none' },
  )
})

describe('the change id that bypasses a cached menu', () => {
  const query = routes.find(({ route }) => route.path === '/api/menu-items/{location}')?.route.query
  const isAccepted = (change: string) => query?.safeParse({ change }).success

  test.each(['dish-3101-7', 'specials-2', 'categories-12'])('may be %s', (change) =>
    expect(isAccepted(change)).toBe(true),
  )
  test.each(['', 'random', 'dish-1', 'dish-1-2 ', 'specials-1&x=2', 'specials-12345678901'])(
    'may not be %j, which would be one more entry of the cache',
    (change) => expect(isAccepted(change)).toBe(false),
  )
})

test("the bucket has a location's own pages with their parts, or the shared page of the location", () => {
  const dist = createTemporaryFolder('own-pages')
  mkdirSync(join(dist, 'HENOK'))
  writeFileSync(join(dist, APP_PARTS_FILE), JSON.stringify({ head: '', root: [] }))
  writeFileSync(join(dist, 'HENOK/index.html'), 'Nokomis')
  writeFileSync(join(dist, 'HENOK', PARTS_FILE), '{}')
  writeFileSync(join(dist, 'HENOK/robots.txt'), 'User-agent: *')
  const shared = expect.stringContaining('<meta name="site-location" content="HENOK" />')
  expect(listLocationPages(dist, 'HENOK')).toEqual([
    ['index.html', shared],
    ['pages/parts.json', '{}'],
    ['pages/index.html', 'Nokomis'],
    ['pages/menu/index.html', shared],
    ['pages/checkout/index.html', shared],
    ['pages/kitchen/index.html', shared],
    ...publicPaths.map((path) => [`pages${path}/index.html`, shared]),
    ['pages/robots.txt', 'User-agent: *'],
  ])
})

test('pictures with a version in their name are cached for ever, others are not', () => {
  const dist = createTemporaryFolder('images')
  mkdirSync(join(dist, 'images'))
  const hero = 'hero-henok.1f2e3d4c.8a6b3c.960.avif'
  for (const file of [hero, 'social-card.jpg']) writeFileSync(join(dist, 'images', file), '')
  expect(listVersionedImages(dist)).toEqual([hero])
})

test.each([
  ['/orders/K7M2Q9X4T1BD/tracking', '/index.html'],
  ['/assets/checkout-of-an-earlier-build.js', '/assets/checkout-of-an-earlier-build.js'],
])('the file for %s is %s, so that a missing script is never answered with a page', (uri, file) => {
  const served = runInNewContext(`${pageToIndexFunction}; handler({ request: { uri: uri } }).uri`, { uri })
  expect(served).toBe(file)
})
