import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { once } from 'node:events'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { overrideModes } from '#shared/locations/policy'
import { APP_PARTS_FILE, PARTS_FILE } from '#shared/pages/document'
import { prerenderedPaths } from '#shared/pages/site-paths'
import { fetchSite } from '#infra/testkit/clients/test-client'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { waitUntil } from '#infra/testkit/wait-until'
import { startHttpServer } from '../http-server'
import { createSiteBuckets } from './site-buckets'
import { createStaticSite } from './static-site'
import { readViewerRequest } from './http-event'

const dist = createTemporaryFolder('static-site')
const script = 'export const order = "grilled to order"\n'.repeat(500)
const pictureName = 'images/hero-henok.1f2e3d4c.8a6b3c.960.avif'

function put(file: string, content: string | Buffer): void {
  mkdirSync(join(dist, file, '..'), { recursive: true })
  writeFileSync(join(dist, file), content)
}
const partsOf = (text: string) => ({ head: text, root: [' '.repeat(2000)] })
put(APP_PARTS_FILE, JSON.stringify(partsOf('shared page')))
put(
  `HENOK/${PARTS_FILE}`,
  JSON.stringify({
    ...Object.fromEntries(prerenderedPaths.map((path) => [path, partsOf(`page of ${path}`)])),
    app: partsOf('page with its own head'),
  }),
)
put('assets/index-1a2b3c.js', script)
put('assets/large.js', script.repeat(500))
put('service-worker.js', script)
put('site.webmanifest', '{}')
put(pictureName, Buffer.alloc(5000, 1))
put('bell.mp3', Buffer.from('0123456789'))

let origin: Awaited<ReturnType<typeof startHttpServer>>
const { read: ownPage } = createSiteBuckets({ dist, folder: join(dist, 'printed'), announce: () => Promise.resolve() })
beforeAll(async () => {
  const site = createStaticSite({ folder: dist, userPool: () => 'https://pool.example', ownPage })
  origin = await startHttpServer(0, (request, response) => site(request, response, readViewerRequest(request, '')))
})
afterAll(() => origin.close())

const urlOf = (path: string) => `http://127.0.0.1:${origin.port}${path}`
const getPage = (path: string, headers: Record<string, string> = {}, method = 'GET', code = 'henok') =>
  fetchSite(code, urlOf(path), { method, headers: { ...headers, connection: 'close' } })

describe('a page', () => {
  it.each([
    ['/', 'henok', 'page of /'],
    ['/menu', 'henok', 'page of /menu'],
    ['/menu?type=pickup', 'henok', 'page of /menu'],
    ['/about', 'henok', 'page with its own head'],
    ['/desk', 'henok', 'shared page'],
    ['/orders/TEST-1/', 'henok', 'shared page'],
    ['/index.html', 'henok', 'shared page'],
    ['/', 'henpr', 'shared page'],
  ])('%s of %s is its own page if it has one, otherwise the shared page', async (path, code, expected) => {
    const answer = await getPage(path, {}, 'GET', code)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const page = await answer.text()
    expect(page).toContain(`<meta name="site-location" content="${code.toUpperCase()}" />`)
    expect(page).toContain(` ${expected}\n`)
  })

  it.each(['/', '/about', '/desk'])('%s names the overriding modes', async (path) => {
    overrideModes('live,HENPR=test')
    const page = await (await getPage(path)).text()
    overrideModes()
    expect(page).toContain('<meta name="site-mode" content="live,HENPR=test" />')
    expect(await (await getPage(path)).text()).toContain('<meta name="site-mode" content="" />')
  })

  it('is revalidated each time and not sent again if unchanged', async () => {
    const first = await getPage('/menu')
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await getPage('/menu', { 'if-none-match': tag })
    expect([again.status, again.headers.get('cache-control'), again.headers.get('etag')]).toEqual([
      304,
      'no-cache',
      tag,
    ])
    expect((await getPage('/menu', { 'if-none-match': tag }, 'GET', 'henpr')).status).toBe(200)
  })

  it('exists right after the build', async () => {
    const site = createStaticSite({ folder: join(dist, 'nowhere'), userPool: () => '', ownPage: () => undefined })
    const unbuilt = await startHttpServer(0, (request, response) =>
      site(request, response, readViewerRequest(request, '')),
    )
    const answer = await fetch(`http://127.0.0.1:${unbuilt.port}/`, { headers: { connection: 'close' } })
    expect([answer.status, await answer.text()]).toEqual([503, 'The site is not built yet: npm run build'])
    await unbuilt.close()
  })
})

