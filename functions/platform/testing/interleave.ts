import { table } from '../table/table'
import type { Key } from '../table/table'

const writes = new Set(['UpdateItemCommand', 'PutItemCommand', 'TransactWriteItemsCommand'])

/**
 * Lets something happen after the next decision about a record has read it, and before it writes.
 */
export function runBeforeNextWrite({ pk, sk }: Key, act: () => Promise<unknown>): void {
  const name = 'meanwhile'
  const written = JSON.stringify({ pk, sk }).slice(1, -1)
  table.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const isIt = writes.has(commandName) && JSON.stringify(args.input).includes(written)
        if (isIt && table.middlewareStack.remove(name)) await act()
        return next(args)
      },
    { step: 'initialize', name },
  )
}
