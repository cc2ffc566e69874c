import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { reportFailures } from '#functions/platform/event-handlers'
import { groupReactions } from '#infra/stacks/functions/stream-consumers'
import { workerEntry, type Reaction } from '#shared/registry/reactions'
import { openDeadLetters, runDeadLettersCommand } from './dead-letters'
import { startTableEngine, type TableEngine } from '../table/table-engine'
import { startChangeStream } from './change-stream'
import { asyncRetrySettings, listTargets, startAsyncInvocations } from './invocations'
import { createReaders } from './readers'
import { ensureTable } from '../table/local-table'

const TABLE = 'stream-test'
const dataDir = mkdtempSync(join(tmpdir(), 'stream-'))
const given = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' }
let engine: TableEngine
let streamArn: string

beforeAll(async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  jest.replaceProperty(asyncRetrySettings, 'waitsMs', [0, 0, 0])
  engine = await startTableEngine(process.cwd(), dataDir)
  Object.assign(process.env, given, { AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint })
  streamArn = await ensureTable(TABLE)
})
afterAll(async () => {
  await engine.stop()
  rmSync(dataDir, { recursive: true })
})

async function write(...ids: string[]): Promise<void> {
  const client = new DynamoDBClient()
  for (const id of ids) {
    const item = { pk: { S: id }, sk: { S: 'x' }, type: { S: id.startsWith('order') ? 'Order' : 'Other' } }
    await client.send(new PutItemCommand({ TableName: TABLE, Item: item }))
  }
  client.destroy()
}

const reaction = (name: string): Reaction => ({
  name,
  summary: '',
  entities: ['Order'],
  on: ['INSERT'],
  table: 'read',
  reader: 'books',
  pushes: false,
})

/** Follows the stream with a reader of two reactions. `second` fails for orders in `poison`. */
async function follow(
  poison: readonly string[] = [],
  work: (entry: string, orders: readonly string[]) => Promise<void> = async () => {},
) {
  const seen: Record<string, string[]> = { first: [], second: [] }
  const functions = {
    warm: async () => {},
    call: async (entry: string, event: unknown) => {
      const { Records } = isStreamEvent(event) ? event : { Records: [] }
      const name = /events\/(\w+)\.ts/.exec(entry)?.[1] ?? ''
      const ids = Records.map(({ dynamodb }) => dynamodb?.Keys?.['pk']?.S ?? '')
      seen[name]?.push(...ids)
      await work(entry, ids)
      const failed = Records.filter((_, index) => name === 'second' && poison.includes(ids[index] ?? ''))
      return failed.length > 0 ? reportFailures(failed, new Error('No stock')) : { batchItemFailures: [] }
    },
  }
  const deadLetters = openDeadLetters(dataDir)
  const readers = createReaders(functions, groupReactions([reaction('first'), reaction('second')]))
  const invocations = await startAsyncInvocations({
    dataDir,
    deadLetters,
    targets: listTargets(readers, functions),
  })
  const stream = startChangeStream({ streamArn, dataDir, readers, deadLetters, functions, invocations })
  return { seen, stream, invocations }
}

/** Lanes are read in parallel, so only the changes of one item have an order. */
const sorted = (seen: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(seen).map(([name, ids]) => [name, [...new Set(ids)].sort()]))

const isStreamEvent = (event: unknown): event is DynamoDBStreamEvent =>
  typeof event === 'object' && event !== null && 'Records' in event

it('delivers each record once to every reaction, across a restart, and stores records that keep failing', async () => {
  await write('order-1', 'other-1', 'order-2')
  const before = await follow()
  await before.stream.settled()
  await before.stream.stop()
  expect(sorted(before.seen)).toEqual({ first: ['order-1', 'order-2'], second: ['order-1', 'order-2'] })

  await write('order-3', 'other-2', 'order-4')
  const after = await follow(['order-3'])
  await after.stream.settled()
  await write('order-2', 'order-5')
  await after.stream.settled()
  await after.stream.stop()
  expect(sorted(after.seen)).toEqual({
    first: ['order-3', 'order-4', 'order-5'],
    second: ['order-3', 'order-4', 'order-5'],
  })

  expect(openDeadLetters(dataDir).list()).toMatchObject([
    {
      function: 'react-books',
      reason: 'Error: No stock',
      payload: {
        reaction: 'second',
        subject: 'order-3 / x',
        record: { eventName: 'INSERT', dynamodb: { NewImage: { pk: { S: 'order-3' } } } },
      },
    },
  ])
})

it('is settled only after what a change invoked, also of one that came while it waited', async () => {
  const steps = new EventEmitter()
  const isReacting = once(steps, 'reacting')
  const mayInvoke = once(steps, 'may invoke')
  let isMailed = false
  const { stream, invocations } = await follow([], async (entry, orders) => {
    if (entry === workerEntry('deliver-mails')) {
      await write('other-3', 'other-4', 'other-5', 'other-6')
      isMailed = true
    } else if (orders.includes('order-6')) {
      steps.emit('reacting')
      await mayInvoke
      invocations.accept('deliver-mails', {})
    }
  })
  await stream.settled()
  const { idle } = invocations
  jest.spyOn(invocations, 'idle').mockImplementationOnce(async () => {
    await idle()
    await write('order-6')
    await isReacting
    steps.emit('may invoke')
  })
  await stream.settled()
  const wasMailed = isMailed
  await stream.stop()
  expect(wasMailed).toBe(true)
})

it('delivers a dead letter again when a person puts it back, and stores it again if it fails', async () => {
  const runCommand = (...words: Parameters<typeof runDeadLettersCommand>[1]) => runDeadLettersCommand(dataDir, words)
  const listed = () => runCommand('list').lines.join()
  const [id = ''] = /^second-\d+/.exec(listed()) ?? []
  expect(listed()).toContain('order-3 / x  Error: No stock')
  expect(runCommand('put-back', 'second-404')).toEqual({ lines: ['There is no dead letter second-404.'], done: false })

  const failing = await follow(['order-3'])
  expect(runCommand('put-back', id).done).toBe(true)
  await failing.stream.settled()
  await failing.stream.stop()
  expect(new Set(failing.seen['second'])).toEqual(new Set(['order-3']))
  expect(listed()).toContain(id)

  // Put back while the product is stopped: the next start delivers it.
  expect(runCommand('put-back', 'all').done).toBe(true)
  const mended = await follow()
  await mended.stream.settled()
  await mended.stream.stop()
  expect(mended.seen).toEqual({ first: [], second: ['order-3'] })
  expect(listed()).toBe('There are no dead letters.')
})
