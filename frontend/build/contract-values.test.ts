import { deskBulk } from '../../shared/contract/desk/bulk'
import { allergens, menu, MenuItem } from '../../shared/contract/menu'
import { MAX_QUANTITY } from '../../shared/contract/orders'
import { routes } from '../../shared/contract'
import { browserValue } from './contract-values'

describe('what the browser gets of the contract', () => {
  it('is the method and path of each call of an area', () => {
    expect(browserValue(menu)).toMatchObject({ categories: { method: 'GET', path: '/api/menu-categories' } })
    expect(JSON.stringify(browserValue(menu))).not.toContain('summary')
  })

  it('says which call takes a table, since that is sent as it is', () => {
    expect(browserValue(deskBulk)).toMatchObject({ importMenu: { takes: 'csv' } })
  })

  it('holds plain constants, but no schemas and no functions', () => {
    expect([browserValue(allergens), browserValue(MAX_QUANTITY)]).toEqual([allergens, 99])
    expect([browserValue(MenuItem), browserValue(() => 1), browserValue(routes)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
