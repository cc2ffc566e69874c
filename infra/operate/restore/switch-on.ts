import {
  DescribeContinuousBackupsCommand,
  DescribeTimeToLiveCommand,
  ListTagsOfResourceCommand,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import type { DynamoDBClient, Tag, UpdateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { tableDefinition, TTL_ATTRIBUTE } from '#functions/runtime/table-definition'
import { findTableDescription, retryWhileBusy, waitUntilActive } from './patience'
import type { PollSettings } from './patience'

type Tables = {
  readonly from: string
  readonly into: string
  readonly keepsRecovery: boolean
  readonly pace: PollSettings
}

/**
 * Gives a restored table what a restore leaves off, and the address of its change stream. What it
 * has already stays as it is, so that a switching on that was broken off can be done again.
 */
export async function configureRestoredTable(
  client: DynamoDBClient,
  { from, into, keepsRecovery, pace }: Tables,
): Promise<string> {
  const update = async (change: Omit<UpdateTableCommandInput, 'TableName'>) => {
    await retryWhileBusy(() => client.send(new UpdateTableCommand({ TableName: into, ...change })), pace)
    return waitUntilActive(client, into, pace)
  }
  let table = await waitUntilActive(client, into, pace)
  const { StreamSpecification } = tableDefinition
  if (!table.StreamSpecification?.StreamEnabled) table = await update({ StreamSpecification })
  if (!table.DeletionProtectionEnabled) table = await update({ DeletionProtectionEnabled: true })
  await retryWhileBusy(() => forgetInTime(client, into), pace)
  if (keepsRecovery) await retryWhileBusy(() => keepRecovery(client, into), pace)
  const former = await findTableDescription(client, from, pace)
  await retryWhileBusy(() => tagLike(client, former?.TableArn, table.TableArn), pace)
  if (!table.LatestStreamArn) throw new Error(`The table ${into} has no change stream.`)
  return table.LatestStreamArn
}

async function forgetInTime(client: DynamoDBClient, name: string): Promise<void> {
  const { TimeToLiveDescription: now } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }))
  if (now?.TimeToLiveStatus === 'ENABLED' || now?.TimeToLiveStatus === 'ENABLING') return
  const TimeToLiveSpecification = { AttributeName: TTL_ATTRIBUTE, Enabled: true }
  await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification }))
}

async function keepRecovery(client: DynamoDBClient, name: string): Promise<void> {
  const { ContinuousBackupsDescription: now } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: name }),
  )
  if (now?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED') return
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true }
  await client.send(new UpdateContinuousBackupsCommand({ TableName: name, PointInTimeRecoverySpecification }))
}

async function tagLike(client: DynamoDBClient, former: string | undefined, now: string | undefined): Promise<void> {
  if (!former || !now) return
  const tags: Tag[] = []
  let NextToken: string | undefined
  do {
    const page = await client.send(new ListTagsOfResourceCommand({ ResourceArn: former, NextToken }))
    tags.push(...(page.Tags ?? []))
    NextToken = page.NextToken
  } while (NextToken)
  // Those are CloudFormation's, and nobody else may set them.
  const Tags = tags.filter(({ Key }) => !Key?.startsWith('aws:'))
  if (Tags.length > 0) await client.send(new TagResourceCommand({ ResourceArn: now, Tags }))
}
