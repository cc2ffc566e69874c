import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { ActivityEntry } from '#shared/platform/contract'
import type { EditableInventoryItem } from '#shared/inventory/contract'

let modes: TwoModes
beforeAll(async () => {
  modes = await startTwoModes()
})
afterAll(() => modes.product.stop())

it('group-wide data is read, changed and undone by live users only', async () => {
  const owner = (await modes.adminOfPool()).browser
  const tester = (await modes.tester('admin')).browser
  const sent = { costPerUnit: '9.99', minimumStock: '77', version: 1 }
  expect((await tester.put('/api/inventory/items/1', sent)).status).toBe(401)
  const changed = await owner.put<EditableInventoryItem>('/api/inventory/items/1', sent)
  expect(changed.body.levels).toHaveLength(1)
  expect((await tester.get<ActivityEntry[]>(`/api/desk/changes/${testLocation.code}`)).body).toEqual([])
  const [made] = (await owner.get<ActivityEntry[]>(`/api/desk/changes/${liveLocation.code}`)).body
  expect(made).toMatchObject({ kind: 'item', after: { costPerUnit: '9.99' } })
  expect((await tester.post(`/api/desk/changes/${made?.id}/undo`)).status).toBe(401)
  expect((await owner.post(`/api/desk/changes/${made?.id}/undo`)).status).toBe(200)
})
