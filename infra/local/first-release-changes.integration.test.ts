import { join } from 'node:path'
import { firstReleaseChanges, startFirstReleaseTable } from '#infra/testkit/first-release'
import { auditTable } from '#infra/proof/audit/read-table'
import { reactions } from '#shared/contract/reactions'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { isWanted } from './stream-records'

type Reaction = { readonly handler: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse> }

let old: Awaited<ReturnType<typeof startFirstReleaseTable>>
beforeAll(async () => {
  old = await startFirstReleaseTable()
}, 60_000)
afterAll(() => old.stop())

/** What came after the first release, or is known by its key alone: it left none of these to be read. */
const later: readonly string[] = ['SpokenComment', 'Hours', 'MenuChanges', 'Categories', 'Day']
const known = reactions.filter(({ entities }) => !entities.every((entity) => later.includes(entity)))

test.each(known)('$name takes the changes that the first release left in the stream', async (reaction) => {
  const { handler }: Reaction = await import(join(process.cwd(), `events/${reaction.name}.ts`))
  const Records = firstReleaseChanges().filter((record) => isWanted(reaction, record))
  expect(Records.length).toBeGreaterThan(0)
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] })
  const newer = Records.slice(0, 1).map((record) => ({
    ...record,
    dynamodb: { ...record.dynamodb, NewImage: { ...record.dynamodb?.NewImage, shape: { N: '99' } } },
  }))
  // The reaction says in the log what it leaves.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect((await handler({ Records: newer })).batchItemFailures).toHaveLength(1)
})

test('and changes nothing by it that was done already', async () => {
  expect((await auditTable({ readings: 1, pauseMs: 0 })).differences).toEqual([])
})
