import { table, type Key } from '../table/table'

const writes = new Set(['UpdateItemCommand', 'PutItemCommand', 'TransactWriteItemsCommand'])

/** Runs `act` just before the next write to a record, after the writer has read it. */
export function runBeforeNextWrite({ pk, sk }: Key, act: () => Promise<unknown>): void {
  const name = 'meanwhile'
  const serializedKey = JSON.stringify({ pk, sk }).slice(1, -1)
  table.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const isMatch = writes.has(commandName) && JSON.stringify(args.input).includes(serializedKey)
        if (isMatch && table.middlewareStack.remove(name)) await act()
        return next(args)
      },
    { step: 'initialize', name },
  )
}
