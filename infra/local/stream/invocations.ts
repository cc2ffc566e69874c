import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { isServiceUnavailable } from '#functions/platform/response'
import { workerEntry, workers } from '#shared/registry/reactions'
import { StreamPayload, type DeadLetters } from './dead-letters'
import { handleOrThrow, type LocalReader } from './readers'
import type { LambdaFunctions } from '../api/lambda-runtime'
import { startHttpServer } from '../http-server'
import { writeFileAtomically } from '../write-file'
import { getLastDueTime, scheduleEntry, type Schedule } from '#shared/registry/schedules'

/**
 * Pauses before each try, in milliseconds. Lambda retries asynchronous invocations after one and
 * two minutes.
 */
export const asyncRetrySettings: { waitsMs: readonly number[] } = { waitsMs: [0, 1000, 2000] }

/**
 * Calls a function as often as Lambda does for an asynchronous invocation. Returns undefined after
 * success, else the last error. Throws an `AbortError` when the signal ends it between tries.
 */
async function retryAsyncInvocation(call: () => Promise<unknown>, signal?: AbortSignal): Promise<string | undefined> {
  let reason: string | undefined
  for (const waitMs of asyncRetrySettings.waitsMs) {
    if (waitMs > 0) await sleep(waitMs, undefined, { signal })
    try {
      await call()
      return undefined
    } catch (error) {
      reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    }
  }
  return reason
}

const Invocation = z.object({ id: z.string(), function: z.string(), payload: z.unknown() })
type Invocation = z.infer<typeof Invocation>

/** The functions that can be invoked asynchronously, by name. */
export type InvocationTargets = ReadonlyMap<string, (payload: unknown) => Promise<unknown>>

/** The workers, and the readers of the stream, which invoke themselves. */
export const listTargets = (
  readers: readonly LocalReader[],
  functions: Pick<LambdaFunctions, 'call'>,
): InvocationTargets =>
  new Map<string, (payload: unknown) => Promise<unknown>>([
    ...workers.map(({ name }) => [name, (payload: unknown) => functions.call(workerEntry(name), payload)] as const),
    ...readers.map(
      (reader) =>
        [reader.functionName, (payload: unknown) => handleOrThrow(reader, StreamPayload.parse(payload))] as const,
    ),
  ])

const PATH = /^\/2015-03-31\/functions\/([\w-]+)\/invocations$/

/** Pause while the table is unavailable. */
const AWAY_MS = 1000

type Options = {
  readonly dataDir: string
  readonly targets: InvocationTargets
  readonly deadLetters: Pick<DeadLetters, 'keepInvocation'>
}

export type AsyncInvocations = Awaited<ReturnType<typeof startAsyncInvocations>>

/**
 * Emulates Lambda's asynchronous invocations. An invocation is stored in a file before it is
 * accepted. All run concurrently and are retried, and final failures become dead letters. The next
 * start continues those of a killed process.
 */
export async function startAsyncInvocations({ dataDir, targets, deadLetters }: Options) {
  const folder = join(dataDir, 'invocations')
  const fileOf = (id: string) => join(folder, `${id}.json`)
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  mkdirSync(folder, { recursive: true })

  /** Calls the function once. An unavailable table does not count as a failure. */
  async function call({ function: name, payload }: Invocation): Promise<void> {
    for (;;) {
      try {
        await targets.get(name)?.(payload)
        return
      } catch (error) {
        if (!isServiceUnavailable(error)) throw error
        await sleep(AWAY_MS, undefined, { signal: stopping.signal })
      }
    }
  }

  async function run(invocation: Invocation): Promise<void> {
    const { id, function: name, payload } = invocation
    const reason = await retryAsyncInvocation(() => call(invocation), stopping.signal)
    if (stopping.signal.aborted && reason !== undefined) return
    if (reason !== undefined) deadLetters.keepInvocation(name, payload, reason)
    rmSync(fileOf(id), { force: true })
  }

  function start(invocation: Invocation): void {
    const work = run(invocation)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) console.error(`An invocation of ${invocation.function} ended early`, error)
      })
      .finally(() => running.delete(work))
    running.add(work)
  }

  /** Stores an invocation and starts it. It survives a kill of this process. */
  function accept(name: string, payload: unknown, id: string = randomUUID()): void {
    const invocation = { id, function: name, payload }
    writeFileAtomically(fileOf(id), JSON.stringify(invocation))
    start(invocation)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = ''] = PATH.exec(request.url ?? '') ?? []
    const payload = await json(request)
    if (!targets.has(name) || request.headers['x-amz-invocation-type'] !== 'Event')
      return void response.writeHead(404).end()
    accept(name, payload)
    response.writeHead(202).end()
  }

  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json')))
    start(Invocation.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))

  const origin = await startHttpServer(0, answer)
  process.env['AWS_ENDPOINT_URL_LAMBDA'] = `http://127.0.0.1:${origin.port}`
  return {
    accept,
    /** Waits until no invocation runs or waits for a retry. */
    idle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running)
    },
    /** Completes the calls in progress. The next start continues the others. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await Promise.all(running)
      await origin.close()
      delete process.env['AWS_ENDPOINT_URL_LAMBDA']
    },
  }
}

type Due = { readonly schedule: string; readonly dueAt: string }
type Call = Pick<LambdaFunctions, 'call'>
type Keep = Pick<DeadLetters, 'keepSchedule'>

/** Calls a schedule's function as often as Lambda does. A final failure becomes a dead letter. */
export async function runSchedule({ schedule, dueAt }: Due, functions: Call, letters: Keep): Promise<void> {
  const reason = await retryAsyncInvocation(() => functions.call(scheduleEntry(schedule), { time: dueAt }))
  if (reason === undefined) return
  letters.keepSchedule({ schedule, dueAt }, reason)
}

/** Check interval. A long timer would miss clock corrections. */
const LOOK_MS = 30_000

/**
 * Calls schedules at their times, as EventBridge does. At the start, calls those missed while the
 * product was stopped.
 */
export function startSchedules(schedules: readonly Schedule[], functions: Call, letters: Keep) {
  const called = new Map<string, number>()
  const underWay = new Set<Promise<void>>()

  function look(): void {
    for (const schedule of schedules) {
      const dueAt = getLastDueTime(schedule, new Date())
      if (dueAt.getTime() <= (called.get(schedule.name) ?? 0)) continue
      called.set(schedule.name, dueAt.getTime())
      const due = { schedule: schedule.name, dueAt: dueAt.toISOString() }
      const work = runSchedule(due, functions, letters)
        .catch((error: unknown) => console.error(`The schedule ${schedule.name} could not be laid aside`, error))
        .finally(() => underWay.delete(work))
      underWay.add(work)
    }
  }

  look()
  const watch = setInterval(look, LOOK_MS)
  watch.unref()
  return {
    stop: async (): Promise<void> => {
      clearInterval(watch)
      await Promise.all(underWay)
    },
  }
}
