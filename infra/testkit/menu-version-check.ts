import * as z from 'zod/mini'
import { findLocationOfMenu } from '#functions/menu/records'
import { table, tableName } from '#functions/platform/table/table'
import { locations, type LocationCode } from '#shared/locations/index'
import { stateKey } from '#functions/locations/state/records'

const Keyed = z.object({ pk: z.string() })
const One = z.object({ TableName: z.optional(z.string()), Key: z.optional(Keyed), Item: z.optional(Keyed) })
const Transaction = z.object({
  TransactItems: z.array(z.object({ Put: z.optional(One), Update: z.optional(One), Delete: z.optional(One) })),
})
const Batch = z.object({
  RequestItems: z.record(
    z.string(),
    z.array(z.object({ PutRequest: z.optional(One), DeleteRequest: z.optional(One) })),
  ),
})

const writesOf: Readonly<Record<string, (input: unknown) => readonly (z.infer<typeof One> | undefined)[]>> = {
  PutItemCommand: (input) => [One.parse(input)],
  UpdateItemCommand: (input) => [One.parse(input)],
  DeleteItemCommand: (input) => [One.parse(input)],
  BatchWriteItemCommand: (input) =>
    Object.entries(Batch.parse(input).RequestItems).flatMap(([TableName, requests]) =>
      requests.flatMap(({ PutRequest, DeleteRequest }) => [
        { TableName, ...PutRequest },
        { TableName, ...DeleteRequest },
      ]),
    ),
  TransactWriteItemsCommand: (input) =>
    Transaction.parse(input).TransactItems.flatMap(({ Put, Update, Delete }) => [Put, Update, Delete]),
}

const uncounted = new Set<LocationCode>()

function note(commandName: string, input: unknown): void {
  // Ignores writes to a table that is still being copied.
  const own = (writesOf[commandName]?.(input) ?? []).filter((one) => one?.TableName === tableName())
  const written = own.flatMap((one) => (one?.Item ?? one?.Key)?.pk ?? [])
  const counted = locations.map(({ code }) => code).filter((code) => written.includes(stateKey(code).pk))
  const changed = written.flatMap((pk) => findLocationOfMenu(pk) ?? [])
  for (const location of changed) if (!counted.includes(location)) uncounted.add(location)
  // A separate version update covers all single writes before it.
  if (changed.length === 0) for (const location of counted) uncounted.delete(location)
}

/** Starts to record menu writes of this process without a version update (decision 0034). */
export function watchMenuVersions(): void {
  table.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const answer = await next(args)
        note(commandName, args.input)
        return answer
      },
    { step: 'initialize', name: 'watch menus', override: true },
  )
}

/**
 * Throws if a menu was changed without a version update: other processes would show the old one.
 */
export function assertMenuVersionsUpdated(): void {
  const owing = [...uncounted]
  uncounted.clear()
  if (owing.length > 0) throw new Error(`A change of a menu was not counted: ${owing.join(', ')}`)
}
