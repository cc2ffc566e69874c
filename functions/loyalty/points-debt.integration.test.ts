import { randomUUID } from 'node:crypto'
import { startSeededTable } from '#infra/testkit/product/seeded-table'
import { addPoints } from '#infra/testkit/fixtures/record-fixtures'
import { getConsumedUnits, withUsageMeter } from '../platform/log'
import { putItems } from '../platform/table/table'
import { loyaltyKeys } from './records'
import { getLoyaltyProgram } from './program/repository'
import { redeemReward, settlePointsDebt } from './repository'
import { DAY_MS } from '#shared/platform/durations'

let seeded: Awaited<ReturnType<typeof startSeededTable>>
beforeAll(async () => {
  seeded = await startSeededTable()
})
afterAll(() => seeded.stop())

it('reads no ledger entry from before the oldest code that can still be used', async () => {
  const userId = randomUUID()
  const old = Array.from({ length: 300 }, (_, day) => {
    const at = new Date(Date.now() - (400 + day) * DAY_MS).toISOString()
    const entry = { type: 'LedgerEntry', id: `order-${day}`, description: 'Order #1', points: 10, createdAt: at }
    return { ...loyaltyKeys.entry(userId, at, entry.id), ...entry }
  })
  await putItems(old)
  await addPoints(userId, -10)
  const units = await withUsageMeter(async () => {
    await settlePointsDebt(userId, new Date())
    return getConsumedUnits()
  })
  expect(units).toBeLessThanOrEqual(2)
})

it('an account has at most 50 unused reward codes, whose revocation reads the ledger once', async () => {
  const userId = randomUUID()
  await addPoints(userId, 100_000)
  const { rewards } = await getLoyaltyProgram()
  const redeem = async () => {
    const [reward] = rewards
    if (!reward) throw new Error('There are no rewards')
    return redeemReward({ userId, reward, site: 'test', location: 'HEHC', now: new Date() }, () => [])
  }
  for (let count = 0; count < 50; count += 1) await redeem()
  await expect(redeem()).rejects.toMatchObject({ code: 'invalid-input' })
  await addPoints(userId, -1_000_000)
  const units = await withUsageMeter(async () => {
    await settlePointsDebt(userId, new Date())
    return getConsumedUnits()
  })
  expect(units).toBeLessThan(1200)
  await expect(redeem()).rejects.toMatchObject({ code: 'insufficient-points' })
})
