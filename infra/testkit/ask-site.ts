import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Asked = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

const withoutBody = [204, 304]

/**
 * Asks as `fetch` does, but under another host name, which `fetch` can't: the site of a location,
 * by its code.
 */
export const fetchSite = (
  code: string,
  url: string,
  { method = 'GET', headers = {}, body }: Asked,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const host = `${code.toLowerCase()}.localhost`
    const sending = request(url, { method, headers: { ...headers, host } }, (answer) => {
      const { statusCode: status = 0, rawHeaders } = answer
      const told = new Headers()
      for (let at = 0; at < rawHeaders.length; at += 2) told.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
      buffer(answer).then((bytes) => {
        resolve(new Response(withoutBody.includes(status) ? null : new Uint8Array(bytes), { status, headers: told }))
      }, reject)
    })
    sending.on('error', reject).end(body)
  })
