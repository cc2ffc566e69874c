import { createHash, createHmac } from 'node:crypto'

export type Credentials = {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string | undefined
}

/** A request to one of AWS's services that names its call in a header and has everything else in its body. */
type Request = {
  readonly service: string
  readonly region: string
  readonly host: string
  readonly target: string
  readonly body: string
  readonly now: Date
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const hex = (text: string) => createHash('sha256').update(text).digest('hex')

let made: { readonly of: string; readonly key: Buffer } | undefined

/** The key of a day, made once. */
function keyOf(secret: string, date: string, { region, service }: Request): Buffer {
  const of = [secret, date, region, service].join('\n')
  if (made?.of !== of) {
    const scoped = [date, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
    made = { of, key: Buffer.from(scoped) }
  }
  return made.key
}

/** The headers of a request, signed by AWS's Signature Version 4. */
export function signedHeaders(request: Request, { accessKeyId, secretAccessKey, sessionToken }: Credentials) {
  const { service, region, host, target, body, now } = request
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const date = stamp.slice(0, 8)
  // In the order of their names, as they are signed.
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    host,
    'x-amz-date': stamp,
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
    'x-amz-target': target,
  }
  const names = Object.keys(headers).join(';')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const canonical = ['POST', '/', '', lines.join(''), names, hex(body)].join('\n')
  const scope = `${date}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', stamp, scope, hex(canonical)].join('\n')
  const signature = hmac(keyOf(secretAccessKey, date, request), text).toString('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
