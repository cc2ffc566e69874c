import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { buildSecurityHeaders } from '#infra/stacks/site/security-headers'
import { getPolicy } from '#shared/locations/policy'
import { APP_PARTS_FILE, PageParts, renderAppPage } from '#shared/pages/document'
import type { LocationCode } from '#shared/locations/index'
import { getSiteFileType, isCrawlerPath, isSitePath, type SitePath } from '#shared/pages/site-paths'
import { isImmutablePath } from '#shared/menu/pictures/picture'
import type { ViewerRequest } from './http-event'

/** The CDN's security headers without HSTS, because this machine has no https. */
function security({ location }: ViewerRequest, userPool: string) {
  const headers = buildSecurityHeaders(getPolicy(location), userPool)
  return {
    'content-security-policy': headers.contentSecurityPolicy,
    'permissions-policy': headers.permissionsPolicy,
    'referrer-policy': headers.referrerPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

/** Returns the requested path; undefined if it can't be decoded. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return undefined
  }
}

/** As at the CDN, paths without a file extension are pages, besides a location's own files. */
const isPage = (path: string) =>
  isSitePath(path) || !(path.split('/').at(-1) ?? '').includes('.') || path === '/index.html'

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text)
}

/** Doesn't compress partial responses, because the range refers to uncompressed bytes. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: (request, response) => request.headers.range === undefined && compression.filter(request, response),
})

/**
 * Closes the file when the client disconnects or the file disappears: sirv would leak it or end the
 * process.
 */
function closeFileWith(response: ServerResponse): void {
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy())
    response.once('close', () => file.destroy())
  })
}

type Site = {
  /** The folder of the built site, which may be rebuilt at any time. */
  readonly folder: string
  /** The address of the user pool. */
  readonly userPool: () => string
  /** Returns a location's page as it was rendered last; undefined if the build has none. */
  readonly ownPage: (location: LocationCode, path: SitePath) => string | undefined
}

/**
 * Serves the built site as the CDN does: compressed, cached by file name, with a location's own
 * page or the shared one.
 */
export function createStaticSite({ folder, userPool, ownPage }: Site) {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: [],
    // Files with a hash never change. Others may be cached for an hour.
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        isImmutablePath(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  })

  /** Returns the page of paths without an own page; undefined if it is not built. */
  async function renderShared(location: LocationCode): Promise<string | undefined> {
    const parts = await readFile(join(folder, APP_PARTS_FILE), 'utf8').catch(() => undefined)
    return parts === undefined ? undefined : renderAppPage(PageParts.parse(JSON.parse(parts)), location)
  }

  async function sendPage(
    path: string,
    { location }: ViewerRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const site = isSitePath(path) ? path : undefined
    const own = site && ownPage(location.code, site)
    if (site && own === undefined && isCrawlerPath(site)) return refuse(response, 404, 'Not found')
    const page = own ?? (await renderShared(location.code))
    if (page === undefined) return refuse(response, 503, 'The site is not built yet: npm run build')
    const etag = `W/"${createHash('sha1').update(page).digest('base64url')}"`
    const headers = {
      'content-type': site && own !== undefined ? getSiteFileType(site) : 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag,
    }
    if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end()
    else response.writeHead(200, headers).end(page)
  }

  return async (request: IncomingMessage, response: ServerResponse, visit: ViewerRequest): Promise<void> => {
    const { method = 'GET' } = request
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD are served here.')
    const path = pathOf(request)
    if (path === undefined) return refuse(response, 400, 'That address is not valid.')
    response.setHeaders(new Map(Object.entries(security(visit, userPool()))))
    await new Promise((next) => compress(request, response, next))
    if (isPage(path)) return sendPage(path, visit, request, response)
    closeFileWith(response)
    files(request, response, () => refuse(response, 404, 'Not found'))
  }
}
