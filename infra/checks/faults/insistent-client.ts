import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { scaleLimit } from '#infra/testkit/machine-speed'
import type { ApiResponse } from '#infra/testkit/clients/test-client'
import type { RandomSource } from '#infra/operate/sample-history/random'

const ANSWER_MS = scaleLimit(8_000)
const GIVE_UP_MS = scaleLimit(60_000)

const Sentence = z.object({ code: z.string(), detail: z.string() })

/** Statistics of the retries. `unclear` has the rejections without a reason. */
export type RetryStats = { retries: number; unclear: Set<string> }

class NoAnswer extends Error {}

function noAnswer(ms: number): { readonly late: Promise<never>; readonly clear: () => void } {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), ms)
  })
  return { late, clear: () => clearTimeout(timer) }
}

/** Retries as a good client does, until the answer is conclusive: any status below 500. */
export async function retryUntilAnswered<T>(
  call: () => Promise<ApiResponse<T>>,
  { random, troubles }: { readonly random: RandomSource; readonly troubles: RetryStats },
): Promise<ApiResponse<T>> {
  const deadline = performance.now() + GIVE_UP_MS
  for (;;) {
    const { late, clear } = noAnswer(ANSWER_MS)
    try {
      const answer = await Promise.race([call(), late])
      if (answer.status < 500) return answer
      // While it starts, the product answers without a reason.
      const isStarting = answer.status === 503 && answer.headers.has('retry-after')
      if (!isStarting && !Sentence.safeParse(answer.body).success) {
        troubles.unclear.add(`${answer.status} ${JSON.stringify(answer.body)}`)
      }
    } catch (error) {
      // The connection failed with an unknown result, so the client retries with the same key.
      if (!(error instanceof TypeError || error instanceof NoAnswer || error instanceof SyntaxError)) throw error
    } finally {
      clear()
    }
    if (performance.now() > deadline) throw new Error(`no answer within ${GIVE_UP_MS / 1000} s`)
    troubles.retries += 1
    await sleep(random.between(40, 250))
  }
}
