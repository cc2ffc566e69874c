import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { getConsumedUnits, withUsageMeter } from '#functions/platform/log'
import { routes } from '#shared/registry/routes'
import { createRouter, toHttpEvent } from '#infra/local/api/http-event'
import { createLambdaFunctions } from '#infra/local/api/lambda-runtime'
import { locations } from '#shared/locations/index'

/** Rounds a figure to a number of decimal places. */
export const roundTo = (value: number, digits = 2): number => Number(value.toFixed(digits))

/** Returns the middle of the values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export type BenchRequest = {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly headers?: Record<string, string>
}

const headersOf = ({ body, headers }: BenchRequest) => ({
  host: 'localhost',
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...headers,
})

/** Sends the call as a browser does, on a persistent connection. */
export function sendOverHttp(url: string, sent: BenchRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url + sent.path, { method: sent.method, agent, headers: headersOf(sent) }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => ((answer.statusCode ?? 500) < 300 ? resolve(text) : reject(new Error(text))))
    })
    // The server may close an idle connection at the moment of its reuse.
    outgoing.once('error', (error) => (outgoing.reusedSocket ? resolve(sendOverHttp(url, sent)) : reject(error)))
    outgoing.end(sent.body)
  })
}

const functions = createLambdaFunctions(process.cwd(), (file) => import(pathToFileURL(file).href))

const Answer = z.object({ statusCode: z.int(), body: z.optional(z.string()) })

/** Calls the handler directly, to record its table requests. The body may be compressed. */
export async function callInProcess(sent: BenchRequest) {
  const [path = ''] = sent.path.split('?')
  const found = createRouter(routes)(sent.method, path)
  if (!found) throw new Error(`no route ${sent.path}`)
  const event = toHttpEvent(
    {
      method: sent.method,
      url: sent.path,
      headers: headersOf(sent),
      body: Buffer.from(sent.body ?? ''),
      visit: { host: 'localhost', domainName: 'localhost', ip: '127.0.0.1', location: locations[0] },
      requestId: randomUUID(),
      now: new Date(),
    },
    found.match,
  )
  return withUsageMeter(async () => {
    const { statusCode, body } = Answer.parse(await functions.call(found.routed.entry, event))
    return { status: statusCode, units: getConsumedUnits(), body }
  })
}
