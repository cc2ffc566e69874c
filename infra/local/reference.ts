import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
}

/** Whether a request is for the API reference. */
export const isReference = ({ url = '/' }: IncomingMessage): boolean => /^\/api-reference\/?(\?|$)/.test(url)

/** Serves the API reference as it is written in the project's docs. */
export const referenceOf =
  (root: string) =>
  async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const page = await readFile(join(root, 'docs/api-reference.html'))
    response.writeHead(200, { ...headers, 'content-length': page.length }).end(page)
  }
