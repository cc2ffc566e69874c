import { table } from '#functions/platform/table/table'

type Moment = 'before' | 'after'

let losing: Moment | undefined

table.middlewareStack.add(
  (next, { commandName = '' }) =>
    async (args) => {
      const moment = commandName === 'TransactWriteItemsCommand' ? losing : undefined
      if (moment === undefined) return next(args)
      losing = undefined
      if (moment === 'after') await next(args)
      throw new Error('Killed while it wrote a transaction')
    },
  { step: 'initialize', name: 'lose-transaction', priority: 'high' },
)

/**
 * Makes the next transaction fail, as if the process were killed just before or just after it was
 * written. Returns a function that tells whether that has happened.
 */
export function loseNextTransaction(moment: Moment): () => boolean {
  losing = moment
  return () => losing === undefined
}
