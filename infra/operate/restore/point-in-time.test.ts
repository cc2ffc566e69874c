import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ListTagsOfResourceCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  TableNotFoundException,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  type TableStatus,
} from '@aws-sdk/client-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { createPointInTimeSource } from './point-in-time'
import { configureRestoredTable } from './restored-table'

const cloud = mockClient(DynamoDBClient)
const client = new DynamoDBClient()
const pace = { pollMs: 1 }
const [from, into] = ['orders', 'orders-2']
const arnOf = (name: string) => `arn:aws:dynamodb:us-east-1:123456789012:table/${name}`
const earliest = new Date('2026-10-20T00:00:00Z')
const latest = new Date('2026-11-22T05:00:00Z')

const gone = new ResourceNotFoundException({ message: 'Requested resource not found', $metadata: {} })
const busy = (name: string) => Object.assign(new Error('Slow down'), { name })

const recovery = (PointInTimeRecoveryStatus: 'ENABLED' | 'DISABLED') => ({
  ContinuousBackupsDescription: {
    ContinuousBackupsStatus: 'ENABLED' as const,
    PointInTimeRecoveryDescription: {
      PointInTimeRecoveryStatus,
      EarliestRestorableDateTime: earliest,
      LatestRestorableDateTime: latest,
    },
  },
})

const summary = { SourceTableArn: arnOf(from), RestoreDateTime: latest, RestoreInProgress: false }
const table = (TableStatus: TableStatus, more = {}) => ({
  Table: { TableArn: arnOf(into), TableStatus, RestoreSummary: summary, ...more },
})

const newTable = () => cloud.on(DescribeTableCommand, { TableName: into })
const backups = (name: string) => cloud.on(DescribeContinuousBackupsCommand, { TableName: name })
const restore = (at?: Date) => createPointInTimeSource(client).restore({ from, into, at, pace })

beforeEach(() => {
  cloud.reset()
  backups(from).resolves(recovery('ENABLED'))
  cloud.on(RestoreTableToPointInTimeCommand).resolves({ TableDescription: { RestoreSummary: summary } })
})

describe('a restore in the cloud', () => {
  test('creates a table with the latest state, and waits until it is active', async () => {
    newTable()
      .rejectsOnce(gone)
      .resolvesOnce(table('CREATING'))
      .resolvesOnce(table('CREATING'))
      .resolves(table('ACTIVE'))
    expect(await restore()).toEqual(latest)
    expect(cloud.commandCalls(RestoreTableToPointInTimeCommand).map(({ args: [{ input }] }) => input)).toEqual([
      { SourceTableName: from, TargetTableName: into, UseLatestRestorableTime: true },
    ])
    expect(cloud.commandCalls(DescribeTableCommand)).toHaveLength(4)
  })

  test('uses the requested second', async () => {
    newTable().rejectsOnce(gone).resolves(table('ACTIVE'))
    const at = new Date('2026-11-21T23:59:59Z')
    await restore(at)
    expect(cloud.commandCalls(RestoreTableToPointInTimeCommand)[0]?.args[0].input).toMatchObject({
      RestoreDateTime: at,
    })
  })

  test('continues a restore that was started, and starts no second', async () => {
    newTable().resolvesOnce(table('CREATING')).resolvesOnce(table('CREATING')).resolves(table('ACTIVE'))
    expect(await restore()).toEqual(latest)
    expect(cloud.commandCalls(RestoreTableToPointInTimeCommand)).toEqual([])
  })

  test('retries while the service is busy', async () => {
    newTable().rejectsOnce(gone).rejectsOnce(busy('ThrottlingException')).resolves(table('ACTIVE'))
    backups(from).rejectsOnce(busy('ThrottlingException')).resolves(recovery('ENABLED'))
    cloud
      .on(RestoreTableToPointInTimeCommand)
      .rejectsOnce(busy('LimitExceededException'))
      .resolves({ TableDescription: { RestoreSummary: summary } })
    expect(await restore()).toEqual(latest)
    expect(cloud.commandCalls(RestoreTableToPointInTimeCommand)).toHaveLength(2)
  })

  test('explains missing backups and creates nothing', async () => {
    newTable().rejects(gone)
    backups(from).resolves(recovery('DISABLED'))
    await expect(restore()).rejects.toThrow('The table orders has no point-in-time recovery')
    backups(from).rejects(new TableNotFoundException({ message: 'Table not found', $metadata: {} }))
    await expect(restore()).rejects.toThrow('There is no table orders.')
    expect(cloud.commandCalls(RestoreTableToPointInTimeCommand)).toEqual([])
  })

  test.each([new Date('2026-10-01T00:00:00Z'), new Date('2026-11-22T06:00:00Z')])('knows no %s', async (at) => {
    newTable().rejects(gone)
    await expect(restore(at)).rejects.toThrow('as of 2026-10-20T00:00:00.000Z up to 2026-11-22T05:00:00.000Z')
  })

  test('rejects a table that was restored from another one or from another time', async () => {
    newTable().resolves(table('ACTIVE'))
    await expect(restore(new Date('2026-11-21T00:00:00Z'))).rejects.toThrow('restored as of 2026-11-22T05:00:00.000Z')
    newTable().resolves(table('ACTIVE', { RestoreSummary: undefined }))
    await expect(restore()).rejects.toThrow('was not restored from orders: choose another name')
  })

  test('does not wait for a failed restore', async () => {
    newTable().rejectsOnce(gone).resolvesOnce(table('CREATING')).rejects(gone)
    await expect(restore()).rejects.toThrow('The table orders-2 did not come to be: it is gone.')
  })
})

