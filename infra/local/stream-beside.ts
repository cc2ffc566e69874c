import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import type { startStream } from './stream'

/** What the thread starts from. */
export const Place = z.object({
  root: z.string(),
  dataDir: z.string(),
  streamArn: z.string(),
  mode: z.optional(z.string()),
})
export type Place = z.infer<typeof Place>

/** What is asked without an id is not answered. */
export const Asked = z.object({ id: z.optional(z.int()), ask: z.enum(['wake', 'settled', 'warm', 'stop']) })
type Asked = z.infer<typeof Asked>

const Answered = z.object({ id: z.int(), error: z.optional(z.instanceof(Error)) })
export type Answered = z.infer<typeof Answered>

export type Stream = ReturnType<typeof startStream>

/**
 * The change stream and its reactions in a thread of their own, as the cloud runs them in functions
 * of their own: whoever orders does not wait while the orders before are being told. What it throws
 * ends the process.
 */
export function streamBeside(place: Place): Stream {
  const thread = new Worker(join(place.root, 'infra/local/stream-thread.mjs'), { workerData: place, env: process.env })
  const waiting = new Map<number, (answer: Answered) => void>()
  let asked = 0

  thread.on('message', (message: unknown) => {
    const answer = Answered.parse(message)
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })

  const ask = (what: Exclude<Asked['ask'], 'wake'>): Promise<void> =>
    new Promise((resolve, reject) => {
      const id = (asked += 1)
      waiting.set(id, ({ error }) => (error === undefined ? resolve() : reject(error)))
      thread.postMessage({ id, ask: what } satisfies Asked)
    })

  return {
    wake: () => thread.postMessage({ ask: 'wake' } satisfies Asked),
    warm: () => ask('warm'),
    settled: () => ask('settled'),
    stop: async () => {
      await ask('stop')
      await thread.terminate()
    },
  }
}
