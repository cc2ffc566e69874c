import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { decrypt } from 'http_ece'
import { importJWK, jwtVerify } from 'jose'

/**
 * The push service's answer. `nothing` leaves the connection open without one, `late` accepts after
 * a delay.
 */
export type PushServiceResponse = number | 'nothing' | 'late'

const LATE_MS = 600

type ReceivedPush = {
  readonly endpoint: string
  readonly message: {
    readonly title: string
    readonly body: string
    readonly tag: string
    readonly url: string
    readonly news: string
  }
  readonly headers: Readonly<Record<string, unknown>>
  readonly claims: Readonly<Record<string, unknown>>
  readonly answered: PushServiceResponse
}

const jwkOf = (publicKey: string) => {
  const point = Buffer.from(publicKey, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }
}

/**
 * Emulates a browser's push service: it verifies the sender, decrypts the message and gives the
 * scripted answers.
 */
export async function startFakePushService() {
  const browsers = new Map<string, { readonly privateKey: ReturnType<typeof createECDH>; readonly auth: string }>()
  const answers = new Map<string, PushServiceResponse[]>()
  const arrived: ReceivedPush[] = []
  let silent = 0
  let mostSilent = 0

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const endpoint = `${origin()}${request.url}`
    const browser = browsers.get(endpoint)
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? []
    const answered = answers.get(endpoint)?.shift() ?? 201
    try {
      if (!browser) throw new Error('an unknown endpoint')
      const { payload } = await jwtVerify(token, await importJWK(jwkOf(key), 'ES256'), { audience: origin() })
      const { privateKey, auth } = browser
      const text = decrypt(Buffer.concat(chunks), { version: 'aes128gcm', privateKey, authSecret: auth })
      const { headers } = request
      arrived.push({
        endpoint,
        message: JSON.parse(text.toString()),
        headers,
        claims: { ...payload, key },
        answered,
      })
      if (answered === 'late') await sleep(LATE_MS)
      if (answered === 'nothing') {
        mostSilent = Math.max(mostSilent, (silent += 1))
        response.on('close', () => (silent -= 1))
      } else response.writeHead(answered === 'late' ? 201 : answered).end()
    } catch {
      response.writeHead(403).end()
    }
  })
  const origin = () => {
    const { port }: AddressInfo = addressOf(server.address())
    return `http://127.0.0.1:${port}`
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    arrived,
    /** Lists the accepted messages of an endpoint. */
    taken: (endpoint: string) =>
      arrived.filter((one) => one.endpoint === endpoint && one.answered === 201).map(({ message }) => message),
    /** Counts all messages of an endpoint, accepted or not. */
    posts: (endpoint: string) => arrived.filter((one) => one.endpoint === endpoint).length,
    /** Returns the maximum number of concurrent posts without an answer. */
    mostSilent: () => mostSilent,
    /** Creates a subscription. Its posts get these answers in turn, then 201. */
    browser: (...responses: PushServiceResponse[]) => {
      const privateKey = createECDH('prime256v1')
      const p256dh = privateKey.generateKeys('base64url')
      const auth = randomBytes(16).toString('base64url')
      const endpoint = `${origin()}/push/${randomBytes(8).toString('hex')}`
      browsers.set(endpoint, { privateKey, auth })
      answers.set(endpoint, responses)
      return { endpoint, expirationTime: null, keys: { p256dh, auth } }
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address
}