describe('settings that a restore does not copy', () => {
  const stream = { StreamSpecification: { StreamEnabled: true }, LatestStreamArn: `${arnOf(into)}/stream/1` }
  const protectedToo = { ...stream, DeletionProtectionEnabled: true }
  const on = () => configureRestoredTable(client, { from, into, keepsRecovery: true, pace })

  beforeEach(() => {
    cloud.on(DescribeTableCommand, { TableName: from }).resolves({ Table: { TableArn: arnOf(from) } })
    cloud.on(DescribeTimeToLiveCommand).resolves({ TimeToLiveDescription: { TimeToLiveStatus: 'DISABLED' } })
    backups(into).resolves(recovery('DISABLED'))
    cloud
      .on(ListTagsOfResourceCommand)
      .resolvesOnce({ Tags: [{ Key: 'aws:cloudformation:stack-name', Value: 'Group' }], NextToken: 'more' })
      .resolves({ Tags: [{ Key: 'product', Value: 'hibachi-ember' }] })
    cloud.on(UpdateContinuousBackupsCommand).resolves({})
    cloud.on(UpdateTableCommand).resolves({})
  })

  test('are enabled again, one after the other', async () => {
    newTable()
      .resolvesOnce(table('ACTIVE'))
      .resolvesOnce(table('UPDATING', stream))
      .resolvesOnce(table('ACTIVE', stream))
      .resolves(table('ACTIVE', protectedToo))
    cloud.on(UpdateContinuousBackupsCommand).rejectsOnce(busy('ContinuousBackupsUnavailableException')).resolves({})
    expect(await on()).toBe(stream.LatestStreamArn)
    const inputs = cloud
      .calls()
      .map(({ args: [command] }) => command)
      .filter(({ constructor: { name } }) => /^(Update|Tag)/.test(name))
      .map(({ input }) => input)
    const pointInTimeRecovery = {
      TableName: into,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }
    expect(inputs).toEqual([
      { TableName: into, StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } },
      { TableName: into, DeletionProtectionEnabled: true },
      { TableName: into, TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true } },
      pointInTimeRecovery,
      pointInTimeRecovery,
      { ResourceArn: arnOf(into), Tags: [{ Key: 'product', Value: 'hibachi-ember' }] },
    ])
  })

  test('are unchanged if they are enabled', async () => {
    newTable().resolves(table('ACTIVE', protectedToo))
    cloud.on(DescribeTimeToLiveCommand).resolves({ TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED' } })
    backups(into).resolves(recovery('ENABLED'))
    await on()
    const changes = cloud.calls().filter(({ args: [{ constructor: command }] }) => command.name.startsWith('Update'))
    expect(changes).toEqual([])
    expect(cloud.commandCalls(TagResourceCommand)).toHaveLength(1)
  })

  test('are an error if they are unavailable', async () => {
    newTable().resolves(table('ACTIVE', { ...protectedToo, LatestStreamArn: undefined }))
    await expect(on()).rejects.toThrow('has no change stream')
  })
})
