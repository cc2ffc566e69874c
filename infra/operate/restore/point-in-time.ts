import {
  DescribeContinuousBackupsCommand,
  RestoreTableToPointInTimeCommand,
  TableNotFoundException,
  type DynamoDBClient,
  type PointInTimeRecoveryDescription,
  type TableDescription,
} from '@aws-sdk/client-dynamodb'
import { findTableDescription, retryWhileBusy, waitUntilActive, type RestoreSource } from './restored-table'

/**
 * Returns the time as of which an existing table was restored from this one. Throws if it was
 * restored from another one.
 */
function restoredBefore({ RestoreSummary: summary }: TableDescription, from: string, into: string, at?: Date): Date {
  if (!summary?.RestoreDateTime || !summary.SourceTableArn?.endsWith(`:table/${from}`)) {
    throw new Error(`There is a table ${into} already, and it was not restored from ${from}: choose another name.`)
  }
  if (at && at.getTime() !== summary.RestoreDateTime.getTime()) {
    const was = summary.RestoreDateTime.toISOString()
    throw new Error(`There is a table ${into} already, restored as of ${was}: choose another name.`)
  }
  return summary.RestoreDateTime
}

function refuseOutside(recovery: PointInTimeRecoveryDescription, at: Date): void {
  const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } = recovery
  if (earliest && latest && (at < earliest || at > latest)) {
    throw new Error(`It can be restored as of ${earliest.toISOString()} up to ${latest.toISOString()}, no other time.`)
  }
}

/** Restores a table from its point-in-time backups of the last 35 days into a new table. */
export const createPointInTimeSource = (client: DynamoDBClient): RestoreSource => ({
  keepsRecovery: true,
  async restore({ from, into, at, pace }) {
    const there = await findTableDescription(client, into, pace)
    if (there) {
      const restoredTo = restoredBefore(there, from, into, at)
      await waitUntilActive(client, into, pace)
      return restoredTo
    }
    const recovery = await retryWhileBusy(() => recoveryOf(client, from), pace)
    if (at) refuseOutside(recovery, at)
    const { TableDescription: made } = await retryWhileBusy(
      () =>
        client.send(
          new RestoreTableToPointInTimeCommand({
            SourceTableName: from,
            TargetTableName: into,
            ...(at ? { RestoreDateTime: at } : { UseLatestRestorableTime: true }),
          }),
        ),
      pace,
    )
    await waitUntilActive(client, into, pace)
    return made?.RestoreSummary?.RestoreDateTime ?? at ?? new Date()
  },
})

async function recoveryOf(client: DynamoDBClient, from: string): Promise<PointInTimeRecoveryDescription> {
  const { ContinuousBackupsDescription: backups } = await client
    .send(new DescribeContinuousBackupsCommand({ TableName: from }))
    .catch((error: unknown) => {
      if (error instanceof TableNotFoundException) throw new Error(`There is no table ${from}.`)
      throw error
    })
  const recovery = backups?.PointInTimeRecoveryDescription
  if (recovery?.PointInTimeRecoveryStatus !== 'ENABLED') {
    throw new Error(
      `The table ${from} has no point-in-time recovery, so there is no backup to restore. ` +
        'Backups start when pointInTimeRecovery is enabled in cdk.json and deployed.',
    )
  }
  return recovery
}
