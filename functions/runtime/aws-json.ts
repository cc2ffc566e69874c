import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { signedHeaders } from './signature'
import type { Credentials } from './signature'

const MOST_ATTEMPTS = 5
/** Before the second attempt at most; twice as long before each further one. */
const PAUSE_MS = { away: 100, throttled: 500 } as const

/** A service of AWS that takes calls as JSON, such as the table's. */
export type Service = {
  /** What it is called where calls are signed, and in its host's name. */
  readonly name: string
  /** What stands before a call's name. */
  readonly prefix: string
  /** An endpoint in place of the region's own. */
  readonly endpoint: () => string | undefined
}

const variable = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`The environment lacks ${name}`)
  return value
}

type Identity = { readonly credentials: () => Promise<Credentials>; readonly region: () => Promise<string> }

let identity: Identity | undefined

/** Has calls made as somebody whom the environment does not name: an operator, by a profile or a single sign-on. */
export function callAs(other: Identity): void {
  identity = other
}

// Read at each call: on this machine they are told once the engine runs.
const fromEnvironment = (): Credentials => ({
  accessKeyId: variable('AWS_ACCESS_KEY_ID'),
  secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
  sessionToken: process.env['AWS_SESSION_TOKEN'],
})

/** What a service refused a call with, or that it could not be asked; it says how often that was tried. */
export class ServiceError extends Error {
  readonly $metadata: { readonly attempts: number; readonly httpStatusCode?: number | undefined }
  readonly $fault: 'client' | 'server'
  constructor(
    name: string,
    message: string,
    readonly details: Details,
    { attempts, status }: { readonly attempts: number; readonly status?: number | undefined },
  ) {
    super(message)
    this.name = name
    this.$metadata = { attempts, httpStatusCode: status }
    this.$fault = status === undefined || status >= 500 ? 'server' : 'client'
  }
}

const connections = { keepAlive: true, maxSockets: 50 } as const
const agents = { plain: new PlainAgent(connections), secure: new SecureAgent(connections) } as const

const textOf = (answer: IncomingMessage) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.once('end', () => resolve(Buffer.concat(chunks).toString()))
    answer.once('error', reject)
    answer.once('close', () => answer.complete || reject(new Error('The connection was closed within an answer')))
  })

type Answered = { readonly status: number; readonly text: string }

const endpoints = new Map<string, URL>()

function endpointOf({ name, endpoint }: Service, region: string): URL {
  const address = endpoint() ?? `https://${name}.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  const known = endpoints.get(address) ?? new URL(address)
  endpoints.set(address, known)
  return known
}

type Caller = { readonly region: string; readonly credentials: Credentials }

const callerNow = async (): Promise<Caller> =>
  identity
    ? { region: await identity.region(), credentials: await identity.credentials() }
    : { region: variable('AWS_REGION'), credentials: fromEnvironment() }

type Call = Caller & { readonly service: Service; readonly name: string; readonly body: string }

function post({ service, name, body, region, credentials }: Call): Promise<Answered> {
  const { protocol, hostname, port, host } = endpointOf(service, region)
  const target = `${service.prefix}.${name}`
  const signed = signedHeaders({ service: service.name, region, host, target, body, now: new Date() }, credentials)
  const headers = { ...signed, 'content-length': Buffer.byteLength(body) }
  const options = { method: 'POST', hostname, port, path: '/', headers }
  return new Promise((resolve, reject) => {
    const answered = (answer: IncomingMessage) =>
      textOf(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject)
    const asked =
      protocol === 'https:'
        ? secureRequest({ ...options, agent: agents.secure }, answered)
        : plainRequest({ ...options, agent: agents.plain }, answered)
    asked.once('error', reject)
    asked.end(body)
  })
}

const throttles =
  /^(Throttl|ProvisionedThroughputExceeded|RequestLimitExceeded|RequestThrottled|TooManyRequests|SlowDown|BandwidthLimit|LimitExceeded|TransactionInProgress|PriorRequestNotComplete|EC2Throttled)/

type Details = Readonly<Record<string, unknown>>
const isDetails = (value: unknown): value is Details => typeof value === 'object' && value !== null

function detailsIn(text: string): Details {
  try {
    const details: unknown = JSON.parse(text)
    return isDetails(details) ? details : {}
  } catch {
    // Said by something between us and the service.
    return {}
  }
}

function refusalOf({ status, text }: Answered, attempts: number): ServiceError {
  const details = detailsIn(text)
  const said = (...names: readonly string[]) =>
    names.map((name) => details[name]).find((word) => typeof word === 'string')
  const name = said('__type')?.split('#').pop() ?? `Status${status}`
  return new ServiceError(name, said('message', 'Message') ?? name, details, { attempts, status })
}

function unanswered(error: unknown, attempts: number): ServiceError {
  const message = error instanceof Error ? error.message : String(error)
  const failed = new ServiceError(error instanceof Error ? error.name : 'Error', message, {}, { attempts })
  failed.cause = error
  return failed
}

async function attempt(call: Call, made: number): Promise<string | ServiceError> {
  try {
    const answer = await post(call)
    return answer.status === 200 ? answer.text : refusalOf(answer, made)
  } catch (error) {
    return unanswered(error, made)
  }
}

/**
 * Calls a service and gives its answer's text. What may pass is tried five times in all, with pauses; throws
 * `ServiceError`. The SDK's own client does the same at several times the processor time (decision 0039).
 */
export async function callService(service: Service, name: string, body: string): Promise<string> {
  const call = { service, name, body, ...(await callerNow()) }
  for (let made = 1; ; made += 1) {
    const outcome = await attempt(call, made)
    if (typeof outcome === 'string') return outcome
    const isThrottled = throttles.test(outcome.name)
    if (made === MOST_ATTEMPTS || !(isThrottled || outcome.$fault === 'server')) throw outcome
    await sleep(Math.random() * PAUSE_MS[isThrottled ? 'throttled' : 'away'] * 2 ** (made - 1))
  }
}
