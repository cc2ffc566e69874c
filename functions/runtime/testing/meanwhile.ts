import { table } from '../table'
import type { Key } from '../table'

const writes = new Set(['UpdateItem', 'PutItem', 'TransactWriteItems'])

/** Lets something happen after the next decision about a record has read it, and before it writes. */
export function meanwhile({ pk, sk }: Key, act: () => Promise<unknown>): void {
  const written = JSON.stringify({ pk, sk }).slice(1, -1)
  const end = table.around(async ({ operation, input }, go) => {
    if (writes.has(operation) && JSON.stringify(input).includes(written)) {
      end()
      await act()
    }
    return go()
  })
}
