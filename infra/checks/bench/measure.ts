import type { TimingSample } from './measurements'
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

/** Returns the value below which this share of the values lies. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

type Load = { readonly clients: number; readonly calls: number }

async function timed(act: () => Promise<unknown>, { clients, calls }: Load): Promise<number[]> {
  const milliseconds: number[] = []
  let left = calls
  const client = async () => {
    while (left > 0) {
      left -= 1
      const startedAt = performance.now()
      await act()
      milliseconds.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return milliseconds
}

const sampleOf = (milliseconds: readonly number[], clients: number): TimingSample => {
  const mean = milliseconds.reduce((sum, value) => sum + value, 0) / milliseconds.length
  return {
    p50: roundTo(percentile(milliseconds, 0.5)),
    p95: roundTo(percentile(milliseconds, 0.95)),
    perSecond: roundTo((1000 / mean) * clients, 0),
  }
}

type Act = () => Promise<unknown>

/** A task to measure. */
type TimedTask = {
  readonly act: Act
  /** Calls per turn. */
  readonly calls: number
  /** Runs untimed after each turn, to complete reactions and restore the state. */
  readonly rest?: Act
}
type Turns = {
  readonly clients: number
  readonly rounds: number
  /** Rounds before the measurement, for just-in-time compilation. */
  readonly warmUps: number
}

/**
 * Times several tasks under the same load in short alternating turns, so that other load on the
 * machine affects all equally. Returns a sample in milliseconds for each task.
 */
export async function timeAlternately(
  ways: readonly TimedTask[],
  { clients, rounds, warmUps }: Turns,
): Promise<TimingSample[]> {
  const times = ways.map((): number[] => [])
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [place, { act, calls, rest }] of ways.entries()) {
      const turn = await timed(act, { clients, calls })
      await rest?.()
      if (round >= 0) times[place]?.push(...turn)
    }
  }
  return times.map((each) => sampleOf(each, clients))
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

/** Sends the call as a browser does, on a kept-alive connection. */
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
