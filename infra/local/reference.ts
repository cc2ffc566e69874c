import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { buildReference } from '#infra/reference/build'

const headers = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
}

const Package = z.object({ version: z.string() })

/** Returns whether a request is for the API reference. */
export const isReferenceRequest = ({ url = '/' }: IncomingMessage): boolean =>
  /^\/reference(\/|\/openapi\.json)?(\?|$)/.test(url)

/**
 * Serves the API reference at `/reference` and its OpenAPI document at `/reference/openapi.json`.
 */
export function serveReference(root: string) {
  let built: ReturnType<typeof buildReference> | undefined
  const reference = () =>
    (built ??= buildReference(Package.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version))

  return ({ url = '/' }: IncomingMessage, response: ServerResponse): void => {
    const isDocument = url.includes('openapi.json')
    const { page, openApi } = reference()
    const type = isDocument ? 'application/json' : 'text/html; charset=utf-8'
    response.writeHead(200, { ...headers, 'content-type': type }).end(isDocument ? openApi : page)
  }
}
