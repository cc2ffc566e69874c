import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { ensureTable } from './local-table'
import { findRunningEngine, startTableEngine } from './table-engine'
import { trimChanges } from './table-file'

const TABLE = 'growing-table'
const SHARD = `shardId-00000001-${TABLE}`
const ENGINE = 'node_modules/@dynoxide/linux-x64/dynoxide'
const HOUR = 60 * 60
Object.assign(process.env, { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' })

const query = (file: string, sql: string, ...values: readonly string[]) => {
  const database = new DatabaseSync(file)
  try {
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

const numbersIn = (file: string) =>
  query(file, 'SELECT sequence_number AS number FROM _stream_records ORDER BY id').map(({ number }) => Number(number))

const indexesIn = (file: string) =>
  query(file, `SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE '_stream_records%'`).map(
    ({ name }) => name,
  )

/** The time of the last change, by the engine's own clock. */
const lastChangedAt = (file: string) =>
  new Date(Number(query(file, 'SELECT MAX(created_at) AS at FROM _stream_records')[0]?.['at']) * 1000)

const bothIndexes = ['_stream_records_by_number', '_stream_records_by_shard']

async function put(...ids: readonly string[]): Promise<void> {
  const client = new DynamoDBClient()
  for (const id of ids) {
    const item = { pk: { S: id }, sk: { S: 'x' }, text: { S: 'y'.repeat(2000) } }
    await client.send(new PutItemCommand({ TableName: TABLE, Item: item }))
  }
  client.destroy()
}

const has = async (id: string) => {
  const client = new DynamoDBClient()
  const { Item } = await client.send(new GetItemCommand({ TableName: TABLE, Key: { pk: { S: id }, sk: { S: 'x' } } }))
  client.destroy()
  return Item !== undefined
}

/** Starts the engine on a folder and points the SDK at it. */
async function start(folder: string) {
  const engine = await startTableEngine(process.cwd(), folder)
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = engine.endpoint
  await ensureTable(TABLE)
  return engine
}
afterAll(() => void delete process.env['AWS_ENDPOINT_URL_DYNAMODB'])

/** Makes the changes with these numbers older. */
function age(file: string, upTo: number, seconds: number): void {
  const database = new DatabaseSync(file)
  database
    .prepare('UPDATE _stream_records SET created_at = created_at - ? WHERE CAST(sequence_number AS INTEGER) <= ?')
    .run(seconds, upTo)
  database.close()
}

describe("the engine's statements on its list of changes", () => {
  const statements = [
    [
      'numbers a change',
      'SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?1',
      'USING COVERING INDEX _stream_records_by_number (table_name=?)',
    ],
    [
      'reads the next changes',
      'SELECT event_name, keys_json, new_image, old_image, sequence_number, created_at, user_identity FROM _stream_records WHERE table_name = ?1 AND shard_id = ?2 AND CAST(sequence_number AS INTEGER) > ?3 ORDER BY CAST(sequence_number AS INTEGER) ASC LIMIT ?4',
      'USING INDEX _stream_records_by_number (table_name=? AND <expr>>?)',
    ],
    [
      'describes the stream',
      'SELECT MIN(sequence_number), MAX(sequence_number) FROM _stream_records WHERE table_name = ?1 AND shard_id = ?2',
      'USING COVERING INDEX _stream_records_by_shard (table_name=? AND shard_id=?)',
    ],
  ] as const

  test('are the known ones', () => {
    const program = readFileSync(ENGINE, 'latin1').replaceAll(/\s+/g, ' ')
    for (const [, statement] of statements) expect(program).toContain(statement)
    expect(program.match(/ FROM _stream_records\b/g)).toHaveLength(statements.length)
  })

  test.each(statements)('use an index: one that %s', async (_, statement, plan) => {
    const engine = await start(createTemporaryFolder('plan'))
    const steps = query(engine.file, `EXPLAIN QUERY PLAN ${statement}`).map(({ detail }) => detail)
    await engine.stop()
    expect(steps).toEqual([`SEARCH _stream_records ${plan}`])
  })
})

test('a folder without the indexes gets them at the next start', async () => {
  const folder = createTemporaryFolder('old-folder')
  const first = await start(folder)
  await put('order-1')
  await first.stop()
  const database = new DatabaseSync(first.file)
  for (const name of bothIndexes) database.exec(`DROP INDEX ${name}`)
  database.close()
  expect(indexesIn(first.file)).toEqual([])

  const second = await start(folder)
  expect([indexesIn(second.file), await has('order-1')]).toEqual([bothIndexes, true])
  await second.stop()
})

test('a killed engine leaves its write-ahead log, and the next start loses nothing', async () => {
  const folder = createTemporaryFolder('killed')
  const first = await start(folder)
  await put('order-1', 'order-2')
  process.kill(findRunningEngine(folder)?.pid ?? 0, 'SIGKILL')
  await first.stop()
  expect(statSync(`${first.file}-wal`).size).toBeGreaterThan(0)

  const second = await start(folder)
  await put('order-3')
  expect([indexesIn(second.file), numbersIn(second.file), await has('order-2')]).toEqual([bothIndexes, [1, 2, 3], true])
  await second.stop()
})

test('a rollback journal that a killed writer left is rolled back', async () => {
  const folder = createTemporaryFolder('journal')
  const first = await start(folder)
  await put('order-1')
  await first.stop()
  const program = `
    const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(process.argv[1])
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN; DELETE FROM _stream_records')
    for (let i = 0; i < 500; i++) database.exec("INSERT INTO _config VALUES ('lost-" + i + "', '" + 'x'.repeat(500) + "')")
    process.kill(process.pid, 'SIGKILL')`
  await new Promise((ended) => spawn(process.execPath, ['-e', program, first.file]).once('exit', ended))
  expect(existsSync(`${first.file}-journal`)).toBe(true)

  const second = await start(folder)
  await put('order-2')
  expect([numbersIn(second.file), indexesIn(second.file)]).toEqual([[1, 2], bothIndexes])
  await second.stop()
})

describe('changes of the last day', () => {
  it('stay; older ones go once every reader has passed them, and their space is returned', async () => {
    const engine = await start(createTemporaryFolder('trim'))
    await put(...Array.from({ length: 300 }, (_, index) => `order-${index % 10}`))
    age(engine.file, 290, 25 * HOUR)
    const passed = (last: string | undefined) => (shard: string) => (shard === SHARD ? last : undefined)
    const now = lastChangedAt(engine.file)

    expect(trimChanges(engine.file, passed(undefined), now)).toBe(0)
    expect(trimChanges(engine.file, passed('5'), now)).toBe(5)
    expect(numbersIn(engine.file)[0]).toBe(6)
    expect(trimChanges(engine.file, passed('300'), now)).toBe(285)
    expect(numbersIn(engine.file)).toEqual([291, 292, 293, 294, 295, 296, 297, 298, 299, 300])
    await engine.stop()
    // Ten records of two kilobytes and their ten last changes.
    expect(statSync(engine.file).size).toBeLessThan(200_000)
  })

  it('continue their numbers when all are old', async () => {
    const folder = createTemporaryFolder('all-old')
    const engine = await start(folder)
    await put('order-1', 'order-2', 'order-3')
    const now = lastChangedAt(engine.file)
    age(engine.file, 3, 25 * HOUR)
    expect(trimChanges(engine.file, () => '3', now)).toBe(2)
    await put('order-4')
    expect(numbersIn(engine.file)).toEqual([3, 4])
    await engine.stop()
  })
})
