import { isDeepStrictEqual } from 'node:util'
import { CreateTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { getKey, table, type Item } from '#functions/platform/table/table'
import { tableDefinition } from '#functions/platform/table/table-schema'
import { waitBeforeRetry } from '#functions/platform/retry'
import { auditTable, scanTable, type AuditResult } from '#infra/operate/audit/audit'
import {
  configureRestoredTable,
  findTableDescription,
  waitUntilActive,
  type RestoreRequest,
  type RestoreSource,
} from './restored-table'
import { compareRecords, formatMissing, indexByKey, type MissingRecords } from './compare-tables'
import { formatDifference } from '#infra/operate/audit/difference'

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string]

/** Maximum number of passes; more don't help while the table is written to. */
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

/** Lists the writes that make a copy equal to its original. */
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
 * Copies a table's current content, for an engine without backups. Reads until nothing new is
 * found. Under constant writes, the last ones may be incomplete, which the audit reports.
 */
export const createCopySource = (client: DynamoDBClient): RestoreSource => ({
  keepsRecovery: false,
  async restore({ from, into, at, pace }) {
    if (at) throw new Error('This engine keeps no former content: its current content can be copied, without --at.')
    if (!(await findTableDescription(client, from, pace))) throw new Error(`There is no table ${from}.`)
    const there = await findTableDescription(client, into, pace)
    // A table in use has a change stream, an incomplete copy has none.
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

type Drill = RestoreRequest & {
  readonly client: DynamoDBClient
  readonly source: RestoreSource
  readonly print: (line: string) => void
}

export type RestoreResult = {
  readonly restoredTo: Date
  readonly streamArn: string
  readonly audit: AuditResult
  readonly missing: MissingRecords
}

/** Finds the records that the former table has and the new one lacks. */
export const findMissingRecords = async ({
  from,
  into,
}: Pick<RestoreRequest, 'from' | 'into'>): Promise<MissingRecords> =>
  compareRecords(await scanTable(table, from), await scanTable(table, into))

const verdict = ({ orders, records, differences }: AuditResult) =>
  `${differences.length === 0 ? 'The books are right' : `${differences.length} differences`}: ${orders} orders, ${records} records`

/**
 * Copies a table's former content into a new table and prepares it as a replacement. Only reads the
 * former one.
 */
export async function restoreTable({ client, source, print, ...wanted }: Drill): Promise<RestoreResult> {
  let began = performance.now()
  const done = (what: string) => {
    print(`${what} (${((performance.now() - began) / 1000).toFixed(1)} s).`)
    began = performance.now()
  }
  const { from, into, pace } = wanted
  const restoredTo = await source.restore(wanted)
  done(`${into} has what ${from} had at ${restoredTo.toISOString()}`)
  const streamArn = await configureRestoredTable(client, { from, into, pace, keepsRecovery: source.keepsRecovery })
  const recovery = source.keepsRecovery ? ', point-in-time recovery' : ''
  done(`Switched on: change stream, deletion protection, time to live${recovery}, tags`)
  // Nothing writes into the new table yet, so one reading is enough.
  const audit = await auditTable({ readings: 1, pauseMs: 0, name: into })
  for (const difference of audit.differences) print(`  ${formatDifference(difference)}`)
  done(verdict(audit))
  const missing = await findMissingRecords(wanted)
  for (const line of formatMissing(missing)) print(line)
  done('Compared with the former table')
  return { restoredTo, streamArn, audit, missing }
}
