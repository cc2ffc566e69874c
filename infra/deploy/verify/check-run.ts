import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import type { Location } from '#shared/locations/index'
import { assertCheck, createStepRunner, type Outcome } from './check-report'

export type Browser = ReturnType<typeof createTestClient>
export type Socket = Awaited<ReturnType<typeof openTestSocket>>

/** A deployed site and a new visitor's browser on it. */
export type Site = { readonly location: Location; readonly client: Browser }

/** What the checks of one run share: a later check uses what an earlier one found. */
export type Run<S extends Site = Site> = {
  readonly site: S
  /** Waits for a response, at most `timeoutMs`. */
  readonly call: <T>(response: Promise<T>) => Promise<T>
  readonly timeoutMs: number
  readonly connect: (socketUrl: string, browser: Browser) => Promise<Socket>
  readonly idempotencyKey: string
  dish?: MenuItem
  order?: Order
  board?: Socket
  stockBefore?: number
}

export type Check<S extends Site> = { readonly name: string; readonly run: (run: Run<S>) => Promise<string> }

type Answered = { readonly status: number; readonly body: unknown }

async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const timer = new AbortController()
  const late = sleep(timeoutMs, undefined, { signal: timer.signal }).then((): never => {
    throw new Error(`no answer within ${timeoutMs / 1000} s`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
    late.catch(() => undefined)
  }
}

const NetworkError = z.object({ cause: z.object({ message: z.string() }) })

/** `fetch` itself says no more than that it failed: throws with the cause's message. */
function explainNetworkError(error: unknown): never {
  const { data } = NetworkError.safeParse(error)
  throw data ? new Error(`could not be reached: ${data.cause.message}`) : error
}

export const summary = ({ status, body }: Answered): string =>
  `answered ${status}: ${JSON.stringify(body).slice(0, 120)}`

/** The response's body as the contract declares it; throws with a summary of any other response. */
export function bodyOf<S extends z.ZodMiniType>(response: Answered, status: number, schema: S): z.output<S> {
  assertCheck(response.status === status, summary(response))
  const { data, success } = schema.safeParse(response.body)
  assertCheck(success, `what it answered is not what the contract says: ${summary(response)}`)
  return data
}

type Options = {
  readonly report: (outcome: Outcome) => void
  /** The longest wait for a response or a push, a cold start included. */
  readonly timeoutMs?: number | undefined
}

/** Runs checks one after the other, also after one failed; returns an outcome for each. */
export async function runChecks<S extends Site>(
  site: S,
  checks: readonly Check<S>[],
  { report, timeoutMs = 30_000 }: Options,
): Promise<readonly Outcome[]> {
  const { outcomes, step } = createStepRunner(report)
  const sockets: Socket[] = []
  const run: Run<S> = {
    site,
    timeoutMs,
    idempotencyKey: randomUUID(),
    call: (response) => withTimeout(response.catch(explainNetworkError), timeoutMs),
    connect: async (socketUrl, browser) => {
      const socket = await openTestSocket(socketUrl, browser.cookies)
      sockets.push(socket)
      return socket
    },
  }
  for (const check of checks) await step(check.name, () => check.run(run))
  await Promise.all(sockets.map((socket) => socket.close()))
  return outcomes
}
