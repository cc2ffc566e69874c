import { readFileSync } from 'node:fs'
import { parseCsv } from '../../platform/csv'
import { readSquareCatalog } from './square'

const sample = readFileSync('functions/menu/other-systems/testing/square-catalog.csv', 'utf8')
const read = (text: string) => readSquareCatalog(parseCsv(text) ?? [], 'New Port Richey')
const HEADER = 'Token,Item Name,Variation Name,SKU,Description,Category,Price\n'

describe('a Square catalog export', () => {
  it('keeps every price, category and variation of the dishes that the location sells', () => {
    const { dishes, notices } = read(sample)
    expect(dishes.map(({ name, cells, code, groups, links }) => ({ name, ...cells, code, groups, links }))).toEqual([
      { name: 'Poke Bowl', description: 'Tuna, rice, avocado', price: '14.50', category: 'Poke Bowls', code: 'POKE1', groups: [], links: ['Dips'] }, // prettier-ignore
      {
        name: 'Milk Tea',
        description: 'Black tea with milk',
        price: '4.25',
        category: 'Appetizers',
        code: '',
        groups: [
          {
            name: 'Size',
            min: 1,
            max: 1,
            options: [
              { name: 'Small', price: '0.00', isDefault: true },
              { name: 'Large', price: '1.50', isDefault: false },
            ],
          },
        ],
        links: ['Boba'],
      },
      { name: 'Catch of the Day', description: '=HYPERLINK("http://x.example")', price: '0.00', category: 'Poke Bowls', code: '', groups: [], links: ['Leave out'] }, // prettier-ignore
    ])
    expect(dishes.flatMap(({ errors }) => errors)).toEqual([])
    expect(notices).toEqual([
      'Archived at Square and left out: Old Roll.',
      'Not enabled at New Port Richey and left out: Nokomis Platter.',
      'Catch of the Day has no fixed price: it is at market price, which guests order by phone.',
    ])
  })

  it.each([
    ['a variation without a price', 'a,Tea,Small,,,Drinks,3.00\nb,Tea,Large,,,Drinks,\n', 'The variation Large needs a price, this is "" (row 3)'], // prettier-ignore
    [
      'a variation without a name',
      'a,Tea,,,,Drinks,3.00\nb,Tea,Large,,,Drinks,4.00\n',
      'A variation has no name (row 2)',
    ],
    ['a variation twice', 'a,Tea,Large,,,Drinks,3.00\nb,Tea,large,,,Drinks,4.00\n', 'The variation large is there twice (row 3)'], // prettier-ignore
    ['an item without a name', 'a,,Regular,,,Drinks,3.00\n', 'The item has no name'],
  ])('reports %s with its row', (_what, rows, error) => {
    expect(read(HEADER + rows).dishes.flatMap(({ errors }) => errors.map((each) => each.error))).toEqual([error])
  })

  it('keeps dishes of one name in two categories apart', () => {
    const { dishes } = read(`${HEADER}a,Chicken,,,,Lunch,9.00\nb,Chicken,,,,Dinner,14.00\n`)
    expect(dishes.map(({ cells }) => [cells.category, cells.price])).toEqual([
      ['Lunch', '9.00'],
      ['Dinner', '14.00'],
    ])
  })

  it('reads the paths of newer exports, and names the categories that a dish loses', () => {
    const header = 'Token,Item Name,Variation Name,Categories,Price\n'
    const { dishes, notices } = read(`${header}a,Latte,Regular,"Drinks > Hot, Breakfast",5.00\nb,Soup,Regular,Food > Hot,4.00\n`) // prettier-ignore
    expect(dishes.map(({ cells }) => cells.category)).toEqual(['Drinks > Hot', 'Food > Hot'])
    expect(notices).toEqual(['Latte is in Drinks > Hot only, not also in Breakfast.'])
  })

  it('without its prices is refused as a whole', () => {
    expect(() => read('Token,Item Name,Variation Name,Category\na,Tea,Regular,Drinks\n')).toThrow(
      'This is a Square catalog export without its column "Price".',
    )
  })
})
