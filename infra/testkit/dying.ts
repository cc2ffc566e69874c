import * as z from 'zod/mini'
import { table } from '#functions/runtime/table'

const Sort = z.union([
  z.string(),
  z.pipe(
    z.object({ S: z.string() }),
    z.transform(({ S }) => S),
  ),
])
const Written = z.object({ Key: z.optional(z.object({ sk: Sort })), Item: z.optional(z.object({ sk: Sort })) })

let dying: ((sk: string) => boolean) | undefined

table.middlewareStack.add(
  (next, { commandName = '' }) =>
    async (args) => {
      const written = /^(Put|Update)/.test(commandName) ? Written.safeParse(args.input) : undefined
      const sk = written?.data?.Key?.sk ?? written?.data?.Item?.sk
      if (sk !== undefined && dying?.(sk)) {
        dying = undefined
        throw new Error('Killed before it was written down')
      }
      return next(args)
    },
  { step: 'initialize', name: 'dying', priority: 'high' },
)

/** The next write of such a record does not happen, and whoever wanted it gets no further: as if killed just before it. */
export const dieBeforeWriting = (isMeant: (sk: string) => boolean): void => {
  dying = isMeant
}

/** Whether that has happened. */
export const hasDied = (): boolean => dying === undefined