describe('what search engines read first', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *\nDisallow: /\n'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', '<urlset'],
  ])('%s is %s', async (path, type, content) => {
    const answer = await getPage(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(await answer.text()).toContain(content)
    expect((await getPage(path, {}, 'GET', 'henpr')).status).toBe(404)
  })
})

describe('a file', () => {
  it.each([
    ['/assets/index-1a2b3c.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    [`/${pictureName}`, 'image/avif', 'public, max-age=31536000, immutable'],
    ['/service-worker.js', 'text/javascript', 'public, max-age=3600'],
    ['/site.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
  ])('%s is %s, cached as %s', async (path, type, cacheControl) => {
    const { status, headers } = await getPage(path)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, cacheControl])
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for clients that accept %s', async (accepted, encoding, decompress) => {
    const answer = await getPage('/assets/index-1a2b3c.js', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.length).toBeLessThan(script.length / 10)
    expect(decompress(body).toString()).toBe(script)
  })

  it('is uncompressed if compression gains nothing', async () => {
    const answer = await getPage(`/${pictureName}`, { 'accept-encoding': 'br, gzip' })
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([null, '5000'])
  })

  it('is not sent again to a client that has it', async () => {
    const { headers } = await getPage('/assets/index-1a2b3c.js')
    const again = await getPage('/assets/index-1a2b3c.js', { 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('is sent in uncompressed parts to a player that requests a range', async () => {
    const part = await getPage('/bell.mp3', { range: 'bytes=2-4' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234'])
    expect((await getPage('/bell.mp3', { range: 'bytes=20-' })).status).toBe(416)
    const text = await getPage('/assets/large.js', { range: 'bytes=0-4095', 'accept-encoding': 'br' })
    expect([text.headers.get('content-encoding'), (await text.text()).length]).toEqual([null, 4096])
  })

  it('is served anew after a rebuild', async () => {
    put('assets/rebuilt.js', 'one')
    expect(await (await getPage('/assets/rebuilt.js')).text()).toBe('one')
    put('assets/rebuilt.js', 'another')
    expect(await (await getPage('/assets/rebuilt.js')).text()).toBe('another')
    rmSync(join(dist, 'assets/rebuilt.js'))
    expect((await getPage('/assets/rebuilt.js')).status).toBe(404)
  })

  // Linux lists the open files of a process.
  const itOnLinux = process.platform === 'linux' ? it : it.skip
  itOnLinux('is closed again when its reader goes away', async () => {
    const isOpen = async () => {
      const own = `/proc/${process.pid}/fd`
      const { ino } = statSync(join(dist, 'assets/large.js'))
      const inodes = (await readdir(own)).map((fd) => {
        try {
          return statSync(join(own, fd)).ino
        } catch {
          return undefined
        }
      })
      return inodes.includes(ino)
    }
    for (let reader = 0; reader < 3; reader += 1) {
      const asking = request(urlOf('/assets/large.js'), (answer) => answer.once('data', () => asking.destroy()))
      asking.on('error', () => undefined).end()
      await once(asking, 'close')
    }
    await waitUntil(async () => !(await isOpen()))
  })
})

describe('every answer', () => {
  it.each(['/', '/assets/index-1a2b3c.js', '/assets/absent.js'])('%s has the security headers', async (path) => {
    const { headers } = await getPage(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('permissions-policy')).toContain('microphone=(self)')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect([headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual(['nosniff', 'DENY'])
  })

  it.each(['/', '/assets/index-1a2b3c.js'])('%s has no body for HEAD', async (path) => {
    const answer = await getPage(path, {}, 'HEAD')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('etag')).not.toBeNull()
  })
})

it.each([
  ['GET', '/assets/absent.js', 404],
  ['GET', '/assets/absent', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/humans.txt', 404],
  ['GET', '/%2e%2e/package.json', 404],
  ['GET', '/..%2f..%2fpackage.json', 404],
  ['GET', '/assets/../../package.json', 404],
  ['GET', '/%00.js', 404],
  ['GET', '/%E0%A4%A', 400],
  ['POST', '/', 405],
])('%s %s is answered with %i', async (method, path, status) => {
  const answer = await getPage(path, {}, method)
  expect(answer.status).toBe(status)
  if (status !== 200) expect(answer.headers.get('cache-control')).toBe('no-store')
})
