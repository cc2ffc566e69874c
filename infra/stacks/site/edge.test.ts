import { runInNewContext } from 'node:vm'
import { routes } from '#shared/registry/routes'
import { cachedPatterns, forwardHostFunction, pageToIndexFunction } from './edge'

test('no uncached call matches the pattern of a cached one', () => {
  const asExample = (path: string) => path.replace(/\{[^}]+\}/g, 'x')
  const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path)
  const caught = routes
    .filter(({ route }) => route.cacheSeconds === undefined || route.method !== 'GET')
    .filter(({ route }) => cachedPatterns.some((pattern) => matches(pattern, asExample(route.path))))
  expect(caught.map(({ route }) => route.path)).toEqual([])
})

describe('at the edge', () => {
  const run = (code: string, event: object) =>
    JSON.parse(JSON.stringify(runInNewContext(`${code}; handler(event)`, { event })))

  test.each([
    ['/', '/pages/index.html'],
    ['/menu', '/pages/menu/index.html'],
    ['/constructor', '/index.html'],
    ['/kitchen', '/pages/kitchen/index.html'],
    ['/about', '/pages/about/index.html'],
    ['/robots.txt', '/pages/robots.txt'],
    ['/sitemap.xml', '/pages/sitemap.xml'],
    ['/desk', '/index.html'],
    ['/order/v1.2/status', '/index.html'],
    ['/assets/app-1a2b.js', '/assets/app-1a2b.js'],
    ['/favicon.svg', '/favicon.svg'],
  ])('%s is answered by %s', (uri, expected) => {
    expect(run(pageToIndexFunction, { request: { uri } }).uri).toBe(expected)
  })

  test('the API gets the requested host and the address of the visitor, whatever the browser claims', () => {
    const headers = { host: { value: 'henok.example' }, 'x-forwarded-host': { value: 'forged.example' } }
    const uri = '/api/health'
    expect(run(forwardHostFunction, { viewer: { ip: '192.0.2.7' }, request: { uri, headers } })).toMatchObject({
      uri,
      headers: {
        'x-forwarded-host': { value: 'henok.example' },
        'x-viewer-address': { value: '192.0.2.7' },
      },
    })
  })

  test.each(['/pictures/abc.c0ffee.480.webp', '/dish/SR1'])('%s is answered by its call', (uri) => {
    const request = { uri, headers: { host: { value: 'henok.example' } } }
    expect(run(forwardHostFunction, { viewer: { ip: '192.0.2.7' }, request }).uri).toBe(`/api${uri}`)
  })
})
