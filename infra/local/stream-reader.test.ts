import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams'
import { mockClient } from 'aws-sdk-client-mock'
import { streamReader } from './stream-reader'

// The engine has one shard that never ends, and forgets nothing: what the cloud's stream does besides is played.
const stream = mockClient(DynamoDBStreamsClient)
const named = { message: 'gone', $metadata: {} }

const records = (...sequences: string[]) => sequences.map((SequenceNumber) => ({ dynamodb: { SequenceNumber } }))

function reading(startAfter?: string) {
  const handed: string[] = []
  const readOnce = streamReader({
    client: new DynamoDBStreamsClient({ region: 'us-east-1' }),
    streamArn: 'arn:stream',
    startAfter: () => startAfter,
    hand: (shard, read) => handed.push(...read.map(({ dynamodb }) => `${shard} ${dynamodb?.SequenceNumber}`)),
  })
  return { readOnce, handed }
}

const shards = (...all: { ShardId: string; ParentShardId?: string }[]) =>
  stream.on(DescribeStreamCommand).resolves({ StreamDescription: { Shards: all } })

const positions = () =>
  stream.commandCalls(GetShardIteratorCommand).map(({ args: [{ input }] }) => input.SequenceNumber ?? 'the beginning')

beforeEach(() => {
  stream.reset()
  shards({ ShardId: 'one' })
  stream.on(GetShardIteratorCommand).callsFake(({ ShardId }) => ({ ShardIterator: ShardId }))
})

it('reads a child only when its parent has come to its end', async () => {
  shards({ ShardId: 'child', ParentShardId: 'parent' }, { ShardId: 'parent', ParentShardId: 'long gone' })
  stream
    .on(GetRecordsCommand, { ShardIterator: 'parent' })
    .resolvesOnce({ Records: records('1'), NextShardIterator: 'parent' })
    .resolves({ Records: records('2') })
    .on(GetRecordsCommand, { ShardIterator: 'child' })
    .resolves({ Records: records('3'), NextShardIterator: 'child' })
  const { readOnce, handed } = reading()
  expect([await readOnce(), await readOnce(), await readOnce()]).toEqual([1, 1, 1])
  expect(handed).toEqual(['parent 1', 'parent 2', 'child 3'])
  // A shard that ended may have left children: they are looked for at once.
  expect(stream.commandCalls(DescribeStreamCommand)).toHaveLength(2)
})

it('reads on after what was read last when its place was kept for too long', async () => {
  stream
    .on(GetRecordsCommand)
    .resolvesOnce({ Records: records('1', '2'), NextShardIterator: 'one' })
    .rejectsOnce(new ExpiredIteratorException(named))
    .resolves({ Records: records('3'), NextShardIterator: 'one' })
  const { readOnce, handed } = reading()
  expect([await readOnce(), await readOnce(), await readOnce()]).toEqual([2, 1, 1])
  expect(handed).toEqual(['one 1', 'one 2', 'one 3'])
  expect(positions()).toEqual(['the beginning', '2'])
})

it('begins with what is left when what comes next was forgotten meanwhile', async () => {
  stream
    .on(GetShardIteratorCommand, { SequenceNumber: '7' })
    .rejects(new TrimmedDataAccessException(named))
    .on(GetRecordsCommand)
    .resolves({ Records: records('9'), NextShardIterator: 'one' })
  const { readOnce, handed } = reading('7')
  await readOnce()
  expect(positions()).toEqual(['7', 'the beginning'])
  expect(handed).toEqual(['one 9'])
})

it('says so when the stream is away, and reads the same again', async () => {
  stream
    .on(GetRecordsCommand)
    .rejectsOnce(new Error('away'))
    .resolves({ Records: records('1'), NextShardIterator: 'one' })
  const { readOnce, handed } = reading()
  await expect(readOnce()).rejects.toThrow('away')
  expect(await readOnce()).toBe(1)
  expect(handed).toEqual(['one 1'])
})
