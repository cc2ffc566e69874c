import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { loyaltyKeys } from '#functions/loyalty/records'
import { getItem, table, tableName } from '#functions/platform/table/table'
import { startSeededTable } from '#infra/testkit/product/seeded-table'
import { runMigrations, migrations, type Migration } from './migrations'

let seeded: Awaited<ReturnType<typeof startSeededTable>>
beforeAll(async () => {
  seeded = await startSeededTable()
})
afterAll(() => seeded.stop())

describe('steps', () => {
  const now = new Date()
  const ran: string[] = []
  const step = (id: string, run = () => Promise.resolve()): Migration => ({
    id,
    run: async () => {
      ran.push(id)
      await run()
    },
  })
  beforeEach(() => void ran.splice(0))

  it('run once, in order', async () => {
    const all = [step('901'), step('902')]
    await runMigrations(now, all)
    await runMigrations(now, [...all, step('903')])
    expect(ran).toEqual(['901', '902', '903'])
  })

  it('continue with the one that was interrupted, before those after it', async () => {
    let isInterrupted = true
    const interrupted = step('911', () => (isInterrupted ? Promise.reject(new Error('killed')) : Promise.resolve()))
    await expect(runMigrations(now, [interrupted, step('912')])).rejects.toThrow('killed')
    isInterrupted = false
    await runMigrations(now, [interrupted, step('912')])
    expect(ran).toEqual(['911', '911', '912'])
  })

  it('give a record of the previous version its new field once, even when two deployments run at the same time', async () => {
    const gold = loyaltyKeys.tier('Gold')
    const addBadge = step('921', async () => {
      await table
        .send(
          new UpdateCommand({
            TableName: tableName(),
            Key: gold,
            UpdateExpression: 'SET badge = :badge',
            ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(badge)',
            ExpressionAttributeValues: { ':badge': 'crown' },
          }),
        )
        .catch((error: unknown) => {
          if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error
        })
    })
    await Promise.all([runMigrations(now, [addBadge]), runMigrations(now, [addBadge])])
    expect(await getItem(gold)).toMatchObject({ badge: 'crown' })
  })

  it('have ids that sort in the order in which they run, each once', () => {
    const ids = migrations.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted())
  })
})
