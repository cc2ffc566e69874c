import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { withUsageMeter, getConsumedUnits } from '#functions/runtime/log'
import { routes } from '#shared/contract/index'
import { toHttpEvent } from '#infra/local/http-event'
import { createLambdaFunctions } from '#infra/local/lambda'
import { createRouter } from '#infra/local/routing'
import { locations } from '#shared/locations/index'

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

/** The call as a browser makes it, on a connection that is kept. */
export function sendOverHttp(url: string, sent: BenchRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(url + sent.path, { method: sent.method, agent, headers: headersOf(sent) }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => ((answer.statusCode ?? 500) < 300 ? resolve(text) : reject(new Error(text))))
    })
    // A kept connection may be closed by the server in the moment in which it is used again.
    asked.once('error', (error) => (asked.reusedSocket ? resolve(sendOverHttp(url, sent)) : reject(error)))
    asked.end(sent.body)
  })
}

const functions = createLambdaFunctions(process.cwd(), (file) => import(pathToFileURL(file).href))

const Answer = z.object({ statusCode: z.int() })

/** The same call on the handler alone, so that what it asks of the table can be recorded. */
export async function callInProcess(sent: BenchRequest): Promise<{ status: number; units: number }> {
  const found = createRouter(routes)(sent.method, sent.path)
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
    const { statusCode } = Answer.parse(await functions.call(found.routed.entry, event))
    return { status: statusCode, units: getConsumedUnits() }
  })
}
