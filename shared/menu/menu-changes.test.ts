import { ServerMessage } from '../live/messages'
import { menuRoutes } from './contract'
import { describeMenuChange, menuChangeKinds } from './menu-changes'

it.each(menuChangeKinds)('open pages hear of a change of kind %s, and read the menu with its id', (kind) => {
  const change = describeMenuChange(kind === 'dish' ? { kind, menuItemId: 3101, version: 12 } : { kind, version: 12 })
  expect(ServerMessage.parse({ type: 'menu_update', ...change })).toMatchObject(change)
  for (const { query } of [menuRoutes.listMenuItems, menuRoutes.listCategories])
    expect(query.parse({ change: change.change })).toEqual({ change: change.change })
})

it('an id that no change has is refused, because each would be stored in caches', () => {
  for (const change of ['dish-1', 'specials-1-2', 'hours-1', 'specials-', 'specials-1234567890'])
    expect(menuRoutes.listMenuItems.query.safeParse({ change }).success).toBe(false)
})
