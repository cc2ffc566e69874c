import { BatchGetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { clearRevocationCache, isSessionRevoked, revokeSession } from './revoked-sessions'
import { table } from '../table/table'

process.env['TABLE_NAME'] = 'table'

const service = mockClient(table)
const end = new Date('2026-12-24T12:00:00.000Z')
let now = end.getTime() - 3_600_000

/** Mocks the records of sessions and accounts. */
const tableHolds = (...items: readonly object[]) =>
  service.on(BatchGetCommand).resolves({ Responses: { table: items.map((item) => ({ ...item })) } })

beforeEach(() => {
  service.reset()
  clearRevocationCache()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  tableHolds()
})
afterEach(() => jest.restoreAllMocks())

test('a revocation is stored until the session would have ended, and applies in this process at once', async () => {
  await revokeSession('s-1', end)
  expect(service.commandCalls(PutCommand)[0]?.args[0].input.Item).toEqual({
    pk: 'SESSION#s-1',
    sk: 'REVOKED',
    type: 'RevokedSession',
    sessionId: 's-1',
    expiresAt: end.getTime() / 1000,
  })
  expect(await isSessionRevoked('s-1', 'dana')).toBe(true)
  expect(service.commandCalls(BatchGetCommand)).toHaveLength(0)
})

test('a session that another process revoked ends within a minute, with one read a minute', async () => {
  expect(await isSessionRevoked('s-1', 'dana')).toBe(false)
  tableHolds({ pk: 'SESSION#s-1', sk: 'REVOKED' })
  now += 59_000
  expect(await isSessionRevoked('s-1', 'dana')).toBe(false)
  expect(service.commandCalls(BatchGetCommand)).toHaveLength(1)
  now += 1000
  expect(await isSessionRevoked('s-1', 'dana')).toBe(true)
  now += 600_000
  expect(await isSessionRevoked('s-1', 'dana')).toBe(true)
  expect(service.commandCalls(BatchGetCommand)).toHaveLength(2)
})

test('a session of an erased account has ended', async () => {
  tableHolds({ pk: 'ERASED#dana', sk: 'ACCOUNT' })
  expect(await isSessionRevoked('s-2', 'dana')).toBe(true)
})

test('while the table is unavailable, a revoked session stays revoked and others stay valid', async () => {
  await revokeSession('s-1', end)
  service.on(BatchGetCommand).rejects(new Error('away'))
  expect(await isSessionRevoked('s-1', 'dana')).toBe(true)
  expect(await isSessionRevoked('s-3', 'lee')).toBe(false)
})
