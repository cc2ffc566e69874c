import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getInitialMenu } from '#infra/catalogue/seed'
import { getLocation, locations, type LocationCode } from '#shared/locations/index'
import { formatModeOverrides } from '#shared/locations/policy'
import { LOCATION_PARTS_FILE, LocationParts, PARTS_FILE, renderSiteFile } from '#shared/pages/document'
import { getLocationPageFile, getSiteFile, sitePaths, type SitePath } from '#shared/pages/site-paths'
import { writeFileAtomically } from '../write-file'

const SITE_BUCKETS = 'site-{location}'

type Options = {
  /** The folder of the built site, which may be rebuilt at any time. */
  readonly dist: string
  /** The folder of pages that were rendered with data of the table. */
  readonly folder: string
  /** Receives the S3 event of a new page in a bucket. */
  readonly announce: (event: object) => Promise<unknown>
}

const digestOf = (...texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 20)

const bucketOf = (code: LocationCode) => SITE_BUCKETS.replace('{location}', code.toLowerCase())

/** Builds the S3 event as EventBridge delivers it. */
const announcementOf = (code: LocationCode, path: SitePath) => ({
  source: 'aws.s3',
  'detail-type': 'Object Created',
  detail: { bucket: { name: bucketOf(code) }, object: { key: getLocationPageFile(path) } },
})

const allPages = locations.flatMap(({ code }) => sitePaths.map((path) => ({ code, path })))

export type SiteBuckets = ReturnType<typeof createSiteBuckets>

const readText = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/**
 * The files of the sites' buckets, for the product's unmodified S3 calls. A rendered page is stored
 * outside the build, under the digest of the parts and modes that it was rendered with. So a newer
 * build replaces it, and triggers an event as a deployment does.
 */
export function createSiteBuckets({ dist, folder, announce }: Options) {
  const seen = new Set<string>()
  const announcing = new Set<Promise<unknown>>()
  const readParts = (code: LocationCode) => readText(join(dist, code, PARTS_FILE))

  function announcePage(code: LocationCode, path: SitePath): void {
    const telling: Promise<unknown> = announce(announcementOf(code, path))
      .catch(console.error)
      .finally(() => announcing.delete(telling))
    announcing.add(telling)
  }

  /** Returns the path of the page that was rendered with these parts. */
  function renderedFile(code: LocationCode, path: SitePath, parts: string): string {
    const digest = digestOf(parts, formatModeOverrides())
    // One event renders all files of a location.
    if (!seen.has(`${code}${digest}`)) {
      seen.add(`${code}${digest}`)
      announcePage(code, path)
    }
    return join(folder, code, getSiteFile(path), digest)
  }

  /** Renders a page as the build does, but with the overridden modes. */
  function renderBuilt(code: LocationCode, path: SitePath, parts: string): string {
    const location = getLocation(code)
    return renderSiteFile(LocationParts.parse(JSON.parse(parts)), path, { location, menu: getInitialMenu(location) })
  }

  function read(code: LocationCode, path: SitePath): string | undefined {
    const parts = readParts(code)
    if (parts === undefined) return undefined
    return readText(renderedFile(code, path, parts)) ?? renderBuilt(code, path, parts)
  }

  function write(code: LocationCode, path: SitePath, page: string): void {
    const rendered = renderedFile(code, path, readParts(code) ?? '')
    mkdirSync(dirname(rendered), { recursive: true })
    writeFileAtomically(rendered, page)
    const others = readdirSync(dirname(rendered)).filter((name) => !rendered.endsWith(name))
    for (const name of others) rmSync(join(dirname(rendered), name))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const named = allPages.find(({ code, path }) => pathname === `/${bucketOf(code)}/${getLocationPageFile(path)}`)
    const ofParts = locations.find(({ code }) => pathname === `/${bucketOf(code)}/${LOCATION_PARTS_FILE}`)
    const stored = named ? read(named.code, named.path) : ofParts && readParts(ofParts.code)
    if (stored === undefined) return void response.writeHead(404).end()
    const etag = `"${digestOf(stored)}"`
    if (request.method === 'GET') return void response.writeHead(200, { etag }).end(stored)
    if (request.method !== 'PUT' || !named) return void response.writeHead(405).end()
    if (request.headers['if-match'] !== etag) return void response.writeHead(412).end()
    write(named.code, named.path, body)
    response.writeHead(200, { etag: `"${digestOf(body)}"` }).end()
  }

  return {
    /** The emulated buckets, and the environment that names them. */
    buckets: Object.fromEntries(locations.map(({ code }) => [bucketOf(code), answer])),
    environment: { SITE_BUCKETS },
    /** Returns a location's current page; undefined if the build has none. */
    read,
    /** Checks every page and sends events for those built since they were rendered. */
    lookAtAll: (): void => allPages.forEach(({ code, path }) => void read(code, path)),
    /** Waits until all events are processed. */
    idle: async (): Promise<void> => {
      while (announcing.size > 0) await Promise.all(announcing)
    },
  }
}
