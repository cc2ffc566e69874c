import { readFileSync } from 'node:fs'
import { parseCsv } from '../../platform/csv'
import { readToastMenu } from './toast'

const sample = readFileSync('functions/menu/other-systems/testing/toast-menu.csv', 'utf8')
const read = (text: string) => readToastMenu(parseCsv(text) ?? [], 'New Port Richey')
const HEADER = 'Entity type,Name,Price,Menu group(s),Pricing strategy\n'

describe("Toast's menu export", () => {
  it("keeps every dish once, with the location's price, its first group and its kitchen name", () => {
    const { dishes, notices } = read(sample)
    expect(dishes.map(({ name, cells, code }) => ({ name, ...cells, code }))).toEqual([
      { name: 'Katsu Curry', price: '16.00', category: 'Curries', 'kitchen name': 'KATSU', code: '2001' },
      { name: 'Udon Bowl', price: '13.75', category: 'Noodle Bowls', code: '' },
      { name: 'Sake Flight', price: '18.00', category: 'Curries', code: '' },
      { name: 'Market Fish', price: '0.00', category: 'Curries', code: '' },
    ])
    expect(dishes.flatMap(({ errors }) => errors)).toEqual([])
    expect(notices).toEqual([
      "The export doesn't say which dishes have these modifiers; add them as option groups: Extra Egg 1.50, No Onion.",
      'Udon Bowl is in Noodle Bowls only, not also in Lunch.',
      'Sake Flight keeps its base price: 15.00 (MONDAY,TUESDAY 03:00pm–05:00pm) becomes a daypart price at the desk.',
      'Market Fish has no fixed price: it is at market price, which guests order by phone.',
    ])
  })

  it.each([
    ['a price by size', 'MENU_ITEM,Tea,4.00,Drinks,SIZE\n', 'Prices by SIZE are not in this export (row 2)'],
    ['no price', 'MENU_ITEM,Tea,four,Drinks,BASE\n', '"four" is no price (row 2)'],
    ['no name', 'MENU_ITEM,,4.00,Drinks,BASE\n', 'The item has no name'],
  ])('reports an item with %s', (_what, rows, error) => {
    expect(read(HEADER + rows).dishes.flatMap(({ errors }) => errors.map((each) => each.error))).toEqual([error])
  })

  it('without its groups, or with another kind of row, is refused as a whole', () => {
    expect(() => read('Entity type,Name,Price,Operation\n')).toThrow('without its column "Menu group(s)".')
    expect(() => read(`${HEADER}MENU,Lunch,,,\n`)).toThrow('Row 2 is no item and no modifier: "MENU".')
  })
})
