import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { securityHeadersOf } from '#infra/stacks/security-headers'
import { policyOf } from '#shared/locations/policy'
import { withMeta } from '#shared/page-meta'
import { isPrerendered, prerenderedFile } from '#shared/prerendered'
import { isVersioned } from '#shared/rules/versioned'
import type { Visit } from './visit'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.pdf': 'application/pdf',
}
const COMPRESSIBLE = /^text\/|json|svg|xml/

/** As the CDN sends them; without the promise of https, which this machine doesn't speak. */
function security({ location }: Visit, userPool: string) {
  const headers = securityHeadersOf(policyOf(location), userPool)
  return {
    'content-security-policy': headers.contentSecurityPolicy,
    'permissions-policy': headers.permissionsPolicy,
    'referrer-policy': headers.referrerPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify(gzip),
} as const

type Encoding = keyof typeof encoders
type Asset = {
  readonly body: Buffer
  readonly type: string
  readonly tag: string
  readonly encoded: Map<Encoding, Promise<Buffer>>
}

const encodingFor = (request: IncomingMessage): Encoding | undefined => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** Hashed names never change their content; pages are asked for anew; the rest may be an hour old. */
function cacheControl(path: string): string {
  if (isVersioned(path)) return 'public, max-age=31536000, immutable'
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600'
}

/** The path asked for; undefined when its percent signs make no text. */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')
  } catch {
    return undefined
  }
}

type Site = {
  /** Where the site was built. */
  readonly folder: string
  /** What stands in for the locations' modes; the pages are withMeta. */
  readonly mode?: string | undefined
  /** Where the user pool is spoken to. */
  readonly userPool: () => string
}

/** Serves the built site as the CDN does: compressed, cached by its names, pages by the location's own or index.html. */
export function staticSite({ folder, mode = undefined, userPool }: Site) {
  const assets = new Map<string, Asset>()

  async function read(path: string, visit: Visit): Promise<Asset | undefined> {
    const file = join(folder, normalize(path))
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const isPage = path.endsWith('.html')
    const tag = `W/"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}${isPage ? `-${visit.location.code}${mode ?? ''}` : ''}"`
    const known = assets.get(path + tag)
    if (known) return known
    const content = await readFile(file)
    const body = isPage
      ? Buffer.from(
          withMeta(withMeta(content.toString(), 'site-location', visit.location.code), 'site-mode', mode ?? ''),
        )
      : content
    const asset = { body, tag, type: TYPES[extname(path)] ?? 'application/octet-stream', encoded: new Map() }
    assets.set(path + tag, asset)
    return asset
  }

  function bodyOf(asset: Asset, encoding: Encoding | undefined): Promise<Buffer> | Buffer {
    if (!encoding) return asset.body
    const encoded = asset.encoded.get(encoding) ?? encoders[encoding](asset.body)
    asset.encoded.set(encoding, encoded)
    return encoded
  }

  return async (request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> => {
    const refuse = (status: number, text: string) =>
      void response
        .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .end(text)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Only GET and HEAD are served here.')
    const asked = pathOf(request)
    if (asked === undefined) return refuse(400, 'That address is not valid.')
    const isPage = !(asked.split('/').at(-1) ?? '').includes('.')
    const path = isPage ? '/index.html' : asked
    const own = isPrerendered(asked) ? `/${visit.location.code}/${prerenderedFile(asked)}` : undefined
    const asset = (own && (await read(own, visit))) ?? (await read(path, visit))
    if (!asset) return isPage ? refuse(503, 'The site is not built yet: npm run build') : refuse(404, 'Not found')
    const encoding = COMPRESSIBLE.test(asset.type) ? encodingFor(request) : undefined
    const headers = {
      'content-type': asset.type,
      'cache-control': cacheControl(path),
      etag: asset.tag,
      ...security(visit, userPool()),
      ...(COMPRESSIBLE.test(asset.type) && { vary: 'accept-encoding' }),
    }
    if (request.headers['if-none-match'] === asset.tag) return void response.writeHead(304, headers).end()
    const body = await bodyOf(asset, encoding)
    response.writeHead(200, {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': body.length,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
