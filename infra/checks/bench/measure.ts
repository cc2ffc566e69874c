import type { TimingSample } from './measurements'
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { getConsumedUnits, withUsageMeter } from '#functions/platform/log'
import { routes } from '#shared/platform/routes'
import { createRouter, toHttpEvent } from '#infra/local/api/http-event'
import { createLambdaFunctions } from '#infra/local/api/lambda-runtime'
import { locations } from '#shared/locations/index'

/** A figure with so many digits behind the point. */
export const roundTo = (value: number, digits = 2): number => Number(value.toFixed(digits))

/** The value that this share of the values stays under. */
export function percentile(values: readonly number[], share: number): number {
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

/** A way of doing something. */
export type TimedTask = {
  readonly act: Act
  /** Calls of one turn. */
  readonly calls: number
  /** After each turn, untimed: until what its calls led to is done and as it was before. */
  readonly rest?: Act
}
type Turns = {
  readonly clients: number
  readonly rounds: number
  /** Rounds before those that count, until all have compiled what they run. */
  readonly warmUps: number
}

/**
 * Times several ways of doing the same under the same load, in short turns, so that whatever else
 * the machine is doing meets all alike; in milliseconds, each way's sample in its place.
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
