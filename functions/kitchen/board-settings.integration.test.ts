import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { StationSettings } from '#shared/kitchen/capacity-contract'

let modes: TwoModes
beforeAll(async () => {
  modes = await startTwoModes()
})
afterAll(() => modes.product.stop())

it('boards of a live site ask how tickets move until the owner has saved it; a test site asks nothing', async () => {
  const cook = (await modes.cookOfPool()).browser
  const owner = (await modes.adminOfPool()).browser
  const read = async () => (await cook.get(`/api/kitchen/settings/${liveLocation.code}`)).body
  expect(await read()).toMatchObject({ oneBump: true, isOneBumpUndecided: true })
  const path = `/api/desk/stations/${liveLocation.code}`
  const { stations, version } = (await owner.get<StationSettings>(path)).body
  expect(await owner.put(path, { stations, version, oneBump: false })).toMatchObject({ status: 200 })
  expect(await read()).toEqual({ oneBump: false, lockAfterMinutes: 5 })
  const trial = await modes.visitor(testLocation).get(`/api/kitchen/settings/${testLocation.code}`)
  expect(trial.body).toEqual({ oneBump: false, lockAfterMinutes: 5 })
})
