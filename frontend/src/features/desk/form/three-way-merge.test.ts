import { mergeParts, mergeRows, withFields } from './three-way-merge'

type Sign = { readonly title: string; readonly phone: string; readonly note?: string }

const sign = mergeParts<Sign>({
  partsOf: ({ title, phone, note }) => [
    { name: 'title', label: 'Title', text: title },
    { name: 'phone', label: 'Phone', text: phone, compared: phone.replaceAll(' ', '') },
    ...(note === undefined ? [] : [{ name: 'note', label: 'Note', text: note }]),
  ],
  withParts: withFields,
  missing: 'none',
})

describe('fields that two users changed', () => {
  const base: Sign = { title: 'Grill', phone: '555 01' }

  it('take the other value where only the other user changed them', () => {
    const [mine, theirs] = [
      { ...base, title: 'Hibachi' },
      { ...base, phone: '555 02' },
    ]
    expect(sign.compare(base, mine, theirs)).toEqual({ conflicts: [], alsoChanged: ['Phone'] })
    expect(sign.resolve(base, mine, theirs)).toEqual({ title: 'Hibachi', phone: '555 02' })
  })

  it('conflict where both users entered different values, and the owner decides', () => {
    const [mine, theirs] = [
      { ...base, title: 'Hibachi' },
      { ...base, title: 'Teppanyaki' },
    ]
    const conflict = { name: 'title', label: 'Title', mine: 'Hibachi', theirs: 'Teppanyaki' }
    expect(sign.compare(base, mine, theirs)).toEqual({ conflicts: [conflict], alsoChanged: [] })
    expect(sign.resolve(base, mine, theirs)).toEqual(mine)
    expect(sign.resolve(base, mine, theirs, new Set(['title']))).toEqual(theirs)
  })

  it('do not conflict where both users entered the same value', () => {
    const both = { ...base, title: 'Hibachi' }
    expect(sign.compare(base, both, both)).toEqual({ conflicts: [], alsoChanged: [] })
  })

  it('are compared by value, not by how it was typed', () => {
    expect(sign.changed(base, { ...base, phone: '55501' })).toEqual([])
  })

  it('show a value that one side lacks as missing', () => {
    const [mine, theirs] = [
      { ...base, note: 'Closed early' },
      { ...base, note: 'Open late' },
    ]
    expect(sign.changed(base, mine)).toEqual(['note'])
    expect(sign.compare(mine, base, theirs).conflicts).toEqual([
      { name: 'note', label: 'Note', mine: 'none', theirs: 'Open late' },
    ])
  })
})

type Special = { readonly key: string; readonly title: string; readonly discount: string }

const week = mergeRows<Special>({
  keyOf: ({ key }) => key,
  labelOf: ({ title }) => title,
  partsOf: ({ title, discount }) => [
    { name: 'title', label: 'title', text: title },
    { name: 'discount', label: 'discount', text: `${discount}%`, compared: discount },
  ],
  keepText: ({ discount }) => `stays: ${discount}%`,
  removedText: 'taken off',
})

describe('lists that two users changed', () => {
  const tuesday = { key: 'tue', title: 'Tuesday', discount: '20' }
  const friday = { key: 'fri', title: 'Friday', discount: '10' }
  const sunday = { key: 'sun', title: 'Sunday', discount: '5' }
  const base = [tuesday, friday]

  it('are merged field by field', () => {
    const mine = [{ ...tuesday, discount: '30' }, friday]
    const theirs = [{ ...tuesday, discount: '25', title: 'Chicken day' }, friday]
    expect(week.compare(base, mine, theirs)).toEqual({
      conflicts: [{ name: 'tue discount', label: 'Tuesday: discount', mine: '30%', theirs: '25%' }],
      alsoChanged: ['Tuesday'],
    })
    expect(week.resolve(base, mine, theirs)).toEqual([{ key: 'tue', title: 'Chicken day', discount: '30' }, friday])
    expect(week.resolve(base, mine, theirs, new Set(['tue discount']))).toEqual(theirs)
  })

  it('contain rows that either side added and drop rows that either side removed', () => {
    const mine = [tuesday, friday, { ...sunday, key: 'new' }]
    const theirs = [friday, sunday]
    expect(week.compare(base, mine, theirs)).toEqual({ conflicts: [], alsoChanged: ['Tuesday', 'Sunday'] })
    expect(week.resolve(base, mine, theirs)).toEqual([friday, sunday, { ...sunday, key: 'new' }])
    expect(week.resolve(base, [tuesday], base)).toEqual([tuesday])
  })

  it('conflict where one side removed a row that the other changed', () => {
    const [removed, changed] = [[tuesday], [tuesday, { ...friday, discount: '40' }]]
    const conflict = { name: 'fri', label: 'Friday', mine: 'taken off', theirs: 'stays: 40%' }
    expect(week.compare(base, removed, changed)).toEqual({ conflicts: [conflict], alsoChanged: [] })
    expect(week.resolve(base, removed, changed)).toEqual(removed)
    expect(week.resolve(base, removed, changed, new Set(['fri']))).toEqual(changed)
    expect(week.compare(base, changed, removed).conflicts).toMatchObject([{ mine: 'stays: 40%', theirs: 'taken off' }])
    expect(week.resolve(base, changed, removed)).toEqual(changed)
    expect(week.resolve(base, changed, removed, new Set(['fri']))).toEqual(removed)
  })

  it('name the changed fields and the added and removed rows', () => {
    expect(week.changed(base, [{ ...tuesday, discount: '30' }, sunday])).toEqual(['tue discount', 'fri', 'sun'])
  })
})
