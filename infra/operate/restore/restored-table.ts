import { setTimeout as sleep } from 'node:timers/promises'
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ListTagsOfResourceCommand,
  ResourceNotFoundException,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  type DynamoDBClient,
  type TableDescription,
  type Tag,
  type UpdateTableCommandInput,
} from '@aws-sdk/client-dynamodb'
import { TTL_ATTRIBUTE, tableDefinition } from '#functions/platform/table/table-schema'

/** Errors of a busy service or table. */
const passing = new Set([
  'ContinuousBackupsUnavailableException',
  'InternalServerError',
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ResourceInUseException',
  'TableInUseException',
  'ThrottlingException',
])

const TRIES = 60

type PollSettings = { readonly pollMs: number }

/** Retries while the service is busy. Throws its last error after many tries. */
export async function retryWhileBusy<T>(ask: () => Promise<T>, { pollMs }: PollSettings): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      const passes = error instanceof Error && passing.has(error.name)
      if (!passes || attempt >= TRIES) throw error
      await sleep(pollMs)
    }
  }
}

/** Returns a table's description; undefined if it does not exist. */
export const findTableDescription = (
  client: DynamoDBClient,
  name: string,
  pace: PollSettings,
): Promise<TableDescription | undefined> =>
  retryWhileBusy(async () => {
    try {
      return (await client.send(new DescribeTableCommand({ TableName: name }))).Table
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return undefined
      throw error
    }
  }, pace)

/** Waits until a table is active. Throws if it never will be. */
export async function waitUntilActive(
  client: DynamoDBClient,
  name: string,
  pace: PollSettings,
): Promise<TableDescription> {
  for (;;) {
    const table = await findTableDescription(client, name, pace)
    if (table?.TableStatus === 'ACTIVE') return table
    if (table?.TableStatus !== 'CREATING' && table?.TableStatus !== 'UPDATING') {
      throw new Error(`The table ${name} did not come to be: it is ${table?.TableStatus ?? 'gone'}.`)
    }
    await sleep(pace.pollMs)
  }
}

export type RestoreRequest = {
  readonly from: string
  readonly into: string
  /** The time to restore; the latest possible if undefined. */
  readonly at?: Date | undefined
  readonly pace: PollSettings
}

/** A source of a table's former content. */
export type RestoreSource = {
  /** Whether the new table can have its own point-in-time recovery. */
  readonly keepsRecovery: boolean
  /** Creates the new table. Returns the time of its content. */
  restore(wanted: RestoreRequest): Promise<Date>
}

type Tables = {
  readonly from: string
  readonly into: string
  readonly keepsRecovery: boolean
  readonly pace: PollSettings
}

/**
 * Sets what a restore does not copy, and returns the ARN of the change stream. Keeps existing
 * settings, so it can be repeated.
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
  // Only CloudFormation may set these.
  const Tags = tags.filter(({ Key }) => !Key?.startsWith('aws:'))
  if (Tags.length > 0) await client.send(new TagResourceCommand({ ResourceArn: now, Tags }))
}
