import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { auditTable } from '#infra/proof/audit/read-table'
import { startFirstReleaseTable } from '#infra/testkit/first-release'
import { getItem, table, tableName } from '../runtime/table'
import { inventoryKeys, StockRecord } from './records'
import { stockOf, stocksAt } from './store'
import { carryOver } from './store-carry-over'
import { tallyAt } from './tally'

let old: Awaited<ReturnType<typeof startFirstReleaseTable>>
beforeAll(async () => {
  old = await startFirstReleaseTable()
}, 60_000)
afterAll(() => old.stop())

const CHICKEN = 1
const now = new Date('2026-11-22T12:00:00Z')
const recordOf = async () => StockRecord.parse(await getItem(inventoryKeys.stock('HENPR', CHICKEN)))

/** An order of a function of the first release, which knows of no tally. */
const takes = (hundredths: number) =>
  table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: inventoryKeys.stock('HENPR', CHICKEN),
      UpdateExpression: 'ADD hundredths :taken, version :one, usedHundredths :used',
      ExpressionAttributeValues: { ':taken': -hundredths, ':one': 1, ':used': hundredths },
    }),
  )

describe('a table of the first release', () => {
  it('is not read as if it were empty before it is carried over', async () => {
    await expect(tallyAt('HENPR')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 })
    await expect(stocksAt('HENPR')).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('keeps every level and every figure of what was used, whatever is carried over twice', async () => {
    const before = await recordOf()
    await Promise.all([carryOver('HENPR', now), carryOver('HENPR', now)])
    await carryOver('HENPR', now)
    const { hundredths, usedHundredths } = await stockOf('HENPR', CHICKEN)
    expect({ hundredths, usedHundredths }).toEqual({
      hundredths: before.hundredths,
      usedHundredths: before.usedHundredths,
    })
    expect((await auditTable({ readings: 1, pauseMs: 0 })).differences).toEqual([])
  })

  it('loses no order that comes between a step that was killed and the next one', async () => {
    const before = await stockOf('HENPR', CHICKEN)
    // Killed when every stock was noted and the tally was not written yet.
    await table.send(new DeleteCommand({ TableName: tableName(), Key: inventoryKeys.tally('HENPR') }))
    await takes(250)
    await carryOver('HENPR', now)
    expect(await stockOf('HENPR', CHICKEN)).toMatchObject({
      hundredths: before.hundredths - 250,
      usedHundredths: before.usedHundredths + 250,
    })
  })

  it('leaves out what a location has no stock of', async () => {
    await table.send(new DeleteCommand({ TableName: tableName(), Key: inventoryKeys.stock('HENOK', CHICKEN) }))
    await carryOver('HENOK', now)
    expect((await tallyAt('HENOK')).levels.has(CHICKEN)).toBe(false)
  })
})
