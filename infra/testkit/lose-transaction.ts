import { table } from '#functions/platform/table/table'

type Moment = 'before' | 'after'

const TRANSACTIONS = /^TransactWrite/
const WRITES = /^(TransactWrite|Put|Update|Delete|BatchWrite)/

let losing: { readonly moment: Moment; readonly commands: RegExp } | undefined

table.middlewareStack.add(
  (next, { commandName = '' }) =>
    async (args) => {
      if (!losing?.commands.test(commandName)) return next(args)
      const { moment } = losing
      losing = undefined
      if (moment === 'after') await next(args)
      throw new Error('Killed while it wrote')
    },
  { step: 'initialize', name: 'lose-transaction', priority: 'high' },
)

/**
 * Makes the next transaction fail, as if the process were killed just before or just after it was
 * written. Returns a function that tells whether that has happened.
 */
export function loseNextTransaction(moment: Moment): () => boolean {
  losing = { moment, commands: TRANSACTIONS }
  return () => losing === undefined
}

/** As `loseNextTransaction`, for the next write of any kind. */
export function loseNextWrite(moment: Moment): () => boolean {
  losing = { moment, commands: WRITES }
  return () => losing === undefined
}
