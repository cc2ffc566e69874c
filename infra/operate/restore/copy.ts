import { isDeepStrictEqual } from 'node:util'
import { CreateTableCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { getKey, table } from '#functions/runtime/table'
import type { Item } from '#functions/runtime/table'
import { tableDefinition } from '#functions/runtime/table-definition'
import { waitBeforeRetry } from '#functions/runtime/until-done'
import { scanTable } from '#infra/proof/audit/read-table'
import { findTableDescription, waitUntilActive } from './patience'
import { indexByKey } from './records'
import type { RestoreSource } from './source'

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string]

/** A table that is never quiet is copied no better by more. */
const PASSES = 5
const BATCH = 25

async function write(into: string, requests: Requests): Promise<void> {
  for (let at = 0; at < requests.length; at += BATCH) {
    let rest: Requests = requests.slice(at, at + BATCH)
    for (let attempt = 0; rest.length > 0; attempt += 1) {
      if (attempt > 0) await waitBeforeRetry(attempt)
      rest =
        (await table.send(new BatchWriteCommand({ RequestItems: { [into]: rest } }))).UnprocessedItems?.[into] ?? []
    }
  }
}

/** What has to be written so that a copy is as its original is. */
function difference(original: readonly Item[], copy: ReadonlyMap<string, Item>): Requests {
  const there = indexByKey(original)
  const puts = [...there].filter(([key, item]) => !isDeepStrictEqual(item, copy.get(key)))
  const gone = [...copy].filter(([key]) => !there.has(key))
  return [
    ...puts.map(([, item]) => ({ PutRequest: { Item: item } })),
    ...gone.map(([, item]) => ({ DeleteRequest: { Key: getKey(item) } })),
  ]
}

/**
 * A table's content as it is now, for an engine that keeps no former one. It is read until a
 * reading finds nothing new: of a table that is never quiet the last writes may be in it by half,
 * which the audit then says.
 */
export const createCopySource = (client: DynamoDBClient): RestoreSource => ({
  keepsRecovery: false,
  async restore({ from, into, at, pace }) {
    if (at) throw new Error('This engine keeps no former content: it can be copied as it is now, without --at.')
    if (!(await findTableDescription(client, from, pace))) throw new Error(`There is no table ${from}.`)
    const there = await findTableDescription(client, into, pace)
    // Whatever is in use tells its changes; a copy that was broken off does not yet.
    if (there?.LatestStreamArn) throw new Error(`There is a table ${into} already: choose another name.`)
    const { StreamSpecification: _, ...definition } = tableDefinition
    if (!there) await client.send(new CreateTableCommand({ TableName: into, ...definition }))
    await waitUntilActive(client, into, pace)
    return bringOver(from, into)
  },
})

async function bringOver(from: string, into: string): Promise<Date> {
  let copy = indexByKey(await scanTable(table, into))
  for (let pass = 1; ; pass += 1) {
    const asOf = new Date()
    const original = await scanTable(table, from)
    const requests = difference(original, copy)
    await write(into, requests)
    if (requests.length === 0 || pass === PASSES) return asOf
    copy = indexByKey(original)
  }
}
