import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { locations, type LocationCode } from '#shared/locations/index'
import {
  getLocationPageFile,
  getPrerenderedFile,
  prerenderedPaths,
  type PrerenderedPath,
} from '#shared/pages/menu-snapshot'
import { writeFileAtomically } from '../write-file'

const SITE_BUCKETS = 'site-{location}'

type Options = {
  /** The folder of the built site, which may be rebuilt at any time. */
  readonly dist: string
  /** The folder of pages that were rendered since the build. */
  readonly folder: string
  /** Receives the S3 event of a new page in a bucket. */
  readonly announce: (event: object) => Promise<unknown>
}

const digestOf = (page: string) => createHash('sha256').update(page).digest('hex').slice(0, 20)

const bucketOf = (code: LocationCode) => SITE_BUCKETS.replace('{location}', code.toLowerCase())

/** Builds the S3 event as EventBridge delivers it. */
const announcementOf = (code: LocationCode, path: PrerenderedPath) => ({
  source: 'aws.s3',
  'detail-type': 'Object Created',
  detail: { bucket: { name: bucketOf(code) }, object: { key: getLocationPageFile(path) } },
})

const allPages = locations.flatMap(({ code }) => prerenderedPaths.map((path) => ({ code, path })))

export type SiteBuckets = ReturnType<typeof createSiteBuckets>

/**
 * The pages of the sites' buckets, for the product's unmodified S3 calls. A rendered page is stored
 * outside the build, under the digest of the built page. So a newer build replaces it, and triggers
 * an event as a deployment does.
 */
export function createSiteBuckets({ dist, folder, announce }: Options) {
  const seen = new Set<string>()
  const announcing = new Set<Promise<unknown>>()
  const fileOf = (code: LocationCode, path: PrerenderedPath) => join(dist, code, getPrerenderedFile(path))

  function tell(code: LocationCode, path: PrerenderedPath): void {
    const telling: Promise<unknown> = announce(announcementOf(code, path))
      .catch(console.error)
      .finally(() => announcing.delete(telling))
    announcing.add(telling)
  }

  /** Returns the path of the page that was rendered from a built one. */
  function renderedFile(code: LocationCode, path: PrerenderedPath, built: string): string {
    const digest = digestOf(built)
    if (!seen.has(`${code}${path}${digest}`)) {
      seen.add(`${code}${path}${digest}`)
      tell(code, path)
    }
    return join(folder, code, dirname(getPrerenderedFile(path)), `${digest}.html`)
  }

  function read(code: LocationCode, path: PrerenderedPath): string | undefined {
    const file = fileOf(code, path)
    if (!existsSync(file)) return undefined
    const built = readFileSync(file, 'utf8')
    const printed = renderedFile(code, path, built)
    return existsSync(printed) ? readFileSync(printed, 'utf8') : built
  }

  function write(code: LocationCode, path: PrerenderedPath, page: string): void {
    const printed = renderedFile(code, path, readFileSync(fileOf(code, path), 'utf8'))
    mkdirSync(dirname(printed), { recursive: true })
    writeFileAtomically(printed, page)
    const others = readdirSync(dirname(printed)).filter((name) => name.endsWith('.html') && !printed.endsWith(name))
    for (const name of others) rmSync(join(dirname(printed), name))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const named = allPages.find(({ code, path }) => pathname === `/${bucketOf(code)}/${getLocationPageFile(path)}`)
    const page = named && read(named.code, named.path)
    if (!named || page === undefined) return void response.writeHead(404).end()
    const etag = `"${digestOf(page)}"`
    if (request.method === 'GET') return void response.writeHead(200, { etag }).end(page)
    if (request.method !== 'PUT') return void response.writeHead(405).end()
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
