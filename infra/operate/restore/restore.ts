import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { table } from '#functions/runtime/table'
import type { Audit } from '#infra/proof/audit/audit'
import { describeDifference } from '#infra/proof/audit/difference'
import { auditTable, wholeTable } from '#infra/proof/audit/read-table'
import { describeMissing, missingFrom } from './missing'
import type { Missing } from './missing'
import type { Source, Wanted } from './source'
import { switchOn } from './switch-on'

type Drill = Wanted & {
  readonly client: DynamoDBClient
  readonly source: Source
  readonly say: (line: string) => void
}

export type Restored = {
  readonly restoredTo: Date
  readonly streamArn: string
  readonly audit: Audit
  readonly missing: Missing
}

/** What the former table has and the new one has not. */
export const missingIn = async ({ from, into }: Pick<Wanted, 'from' | 'into'>): Promise<Missing> =>
  missingFrom(await wholeTable(table, from), await wholeTable(table, into))

const verdict = ({ orders, records, differences }: Audit) =>
  `${differences.length === 0 ? 'The books are right' : `${differences.length} differences`}: ${orders} orders, ${records} records`

/**
 * Puts a table's former content into a new table and makes that ready to take its place; the former
 * is only read.
 */
export async function restore({ client, source, say, ...wanted }: Drill): Promise<Restored> {
  let began = performance.now()
  const done = (what: string) => {
    say(`${what} (${((performance.now() - began) / 1000).toFixed(1)} s).`)
    began = performance.now()
  }
  const { from, into, pace } = wanted
  const restoredTo = await source.restore(wanted)
  done(`${into} has what ${from} had at ${restoredTo.toISOString()}`)
  const streamArn = await switchOn(client, { from, into, pace, keepsRecovery: source.keepsRecovery })
  const recovery = source.keepsRecovery ? ', point-in-time recovery' : ''
  done(`Switched on: change stream, deletion protection, time to live${recovery}, tags`)
  // Nobody writes into it yet: what is off will not be put right by waiting.
  const audit = await auditTable({ readings: 1, pauseMs: 0, name: into })
  for (const difference of audit.differences) say(`  ${describeDifference(difference)}`)
  done(verdict(audit))
  const missing = await missingIn(wanted)
  for (const line of describeMissing(missing)) say(line)
  done('Compared with the former table')
  return { restoredTo, streamArn, audit, missing }
}
