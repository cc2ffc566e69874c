import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
  type GetRecordsOutput,
} from '@aws-sdk/client-dynamodb-streams'
import { mockClient } from 'aws-sdk-client-mock'
import { createStreamReader } from './stream-reader'

// The local engine has one endless shard without expiry, so a mock plays the cloud's behavior.
const stream = mockClient(DynamoDBStreamsClient)
const named = { message: 'gone', $metadata: {} }

/** The results of the readings. */
const readOn = jest.fn<Promise<GetRecordsOutput>, [string | undefined]>()

const read = (next: string | undefined, ...sequences: string[]): GetRecordsOutput => ({
  Records: sequences.map((SequenceNumber) => ({ dynamodb: { SequenceNumber } })),
  NextShardIterator: next,
})

function reading(startAfter?: string) {
  const handed: string[] = []
  const readOnce = createStreamReader({
    client: new DynamoDBStreamsClient({ region: 'us-east-1' }),
    streamArn: 'arn:stream',
    startAfter: () => startAfter,
    hand: (shard, some) => handed.push(...some.map(({ dynamodb }) => `${shard} ${dynamodb?.SequenceNumber}`)),
  })
  return { readOnce, handed }
}

const shards = (...all: { ShardId: string; ParentShardId?: string }[]) =>
  stream.on(DescribeStreamCommand).resolves({ StreamDescription: { Shards: all } })

const positions = () =>
  stream.commandCalls(GetShardIteratorCommand).map(({ args: [{ input }] }) => input.SequenceNumber ?? 'the beginning')

beforeEach(() => {
  stream.reset()
  readOn.mockReset()
  shards({ ShardId: 'one' })
  stream.on(GetRecordsCommand).callsFake(({ ShardIterator }) => readOn(ShardIterator))
  stream.on(GetShardIteratorCommand).callsFake(({ ShardId }) => ({ ShardIterator: ShardId }))
})

it('reads a child shard only after its parent has ended', async () => {
  shards({ ShardId: 'child', ParentShardId: 'parent' }, { ShardId: 'parent', ParentShardId: 'long gone' })
  readOn
    .mockResolvedValueOnce(read('parent', '1'))
    .mockResolvedValueOnce(read(undefined, '2'))
    .mockResolvedValueOnce(read('child', '3'))
  const { readOnce, handed } = reading()
  expect([await readOnce(), await readOnce(), await readOnce()]).toEqual([1, 1, 1])
  expect(handed).toEqual(['parent 1', 'parent 2', 'child 3'])
  expect(readOn.mock.calls).toEqual([['parent'], ['parent'], ['child']])
  // Lists shards at once, because an ended shard may have children.
  expect(stream.commandCalls(DescribeStreamCommand)).toHaveLength(2)
})

it('continues after the last record when its iterator has expired', async () => {
  readOn
    .mockResolvedValueOnce(read('one', '1', '2'))
    .mockRejectedValueOnce(new ExpiredIteratorException(named))
    .mockResolvedValueOnce(read('one', '3'))
  const { readOnce, handed } = reading()
  expect([await readOnce(), await readOnce(), await readOnce()]).toEqual([2, 1, 1])
  expect(handed).toEqual(['one 1', 'one 2', 'one 3'])
  expect(positions()).toEqual(['the beginning', '2'])
})

it('continues at the oldest record when the next one has expired', async () => {
  stream.on(GetShardIteratorCommand, { SequenceNumber: '7' }).rejects(new TrimmedDataAccessException(named))
  readOn.mockResolvedValueOnce(read('one', '9'))
  const { readOnce, handed } = reading('7')
  await readOnce()
  expect(positions()).toEqual(['7', 'the beginning'])
  expect(handed).toEqual(['one 9'])
})

it('throws when the stream is unavailable, then reads the same position again', async () => {
  readOn.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(read('one', '1'))
  const { readOnce, handed } = reading()
  await expect(readOnce()).rejects.toThrow('away')
  expect(await readOnce()).toBe(1)
  expect(handed).toEqual(['one 1'])
})
