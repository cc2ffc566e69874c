import * as z from 'zod/mini'
import { fork, type ChildProcess } from 'node:child_process'
import { appendFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { findRunningEngine } from '#infra/local/table/table-engine'

/** Commands of the harness to the product under test. */
export const HarnessCommand = z.discriminatedUnion('ask', [
  /** Answered when all changes so far were delivered to the reactions. */
  z.object({ ask: z.literal('settle') }),
  z.object({ ask: z.literal('jump-clock'), byMs: z.number() }),
  z.object({ ask: z.literal('unsettle-stream'), seed: z.number() }),
  z.object({ ask: z.literal('measure') }),
])
export type HarnessCommand = z.infer<typeof HarnessCommand>

export const ProcessStats = z.object({
  rss: z.number(),
  heapUsed: z.number(),
  external: z.number(),
  handles: z.number(),
  managementEndpoint: z.string(),
})
export type ProcessStats = z.infer<typeof ProcessStats>

export const HarnessRequest = z.object({ id: z.int(), question: HarnessCommand })
export const HarnessReply = z.union([
  z.object({ ready: z.int() }),
  z.object({ id: z.int(), measured: z.optional(ProcessStats), error: z.optional(z.string()) }),
])
export type HarnessReply = z.infer<typeof HarnessReply>

const START_MS = scaleLimit(120_000)
const REPLY_MS = scaleLimit(60_000)

export type ProductUnderTest = Awaited<ReturnType<typeof startProductUnderTest>>

type Environment = Readonly<Record<string, string>>

/** The child's environment, without this process's table. */
function environmentFor(dataDir: string, port: number, environment: Environment): NodeJS.ProcessEnv {
  const { AWS_ENDPOINT_URL_DYNAMODB: _endpoint, TABLE_NAME: _table, PAYMENTS: _payments, ...rest } = process.env
  return {
    ...rest,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...environment,
    PORT: String(port),
    DATA_DIR: dataDir,
  }
}

type ProductOptions = {
  readonly dataDir: string
  readonly logFile: string
  /** A free port; any by default. */
  readonly port?: number
  /** Settings of the product, such as `PAYMENTS`. */
  readonly environment?: Environment
}

/**
 * Starts the product in its own process on a data folder. It can be killed and restarted on the
 * same port.
 */
export async function startProductUnderTest({
  dataDir,
  logFile,
  port: wantedPort = 0,
  environment = {},
}: ProductOptions) {
  mkdirSync(dataDir, { recursive: true })
  let port = wantedPort
  let lastId = 0
  let child = await launch()

  function launch(): Promise<ChildProcess> {
    const started = fork('infra/checks/faults/product-child.ts', {
      execArgv: ['--import', 'tsx', '--expose-gc'],
      env: environmentFor(dataDir, port, environment),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (text: Buffer) => appendFileSync(logFile, text))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        started.kill('SIGKILL')
        reject(new Error(`The product did not start within ${START_MS} ms; ${logFile} says why.`))
      }, START_MS)
      started.once('exit', () => reject(new Error(`The product ended while starting; ${logFile} says why.`)))
      started.on('message', (message) => {
        const reply = HarnessReply.parse(message)
        if (!('ready' in reply)) return
        port = reply.ready
        clearTimeout(timer)
        resolve(started)
      })
    })
  }

  async function request(question: HarnessCommand): Promise<ProcessStats | undefined> {
    const id = (lastId += 1)
    const asking = child
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer)
        asking.off('message', onMessage)
        asking.off('exit', lost)
      }
      const lost = () => {
        done()
        reject(new Error('The product ended instead of answering.'))
      }
      const timer = setTimeout(() => {
        done()
        reject(new Error(`The product did not answer "${question.ask}" within ${REPLY_MS} ms.`))
      }, REPLY_MS)
      const onMessage = (message: unknown) => {
        const reply = HarnessReply.parse(message)
        if (!('id' in reply) || reply.id !== id) return
        done()
        if (reply.error === undefined) resolve(reply.measured)
        else reject(new Error(reply.error))
      }
      asking.on('message', onMessage)
      asking.once('exit', lost)
      asking.send({ id, question })
    })
  }

  const ended = (process: ChildProcess) =>
    process.exitCode !== null || process.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => process.once('exit', () => resolve()))

  return {
    dataDir,
    url: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}/ws`,
    ask: request,
    engine: () => findRunningEngine(dataDir),
    measure: async (): Promise<ProcessStats & { readonly descriptors: number }> => {
      const measured = await request({ ask: 'measure' })
      if (!measured) throw new Error('nothing was measured')
      return { ...measured, descriptors: descriptorsOf(child.pid) }
    },
    /** Kills the product and restarts it on the same data. */
    killAndRestart: async (): Promise<void> => {
      const killed = child
      killed.kill('SIGKILL')
      await ended(killed)
      child = await launch()
    },
    stop: async (): Promise<void> => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await ended(child)
      clearTimeout(timer)
    },
  }
}

/** Returns the number of open files and sockets of a process, if the system provides it. */
function descriptorsOf(pid: number | undefined): number {
  try {
    return readdirSync(join('/proc', String(pid), 'fd')).length
  } catch {
    return 0
  }
}
