import * as z from 'zod/mini'
import { table } from '#functions/platform/table/table'

const Sort = z.union([
  z.string(),
  z.pipe(
    z.object({ S: z.string() }),
    z.transform(({ S }) => S),
  ),
])
const Item = z.optional(z.object({ sk: Sort }))
const Put = z.object({ PutRequest: z.optional(z.object({ Item })) })
const Written = z.object({
  Key: Item,
  Item,
  RequestItems: z._default(z.record(z.string(), z.array(Put)), {}),
})

/** Lists the sort keys that a command writes outside transactions. */
function sortKeysOf(input: unknown): readonly string[] {
  const { data } = Written.safeParse(input)
  const batch = Object.values(data?.RequestItems ?? {}).flat()
  const items = [data?.Key, data?.Item, ...batch.map(({ PutRequest }) => PutRequest?.Item)]
  return items.flatMap((item) => item?.sk ?? [])
}

let dying: ((sk: string) => boolean) | undefined

table.middlewareStack.add(
  (next, { commandName = '' }) =>
    async (args) => {
      const written = /^(Put|Update|BatchWrite)/.test(commandName) ? sortKeysOf(args.input) : []
      if (dying && written.some(dying)) {
        dying = undefined
        throw new Error('Killed before it was written down')
      }
      return next(args)
    },
  { step: 'initialize', name: 'dying', priority: 'high' },
)

/** Makes the next write of a matching record fail, as if the process were killed just before it. */
export const failBeforeWriting = (isMeant: (sk: string) => boolean): void => {
  dying = isMeant
}

/** Whether the write has failed. */
export const hasFailed = (): boolean => dying === undefined
