import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { temporaryFolder } from '#infra/testkit/temporary-folder'
import { until } from '#infra/testkit/until'
import { reactions } from '#shared/contract/reactions'
import { startEngine } from './engine'
import type { Engine } from './engine'
import { streamBeside } from './stream-beside'
import { ensureTable } from './table'

const TABLE = 'stream-beside-test'
/** Loading what the thread runs takes a shared machine its time. */
const STARTING_MS = 20_000
const dataDir = temporaryFolder('stream-beside')
/**
 * Sources with reactions of their own: the one that tells the kitchen notes the orders, and waits
 * where it is told to.
 */
const root = temporaryFolder('stream-beside-sources')
const told = join(root, 'told')
const held = join(root, 'held')
const inHand = join(root, 'in-hand')
let engine: Engine
let streamArn: string

const noting = `import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
export async function handler({ Records }) {
  for (const { dynamodb } of Records) {
    writeFileSync(${JSON.stringify(inHand)}, '')
    while (existsSync(${JSON.stringify(held)})) await new Promise((next) => setTimeout(next, 5))
    appendFileSync(${JSON.stringify(told)}, dynamodb.Keys.pk.S + '\\n')
  }
}`

beforeAll(async () => {
  symlinkSync(join(process.cwd(), 'infra'), join(root, 'infra'))
  mkdirSync(join(root, 'events'))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  for (const { name } of reactions) {
    const source = name === 'tell-kitchen' ? noting : 'export async function handler() {}'
    writeFileSync(join(root, `events/${name}.ts`), source)
  }
  engine = await startEngine(process.cwd(), dataDir)
  const given = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' }
  Object.assign(process.env, given, { AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint })
  streamArn = await ensureTable(TABLE)
}, 60_000)
afterAll(() => engine.stop())

async function place(...ids: string[]): Promise<void> {
  const client = new DynamoDBClient()
  for (const id of ids) {
    const item = { pk: { S: id }, sk: { S: 'ORDER' }, type: { S: 'Order' } }
    await client.send(new PutItemCommand({ TableName: TABLE, Item: item }))
  }
  client.destroy()
}

const toldOf = () => (existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : [])

it('tells of changes from a thread of its own, and loses none that was in hand or waiting as it was stopped', async () => {
  const first = streamBeside({ root, dataDir, streamArn })
  await first.warm()
  await place('order-1')
  first.wake()
  await until(() => toldOf().includes('order-1'), STARTING_MS)

  writeFileSync(held, '')
  rmSync(inHand)
  await place('order-2', 'order-3', 'order-4')
  first.wake()
  await until(() => existsSync(inHand))
  const stopped = first.stop()
  expect(toldOf()).toEqual(['order-1'])
  rmSync(held)
  await stopped
  expect(toldOf()).toContain('order-2')
  const soFar = toldOf()
  await place('order-5')
  expect(toldOf()).toEqual(soFar)

  const second = streamBeside({ root, dataDir, streamArn })
  await second.settled()
  expect(toldOf()).toEqual(['order-1', 'order-2', 'order-3', 'order-4', 'order-5'])
  await second.stop()
}, 60_000)

it('ends the process with what the thread fails at', () => {
  const module = JSON.stringify(pathToFileURL(join(process.cwd(), 'infra/local/stream-beside.ts')).href)
  const place = JSON.stringify({ root, dataDir, streamArn, mode: 'half-open' })
  const started = join(root, 'started.mjs')
  writeFileSync(started, `(await import(${module})).streamBeside(${place}); setInterval(() => {}, 1000)`)
  const run = { encoding: 'utf8', timeout: 60_000 } as const
  const { status, signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', started], run)
  expect({ status, signal }).toEqual({ status: 1, signal: null })
  expect(stderr).toContain('half-open')
}, 90_000)
