import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { table } from '#functions/runtime/table'
import type { AuditResult } from '#infra/proof/audit/audit'
import { formatDifference } from '#infra/proof/audit/difference'
import { auditTable, scanTable } from '#infra/proof/audit/read-table'
import { formatMissing, compareRecords } from './missing'
import type { MissingRecords } from './missing'
import type { RestoreSource, RestoreRequest } from './source'
import { configureRestoredTable } from './switch-on'

type Drill = RestoreRequest & {
  readonly client: DynamoDBClient
  readonly source: RestoreSource
  readonly say: (line: string) => void
}

export type RestoreResult = {
  readonly restoredTo: Date
  readonly streamArn: string
  readonly audit: AuditResult
  readonly missing: MissingRecords
}

/** What the former table has and the new one has not. */
export const findMissingRecords = async ({
  from,
  into,
}: Pick<RestoreRequest, 'from' | 'into'>): Promise<MissingRecords> =>
  compareRecords(await scanTable(table, from), await scanTable(table, into))

const verdict = ({ orders, records, differences }: AuditResult) =>
  `${differences.length === 0 ? 'The books are right' : `${differences.length} differences`}: ${orders} orders, ${records} records`

/**
 * Puts a table's former content into a new table and makes that ready to take its place; the former
 * is only read.
 */
export async function restoreTable({ client, source, say, ...wanted }: Drill): Promise<RestoreResult> {
  let began = performance.now()
  const done = (what: string) => {
    say(`${what} (${((performance.now() - began) / 1000).toFixed(1)} s).`)
    began = performance.now()
  }
  const { from, into, pace } = wanted
  const restoredTo = await source.restore(wanted)
  done(`${into} has what ${from} had at ${restoredTo.toISOString()}`)
  const streamArn = await configureRestoredTable(client, { from, into, pace, keepsRecovery: source.keepsRecovery })
  const recovery = source.keepsRecovery ? ', point-in-time recovery' : ''
  done(`Switched on: change stream, deletion protection, time to live${recovery}, tags`)
  // Nobody writes into it yet: what is off will not be put right by waiting.
  const audit = await auditTable({ readings: 1, pauseMs: 0, name: into })
  for (const difference of audit.differences) say(`  ${formatDifference(difference)}`)
  done(verdict(audit))
  const missing = await findMissingRecords(wanted)
  for (const line of formatMissing(missing)) say(line)
  done('Compared with the former table')
  return { restoredTo, streamArn, audit, missing }
}
