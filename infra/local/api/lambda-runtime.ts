import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'aws-lambda'
import { routes } from '#shared/registry/routes'

/** Loads a module by its absolute path: `import` for the product, `require` under jest. */
export type LoadModule = (file: string) => Promise<unknown>

const DEFAULT_TIMEOUT_MS = 30_000

type Invocation = { readonly timeoutMs?: number; readonly awsRequestId?: string }

type Handler = (event: unknown, context: Context) => unknown

export class FunctionNotFound extends Error {}

const hasHandler = (module: unknown): module is { handler: Handler } =>
  typeof module === 'object' && module !== null && 'handler' in module && typeof module.handler === 'function'

function contextOf(name: string, { timeoutMs = DEFAULT_TIMEOUT_MS, awsRequestId = randomUUID() }: Invocation): Context {
  const until = Date.now() + timeoutMs
  const noCallback = () => {
    throw new Error('callbacks are not served')
  }
  return {
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
    memoryLimitInMB: '512',
    awsRequestId,
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
    done: noCallback,
    fail: noCallback,
    succeed: noCallback,
  }
}

export type LambdaFunctions = ReturnType<typeof createLambdaFunctions>

/**
 * Loads the product's functions by entry file on their first call, and calls them as Lambda does.
 */
export function createLambdaFunctions(root: string, load: LoadModule) {
  const loaded = new Map<string, Promise<Handler>>()

  async function read(entry: string): Promise<Handler> {
    const file = join(root, entry)
    if (!existsSync(file)) throw new FunctionNotFound(`${entry} does not exist`)
    const module = await load(file)
    if (!hasHandler(module)) throw new FunctionNotFound(`${entry} exports no handler`)
    return module.handler
  }

  function handlerOf(entry: string): Promise<Handler> {
    const known = loaded.get(entry)
    if (known) return known
    const reading = read(entry)
    loaded.set(entry, reading)
    reading.catch(() => loaded.delete(entry))
    return reading
  }

  return {
    warm: async (entries: readonly string[]) => {
      for (const entry of entries) await handlerOf(entry).catch(() => undefined)
    },
    /** Returns the handler's result. Throws its error, or an error after the time-out. */
    call: async (entry: string, event: unknown, invocation: Invocation = {}): Promise<unknown> => {
      const { timeoutMs = DEFAULT_TIMEOUT_MS } = invocation
      const handler = await handlerOf(entry)
      const name = entry.replace(/\.ts$/, '').replaceAll('/', '-')
      let timer: NodeJS.Timeout | undefined
      const timedOut = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`${name} timed out after ${timeoutMs} ms`)), timeoutMs)
      })
      try {
        return await Promise.race([handler(event, contextOf(name, invocation)), timedOut])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** The functions that a visitor's requests call first. */
export const firstRoutes = [
  ...routes.map(({ entry }) => entry),
  ...['connect', 'message', 'disconnect'].map((name) => `functions/live/${name}.ts`),
]
