import { ServiceError } from '#functions/runtime/aws-json'
import { streamReader } from './stream-reader'

// The engine has one shard that never ends, and forgets nothing: what the cloud's stream does besides is played.
type Asked = { readonly call: string; readonly input: object }
type Answer = object | Error
let asked: Asked[] = []
/** What is answered to a call with such an input, one after the other and the last for good. */
let told: { readonly call: string; readonly input: object; readonly answers: Answer[] }[] = []

function on(call: string, input: object, ...answers: Answer[]) {
  told.push({ call, input, answers })
}

async function ask(call: string, input: object) {
  asked.push({ call, input })
  const fits = (wanted: object) => Object.entries(wanted).every(([name, value]) => Reflect.get(input, name) === value)
  const answers = told.findLast((each) => each.call === call && fits(each.input))?.answers ?? []
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  if (answer instanceof Error) throw answer
  return { ...answer }
}

const refused = (name: string) => new ServiceError(name, 'gone', {}, { attempts: 1, status: 400 })
const calls = (call: string) => asked.filter((each) => each.call === call).map(({ input }) => input)

const records = (...sequences: string[]) => sequences.map((SequenceNumber) => ({ dynamodb: { SequenceNumber } }))

function reading(startAfter?: string) {
  const handed: string[] = []
  const readOnce = streamReader({
    ask,
    streamArn: 'arn:stream',
    startAfter: () => startAfter,
    hand: (shard, read) => handed.push(...read.map(({ dynamodb }) => `${shard} ${dynamodb?.SequenceNumber}`)),
  })
  return { readOnce, handed }
}

const shards = (...all: { ShardId: string; ParentShardId?: string }[]) =>
  on('DescribeStream', {}, { StreamDescription: { Shards: all } })

const positions = () =>
  calls('GetShardIterator').map((input) => Reflect.get(input, 'SequenceNumber') ?? 'the beginning')

beforeEach(() => {
  asked = []
  told = []
  shards({ ShardId: 'one' })
  for (const ShardId of ['one', 'parent', 'child']) on('GetShardIterator', { ShardId }, { ShardIterator: ShardId })
})

it('reads a child only when its parent has come to its end', async () => {
  shards({ ShardId: 'child', ParentShardId: 'parent' }, { ShardId: 'parent', ParentShardId: 'long gone' })
  const first = { Records: records('1'), NextShardIterator: 'parent' }
  on('GetRecords', { ShardIterator: 'parent' }, first, { Records: records('2') })
  on('GetRecords', { ShardIterator: 'child' }, { Records: records('3'), NextShardIterator: 'child' })
  const { readOnce, handed } = reading()
  expect([await readOnce(), await readOnce(), await readOnce()]).toEqual([1, 1, 1])
  expect(handed).toEqual(['parent 1', 'parent 2', 'child 3'])
  // A shard that ended may have left children: they are looked for at once.
  expect(calls('DescribeStream')).toHaveLength(2)
})

it('reads on after what was read last when its place was kept for too long', async () => {
  const read = (...sequences: string[]) => ({ Records: records(...sequences), NextShardIterator: 'one' })
  on('GetRecords', {}, read('1', '2'), refused('ExpiredIteratorException'), read('3'))
  const { readOnce, handed } = reading()
  expect([await readOnce(), await readOnce(), await readOnce()]).toEqual([2, 1, 1])
  expect(handed).toEqual(['one 1', 'one 2', 'one 3'])
  expect(positions()).toEqual(['the beginning', '2'])
})

it('begins with what is left when what comes next was forgotten meanwhile', async () => {
  on('GetShardIterator', { SequenceNumber: '7' }, refused('TrimmedDataAccessException'))
  on('GetRecords', {}, { Records: records('9'), NextShardIterator: 'one' })
  const { readOnce, handed } = reading('7')
  await readOnce()
  expect(positions()).toEqual(['7', 'the beginning'])
  expect(handed).toEqual(['one 9'])
})

it('says so when the stream is away, and reads the same again', async () => {
  on('GetRecords', {}, new Error('away'), { Records: records('1'), NextShardIterator: 'one' })
  const { readOnce, handed } = reading()
  await expect(readOnce()).rejects.toThrow('away')
  expect(await readOnce()).toBe(1)
  expect(handed).toEqual(['one 1'])
})
