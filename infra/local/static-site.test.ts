import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locationForHost } from '#shared/locations/index'
import { openOrigin } from './origin'
import { staticSite } from './static-site'
import { temporaryFolder } from '#infra/testkit/temporary-folder'
import { visitOf } from './visit'

const dist = temporaryFolder('static-site')
mkdirSync(join(dist, 'HENOK/menu'), { recursive: true })
writeFileSync(join(dist, 'index.html'), '<meta name="site-location" content="">shared')
writeFileSync(join(dist, 'HENOK/index.html'), '<meta name="site-location" content="HENOK">own')
writeFileSync(join(dist, 'HENOK/menu/index.html'), '<meta name="site-location" content="HENOK">own menu')

let origin: Awaited<ReturnType<typeof openOrigin>>
beforeAll(async () => {
  const site = staticSite({ folder: dist, userPool: () => 'https://pool.example' })
  origin = await openOrigin(0, (request, response) => {
    const code = String(request.headers['x-code'] ?? '')
    return site(request, response, { ...visitOf(request, ''), location: locationForHost(code) })
  })
})
afterAll(() => origin.close())

const page = async (path: string, code: string) =>
  (await fetch(`http://127.0.0.1:${origin.port}${path}`, { headers: { 'x-code': code, connection: 'close' } })).text()

test.each([
  ['/', 'henok', '<meta name="site-location" content="HENOK">own'],
  ['/menu', 'henok', '<meta name="site-location" content="HENOK">own menu'],
  ['/menu?type=pickup', 'henok', '<meta name="site-location" content="HENOK">own menu'],
  ['/about', 'henok', '<meta name="site-location" content="HENOK">shared'],
  ['/', 'henpr', '<meta name="site-location" content="HENPR">shared'],
])('%s of %s', async (path, code, expected) => {
  expect(await page(path, code)).toBe(expected)
})
