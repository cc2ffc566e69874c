import { readFileSync } from 'node:fs'
import { parseCsv } from '../../platform/csv'
import { readToastMenu } from './toast'

const sample = readFileSync('functions/menu/other-systems/testing/toast-menu.csv', 'utf8')
const read = (text: string) => readToastMenu([{ file: undefined, table: parseCsv(text) ?? [] }], 'New Port Richey')
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
    expect(() => read(`${HEADER}TAX,Sales,,,\n`)).toThrow('Row 2 is no item and no modifier: "TAX".')
  })
})

const readFiles = (files: Readonly<Record<string, string>>) =>
  readToastMenu(
    Object.entries(files).map(([file, text]) => ({ file, table: parseCsv(text) ?? [] })),
    'New Port Richey',
  )

/** The files of one export, whose rows name their parents across the files. */
const files = Object.fromEntries(
  ['toast-items.csv', 'toast-modifier-groups.csv', 'toast-modifiers.csv'].map((file) => [
    file,
    readFileSync(`functions/menu/other-systems/testing/${file}`, 'utf8'),
  ]),
)
const edit = (file: string, from: string, to: string) => ({ ...files, [file]: files[file]?.replace(from, to) ?? '' })

describe("Toast's files with options", () => {
  it('give each dish its category, its groups and those of its menu group, in whatever order they come', () => {
    const { dishes, notices } = readFiles(files)
    expect(dishes.map(({ name, cells, code }) => ({ name, ...cells, code }))).toEqual([
      { name: 'Shoyu Ramen', price: '14.00', category: 'Ramen', description: 'Soy broth, noodles', 'kitchen name': 'SHOYU', code: 'RAM1' }, // prettier-ignore
      { name: 'Miso Ramen', price: '15.00', category: 'Ramen', code: 'RAM2' },
      { name: 'Night Gyoza', price: '0.99', category: 'Late Plates', code: '' },
    ])
    const toppings = { name: 'Toppings', min: 0, max: 2, options: [{ name: 'Extra Egg', price: '1.50', isDefault: false }, { name: 'Nori', price: '0.00', isDefault: false }] } // prettier-ignore
    const broth = { name: 'Broth', min: 0, max: 3, options: [{ name: 'Regular Broth', price: '0.00', isDefault: true }, { name: 'Spicy Broth', price: '1.00', isDefault: false }, { name: 'Nori', price: '0.00', isDefault: false }] } // prettier-ignore
    const dips = {
      name: 'Dipping Sauce',
      min: 0,
      max: 1,
      options: [{ name: 'Ponzu', price: '0.50', isDefault: false }],
    }
    expect(dishes.map(({ groups }) => groups)).toEqual([[toppings], [toppings, broth, dips], [dips]])
    expect(dishes.flatMap(({ errors }) => errors)).toEqual([])
    expect(notices).toEqual([
      "The files don't say how many options guests choose of these groups, so none is required: Toppings, Broth, Dipping Sauce.", // prettier-ignore
      'Miso Ramen is in Ramen only, not also in Late Plates.',
    ])
    const reversed = Object.fromEntries(Object.entries(files).reverse())
    expect(readFiles(reversed).dishes).toEqual(dishes)
  })

  it('are one file just as well', () => {
    const header = 'Operation,Entity type,Operation ID,Name,Parent entity type,Parent version ID or operation ID,Pricing strategy or method,Price,Required mode' // prettier-ignore
    const rows = [
      'CREATE,MENU_ITEM,1,Green Bowl,MENU_GROUP,500000000032822323,BASE,12.99,',
      'CREATE,MODIFIER_GROUP,3,Protein,MENU_ITEM,1,PRICED_BY_MODIFIERS,,REQUIRED',
      'CREATE,MODIFIER,4,Chicken,MODIFIER_GROUP,3,BASE,3.00,',
    ]
    expect(read([header, ...rows].join('\n')).dishes).toMatchObject([
      { name: 'Green Bowl', cells: { price: '12.99' }, groups: [{ name: 'Protein', min: 1, max: 1, options: [{ name: 'Chicken', price: '3.00' }] }] }, // prettier-ignore
    ])
  })

  it.each([
    ['without the file of the groups', { ...files, 'toast-modifier-groups.csv': undefined }, 'they lack the modifier group 700000000000000001 (toast-modifiers.csv, row 2 and 1 more), the modifier group 700000000000000002'], // prettier-ignore
    ['without the file of the modifiers', { ...files, 'toast-modifiers.csv': undefined }, 'these groups have none: Toppings (toast-modifier-groups.csv, row 2), Broth (toast-modifier-groups.csv, row 4), Dipping Sauce'], // prettier-ignore
    ['without the file of the items', { ...files, 'toast-items.csv': undefined }, 'they lack the item 3 (toast-modifier-groups.csv, row 2), the item 4'], // prettier-ignore
    ['with half of a file', edit('toast-items.csv', '\nCREATE,MENU_ITEM,Miso', '\nCREATE,MENU_GROUP,Miso'), 'the item 4 (toast-items.csv, row 7 and 2 more)'], // prettier-ignore
    ['without a column', edit('toast-items.csv', ',Price,', ',Cost,'), 'toast-items.csv is a Toast menu export without its column "Price"'], // prettier-ignore
  ])('are refused in words %s', (_what, { ...some }, words) => {
    const given = Object.fromEntries(Object.entries(some).flatMap(([file, text]) => (text ? [[file, text]] : [])))
    expect(() => readFiles(given)).toThrow(words)
  })

  it('with a price that is none name the option, its file and its row', () => {
    const { dishes } = readFiles(edit('toast-modifiers.csv', 'BASE,1.50', 'BASE,(1.50)'))
    expect(dishes[0]?.errors).toEqual([
      {
        field: 'options',
        error: 'Toppings, Extra Egg: "(1.50)" is no price of an option (toast-modifiers.csv, row 2)',
      },
    ])
  })
})
