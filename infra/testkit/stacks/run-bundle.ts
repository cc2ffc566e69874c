import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import { createRouter, toHttpEvent } from '#infra/local/api/http-event'
import { buildSampleRequest } from '../fixtures/sample-requests'
import { scaleLimit } from '../machine-speed'
import { routes } from '#shared/registry/routes'
import type { WorkerName } from '#shared/registry/reactions'
import { locations } from '#shared/locations/index'
import {
  notFoundUnit,
  pageUploadUnit,
  signUpUnit,
  routeUnits,
  scheduleUnits,
  socketUnits,
  transcriptionEndUnit,
  workerUnits,
  type FunctionUnit,
} from '#infra/stacks/functions/function-units'

/** The CDN's key, without which functions reject every call. The secret `origin-keys` has it. */
export const ORIGIN_KEY = 'shown-by-the-cdn'

const visit = { host: 'localhost', domainName: 'localhost', ip: '192.0.2.1', location: locations[0] }

function requestEvent(id: string): unknown {
  const named = routes[routeUnits.findIndex(({ unit }) => unit.id === id)]
  if (!named) return undefined
  const { method, path, headers: given, body } = buildSampleRequest(named, randomUUID())
  const headers = { ...given, 'x-origin-key': ORIGIN_KEY }
  const found = createRouter(routes)(method, path)
  if (!found) throw new Error(`No route ${path}`)
  const sent = { method, url: path, headers, body: Buffer.from(body ?? ''), visit, requestId: id, now: new Date() }
  return toHttpEvent(sent, found.match)
}

const socketEvent = (routeKey: string) => ({
  headers: { Host: 'localhost', 'x-origin-key': ORIGIN_KEY },
  requestContext: { routeKey, connectionId: randomUUID(), requestTimeEpoch: Date.now(), connectedAt: Date.now() },
  body: JSON.stringify({ type: 'ping' }),
  isBase64Encoded: false,
})

/** The event of a job without a waiting caller. */
const jobEnded = { detail: { TranscriptionJobName: 'comment-0', TranscriptionJobStatus: 'COMPLETED' } }

/** The event of a bucket that belongs to no site. */
const filePut = { detail: { bucket: { name: 'another-bucket' } } }

/** Events of unknown orders and of no mails. */
export const workerEvents: Readonly<Record<WorkerName, object>> = {
  'deliver-pushes': { orderId: 'NONE', pushes: [], cancelledBy: [], contact: 'mailto:owner@example.com' },
  'deliver-mails': { id: 'none', mails: [] },
  'settle-payment': { orderId: 'NONE' },
  'prerender-pages': { location: 'HENPR' },
}

/** Builds an event as the cloud sends it to a unit's function. */
export function createSampleEvent({ id }: FunctionUnit): unknown {
  const socket = socketUnits.find(({ unit }) => unit.id === id)
  if (socket) return socketEvent(socket.routeKey)
  if (scheduleUnits.some(({ unit }) => unit.id === id)) return { time: new Date().toISOString() }
  const invoked = workerUnits.find(({ unit }) => unit.id === id)
  if (invoked) return workerEvents[invoked.worker.name]
  if (id === transcriptionEndUnit.id) return jobEnded
  if (id === pageUploadUnit.id) return filePut
  if (id === signUpUnit.id) return { triggerSource: 'PreSignUp_SignUp', userName: 'new' }
  if (id === notFoundUnit.id) return { requestContext: { requestId: id } }
  return requestEvent(id) ?? { Records: [] }
}

/** The environment variables that Lambda sets. */
export const lambdaEnvironment = {
  AWS_LAMBDA_FUNCTION_NAME: 'alone',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
} as const

/** A push endpoint that accepts everything. */
export async function startPushSink() {
  const server = createServer((_, response) => response.writeHead(200).end())
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

const Outcome = z.object({
  /** The handler's result; null for none. */
  answer: z.unknown(),
  /** Milliseconds from the start to the loaded bundle, and to its first answer. */
  initMs: z.number(),
  firstAnswerMs: z.number(),
})

const MARK = '\u0001'

/** The program of the process: it loads the bundle, calls it once and reports both times. */
const program = `
const startedAt = performance.now()
const { handler } = require(process.argv[1])
const loadedAt = performance.now()
const say = (answer) => {
  const outcome = { answer: answer ?? null, initMs: loadedAt - startedAt, firstAnswerMs: performance.now() - loadedAt }
  process.stdout.write('${MARK}' + JSON.stringify(outcome), () => process.exit())
}
Promise.resolve(handler(JSON.parse(process.argv[2]), {})).then(say, (error) => { console.error(error); process.exit(1) })
`

/**
 * Starts a bundle in its own process with only this environment, and calls it once. Rejects if it
 * throws.
 */
export async function runBundle(file: string, environment: Readonly<Record<string, string>>, event: unknown) {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program, file, JSON.stringify(event)], {
    env: { ...environment },
    timeout: scaleLimit(60_000),
  })
  return Outcome.parse(JSON.parse(stdout.slice(stdout.lastIndexOf(MARK) + 1)))
}

/** The program of the thread: it loads the bundle, calls it once and reports the answer. */
const threadProgram = `
const { parentPort, workerData } = require('node:worker_threads')
const { handler } = require(workerData.file)
Promise.resolve(handler(workerData.event, {})).then((answer) => parentPort.postMessage(answer ?? null))
`

/**
 * Starts a bundle in its own thread with only this environment, calls it once and returns its
 * answer. Rejects if it throws. A thread starts in a fraction of the time of a process.
 */
export async function callBundle(file: string, environment: Readonly<Record<string, string>>, event: unknown) {
  const thread = new Worker(threadProgram, { eval: true, env: { ...environment }, workerData: { file, event } })
  try {
    const [answer]: unknown[] = await once(thread, 'message', { signal: AbortSignal.timeout(scaleLimit(60_000)) })
    return answer
  } finally {
    await thread.terminate()
  }
}
