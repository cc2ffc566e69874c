import { countConflict } from './log'
import { attemptTransaction, attemptUpdate } from './transact'
import type { SingleUpdate, WriteStep, WriteResult } from './transact'
import type { Item } from './table'
import { retryWithBackoff } from './until-done'

/**
 * What a decision comes to: steps of one transaction, none where it is so already, and the answer.
 */
type Steps<Answer> = { readonly steps: readonly WriteStep[]; readonly answer: Answer }

/**
 * Or one update, at half the price, answered from the record as it is then. Its answer may get lost
 * on the way to us, so that the same decision, made again, has to find that it is so already.
 */
type Single<Answer> = SingleUpdate & { readonly answer: (after: Item | undefined) => Answer }

export type WritePlan<Answer> = Steps<Answer> | Single<Answer>

/** The plan that writes nothing: it is so already. */
export const keepUnchanged = <Answer>(answer: Answer): WritePlan<Answer> => ({ steps: [], answer })

async function carriedOut<Answer>(plan: WritePlan<Answer>): Promise<{ written: WriteResult; answer: () => Answer }> {
  if ('update' in plan) {
    const written = await attemptUpdate(plan)
    return { written, answer: () => plan.answer(written.is === 'written' ? written.after : undefined) }
  }
  const written: WriteResult = plan.steps.length > 0 ? await attemptTransaction(plan.steps) : { is: 'already' }
  return { written, answer: () => plan.answer }
}

/**
 * The one optimistic write (decision 0033). Reads what a decision needs, lets `plan` say what to
 * write and on what conditions, and writes it at once or not at all; overtaken by somebody else it
 * reads and plans again. `read` is given the record as it stands where the table told it when it
 * refused an update. Both may throw; so does a step that is refused for a reason of its own. Throws
 * `unavailable` when it is overtaken every time.
 */
export function runOptimisticWrite<Read, Answer>(
  read: (standing: Item | undefined) => Promise<Read> | Read,
  plan: (read: Read) => WritePlan<Answer>,
): Promise<Answer> {
  let standing: Item | undefined
  return retryWithBackoff(async () => {
    const { written, answer } = await carriedOut(plan(await read(standing)))
    standing = written.is === 'overtaken' ? written.standing : undefined
    if (written.is !== 'conflict' && written.is !== 'overtaken') return { done: answer() }
    countConflict()
    return 'again'
  })
}
