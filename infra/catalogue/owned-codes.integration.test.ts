import { CodeRecord } from '#functions/discounts/records'
import { codesOf } from '#functions/discounts/store'
import { firstReleaseTable, startFirstReleaseTable } from '#infra/testkit/first-release'
import { listOwnedCodes } from './owned-codes'

let old: Awaited<ReturnType<typeof startFirstReleaseTable>>
beforeAll(async () => {
  old = await startFirstReleaseTable()
}, 60_000)
afterAll(() => old.stop())

it('the codes that an account redeemed before they were listed are listed, spent ones too, however often it runs', async () => {
  const owned = firstReleaseTable().flatMap((item) =>
    item['type'] === 'Code' && item['ownerId'] ? [CodeRecord.parse(item)] : [],
  )
  expect(owned.length).toBeGreaterThan(0)
  expect(await codesOf(owned[0]?.ownerId ?? '')).toEqual([])
  await listOwnedCodes()
  await listOwnedCodes()
  for (const one of owned) expect(await codesOf(one.ownerId ?? '')).toContainEqual(one)
})
