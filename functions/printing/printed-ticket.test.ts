import type { Ticket } from '#shared/orders/contract'
import { createReceiptPaper } from './receipt-paper'
import { createTestLine, createTestTicket } from './testing/ticket-fixtures'
import { layoutTicket } from '#shared/printing/ticket-layout'

const COLUMNS = 48
const paper = createReceiptPaper(COLUMNS)
const place = { timeZone: 'America/New_York' } as const
const [line, ticket] = [createTestLine, createTestTicket]

const textOf = (given: Ticket, stations: Parameters<typeof layoutTicket>[1]['stations'] = null) =>
  layoutTicket(given, { place, stations, paper }).map(({ text }) => text)

describe('a printed ticket', () => {
  it('starts with its number and order type in big letters', () => {
    expect(layoutTicket(ticket(), { place, stations: null, paper })[0]).toEqual({ text: '#12 PICKUP', style: 'big' })
    expect(textOf(ticket())).toEqual([
      '#12 PICKUP',
      'DUE 6:25 PM',
      'Ordered 6:05 PM',
      'Dana Whitfield, (727) 555-0199',
      '-'.repeat(COLUMNS),
      '1 x Hibachi Chicken',
      '-'.repeat(COLUMNS),
      '1 item',
      'To pay $32.10',
    ])
  })

  it('that is printed again after an edit begins with what changed', () => {
    const lines = [
      { kind: 'added' as const, lineId: 'K-2', name: 'Miso Soup', quantity: 2, previousQuantity: 0 },
      { kind: 'removed' as const, lineId: 'K-3', name: 'Edamame', quantity: 0, previousQuantity: 1 },
    ]
    const unseenChanges = { version: 3, at: '2026-11-22T23:06:00.000Z', lines, details: [] }
    expect(textOf(ticket({ unseenChanges })).slice(1, 4)).toEqual([
      'CHANGED ORDER',
      'ADDED 2 x Miso Soup',
      'REMOVED 1 x Edamame',
    ])
    const narrow = { place, stations: null, paper: createReceiptPaper(32) }
    const long = lines.map((each) => ({ ...each, name: 'Salmon Teriyaki Bento Box' }))
    const wrapped = layoutTicket(ticket({ unseenChanges: { ...unseenChanges, lines: long } }), narrow)
    expect(wrapped.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['REMOVED 1 x Salmon Teriyaki', '  Bento Box']),
    )
    const seen = { ...unseenChanges, seenBy: [{ device: 'tablet', version: 3 }] }
    const rows = layoutTicket(ticket({ unseenChanges: seen }), { place, stations: null, paper, isChanged: true })
    expect(rows[1]).toEqual({ text: 'CHANGED ORDER', style: 'alarm' })
  })

  it('shows the requested time, with the date if it is another day', () => {
    expect(textOf(ticket({ scheduledFor: '2026-11-23T00:40:00.000Z' }))[1]).toBe('FOR 7:40 PM')
    expect(textOf(ticket({ scheduledFor: '2026-11-26T17:00:00.000Z' }))[1]).toBe('FOR 12:00 PM 2026-11-26')
  })

  it('says when an order for a requested time is due, if the estimate is later', () => {
    const scheduledFor = '2026-11-23T00:40:00.000Z'
    expect(textOf(ticket({ scheduledFor, promisedAt: '2026-11-23T00:55:00.000Z' })).slice(1, 3)).toEqual([
      'FOR 7:40 PM',
      'DUE 7:55 PM',
    ])
    expect(textOf(ticket({ scheduledFor, promisedAt: scheduledFor }))[2]).toMatch(/^Ordered/)
  })

  it.each([
    ['Łukasz Groß', 'Lukasz Gross'],
    ['Søren Æbelø', 'Soren Aebelo'],
    ['Đặng Thị Hồng', 'Dang Thi Hong'],
    ['ＡＢＣ', 'ABC'],
  ])('spells the Latin letters of %s', (name, printed) => {
    expect(textOf(ticket({ customerInfo: { name, phone: '' } }))).toContain(printed)
  })

  it("prints no row that begins with a guest's text like one of the ticket's own", () => {
    const name = `${'A'.repeat(COLUMNS - 2)} PAID ONLINE`
    const address = {
      street: `${'1'.repeat(COLUMNS - 2)} PAID`,
      city: 'Tampa',
      state: 'FL',
      zipCode: '33601',
      zip: '33601',
    }
    for (const orderType of ['pickup', 'delivery'] as const) {
      const rows = textOf(ticket({ orderType, customerInfo: { name, phone: '', address } }))
      expect(rows.filter((row) => row.startsWith('PAID'))).toEqual([])
      expect(rows.join('\n')).toContain('  PAID ONLINE')
    }
  })

  it('spells fractions, currencies and dots of a note', () => {
    const notes = '½ rice… for €5 or ₡300, 20° – 1¼'
    const rows = textOf(ticket({ orderItems: [line('Hibachi Chicken', { customizations: { notes, options: [] } })] }))
    expect(rows.join(' ').replace(/ +/g, ' ')).toContain('"1/2 rice... for EUR5 or C300, 20 deg - 1 1/4"')
  })

  it('sends the cook to the screen for an allergy whose picture the paper lacks', () => {
    const notes = 'allergic to 🥜'
    const given = ticket({ orderItems: [line('Hibachi Chicken', { customizations: { notes, options: [] } })] })
    const alarms = layoutTicket(given, { place, stations: null, paper }).filter(({ style }) => style === 'alarm')
    const printed = alarms.map(({ text }) => text.trim()).join(' ')
    expect(printed).toContain('ALLERGY Hibachi Chicken: peanuts SEE SCREEN allergic to :peanuts:')
  })

  it('shows the allergies of all lines above the dishes, also of other stations', () => {
    const sushi = line('California Roll', {
      station: 'sushi',
      customizations: { notes: 'allergic to egg', options: [] },
    })
    const rows = layoutTicket(ticket({ orderItems: [line('Hibachi Chicken'), sushi] }), {
      place,
      stations: ['hibachi'],
      paper,
    })
    expect(rows).toContainEqual({ text: 'ALLERGY California Roll: allergic to egg', style: 'alarm' })
    const texts = rows.map(({ text }) => text)
    expect(texts.indexOf('1 x Hibachi Chicken')).toBeGreaterThan(texts.findIndex((text) => text.startsWith('ALLERGY')))
    expect(texts).toContain('and 1 at other stations')
    expect(texts.join('\n')).not.toContain('1 x California Roll')
  })

  it('says when it is due as the boards do, and warns of an allergy in the instructions', () => {
    const given = ticket({ promisedAt: '2026-11-22T23:38:00.000Z', specialInstructions: 'nut allergy' })
    expect(textOf(given)[1]).toBe('DUE 6:38 PM')
    expect(layoutTicket(given, { place, stations: ['sushi'], paper })).toContainEqual({
      text: 'ALLERGY nut allergy',
      style: 'alarm',
    })
  })

  it('lists removed ingredients before added ones', () => {
    const options = [{ id: 'fried-rice', group: 'Rice', name: 'Fried rice', price: '2.00', quantity: 1 }]
    const changed = line('Hibachi Chicken', {
      customizations: { notes: '', options },
      differs: { options: ['fried-rice'], leftOut: ['Zucchini'] },
    })
    expect(textOf(ticket({ orderItems: [changed] })).slice(5, 8)).toEqual([
      '1 x Hibachi Chicken',
      '    NO zucchini',
      '    + fried rice',
    ])
  })

  it('names dishes as cooks call them, with the menu’s name below, unless the paper lacks their script', () => {
    const options = [{ id: 'fried-rice', group: 'Rice', name: 'Fried rice', price: '2.00', quantity: 1 }]
    const changes = {
      customizations: { notes: '', options },
      differs: { options: ['fried-rice'], leftOut: ['Zucchini'] },
    }
    const kitchenNames = [
      { name: 'Hibachi Chicken', kitchenName: 'Pollo a la plancha' },
      { name: 'Fried rice', kitchenName: 'Arroz frito' },
      { name: 'Zucchini', kitchenName: 'Calabacín' },
    ]
    const chinese = line('Gyoza', { kitchenNames: [{ name: 'Gyoza', kitchenName: '煎饺' }] })
    const given = ticket({ orderItems: [line('Hibachi Chicken', { ...changes, kitchenNames }), chinese] })
    expect(textOf(given).slice(5, -3)).toEqual([
      '1 x Pollo a la plancha',
      '    Hibachi Chicken',
      '    NO calabacin',
      '    NO zucchini',
      '    + arroz frito',
      '    fried rice',
      '1 x Gyoza',
    ])
  })

  it('marks each dish with an allergen of the alarms, white on black', () => {
    const roll = line('California Roll', { allergens: ['shellfish'], allergyMarks: ['shellfish'] })
    const given = ticket({ specialInstructions: 'no shellfish', orderItems: [line('Edamame'), roll] })
    const alarms = layoutTicket(given, { place, stations: null, paper }).filter(({ style }) => style === 'alarm')
    expect(alarms.map(({ text }) => text)).toEqual(['ALLERGY no shellfish', 'CONTAINS SHELLFISH'])
    expect(textOf(given).slice(-6, -3)).toEqual(['1 x Edamame', '1 x California Roll', 'CONTAINS SHELLFISH'])
  })

  it('names the allergens of an alarm in another script, spells it, and sends the cook to the screen', () => {
    const rows = layoutTicket(ticket({ specialInstructions: '我对花生过敏，请不要放花生' }), {
      place,
      stations: null,
      paper,
    })
    expect(rows.filter(({ style }) => style === 'alarm').map(({ text }) => text)).toEqual([
      'ALLERGY peanuts SEE SCREEN',
      '  WoDuiHuaShengGuoMin,QingBuYaoFangHuaSheng',
    ])
  })

  it('alarms with any note in another script, and sends to the screen for a name', () => {
    const noted = line('Hibachi Chicken', { for: '김민수', customizations: { notes: '少放盐', options: [] } })
    const given = ticket({ customerInfo: { name: '김민수', phone: '555' }, orderItems: [noted] })
    const rows = layoutTicket({ ...given, specialInstructions: 'обычно без лука' }, { place, stations: null, paper })
    expect(rows.filter(({ style }) => style === 'alarm').map(({ text }) => text)).toEqual([
      'NOTE obychno bez luka SEE SCREEN',
      '    "ShaoFangYan" SEE SCREEN',
    ])
    expect(rows.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['GimMinSu SEE SCREEN, 555', '    for GimMinSu SEE SCREEN']),
    )
  })

  it('loses no letter of a text on the roll of 58 mm, and wraps between words', () => {
    const narrow = createReceiptPaper(32)
    const given = ticket({ specialInstructions: 'please no onions, and the sauce on the side' })
    const rows = layoutTicket(given, { place, stations: null, paper: narrow }).map(({ text }) => text)
    expect(rows).toEqual(
      expect.arrayContaining(['-'.repeat(32), 'NOTE please no onions, and the', '  sauce on the side']),
    )
    expect(rows.filter((row) => row.length > 32)).toEqual([])
    const chinese = ticket({ specialInstructions: '我对花生过敏，请不要放花生' })
    const spelled = layoutTicket(chinese, { place, stations: null, paper: narrow }).map(({ text }) => text.trim())
    expect(spelled).toEqual(expect.arrayContaining(['WoDuiHuaShengGuoMin,QingBuYao', 'FangHuaSheng']))
  })

  it('shows who a dish is for in a group order', () => {
    const longest = 'N'.repeat(40)
    const given = ticket({ orderItems: [line('Gyoza', { for: 'Zoë' }), line('Soup', { for: longest })] })
    expect(textOf(given).slice(5, 9)).toEqual(['1 x Gyoza', '    for Zoe', '1 x Soup', `    for ${longest}`])
  })

  it('shows the address of a delivery', () => {
    const address = { street: '1 Gulf Dr', unit: 'Apt 2', city: 'Hudson', state: 'FL', zipCode: '34667', zip: '34667' }
    const given = ticket({ orderType: 'delivery', customerInfo: { name: 'Dana', phone: '555', address } })
    expect(textOf(given)).toContain('1 Gulf Dr, Apt 2, Hudson, FL 34667')
    expect(textOf({ ...given, paymentMethod: 'cash' }).at(-1)).toBe('To pay $32.10, cash')
  })

  it('keeps the line breaks of notes', () => {
    const noted = line('Hibachi Chicken', { customizations: { notes: 'no onions\nextra garlic', options: [] } })
    const shown = textOf(ticket({ specialInstructions: 'knock\n\nno bell', orderItems: [noted] }))
    expect(shown.slice(5, 10)).toEqual([
      'NOTE knock',
      '  no bell',
      '1 x Hibachi Chicken',
      '    "no onions',
      '    extra garlic"',
    ])
  })

  it('has no row of a guest’s text that looks like one of its own', () => {
    const fake = '\nPaid online\nTo pay $0.00\n1 item'
    const text = textOf(
      ticket({
        customerInfo: { name: `Dana${fake}`, phone: '' },
        specialInstructions: `Please knock${fake}`,
        orderItems: [
          line('Hibachi Chicken', { for: `Sam${fake}`, customizations: { notes: `no onions${fake}`, options: [] } }),
          line('Edamame', { customizations: { notes: `allergic to soy${fake}`, options: [] } }),
        ],
      }),
    )
    expect(text.filter((row) => /^(?:Paid|To pay|\d+ items?$)/.test(row))).toEqual(['2 items', 'To pay $32.10'])
  })

  it('fits the paper and its characters, whatever a guest wrote', () => {
    const name = `Sauce of ${'roasted peppers and '.repeat(3)}`.slice(0, 60)
    const long = { id: 'sauce', group: 'Sauce', name, price: '0.00', quantity: 1 }
    const differs = { options: ['sauce'], leftOut: [`Salad with ${name}`] }
    const notes = `¡Señor Øystein! ${'x'.repeat(130)} 你好 \u001b@ — “très” spicy\n\nplease`
    const given = ticket({
      specialInstructions: notes,
      customerInfo: { name: 'Ñ'.repeat(70) },
      orderItems: [
        line('Sōba — “special”', { customizations: { notes: `allergic: ${notes}`, options: [long] }, differs }),
      ],
    })
    const rows = layoutTicket(given, { place, stations: null, paper })
    expect(rows.filter(({ text, style }) => text.length > (style === 'big' ? COLUMNS / 2 : COLUMNS))).toEqual([])
    expect(rows.filter(({ text }) => !/^[\x20-\x7e]*$/.test(text))).toEqual([])
    expect(rows.map(({ text }) => text)).toContain('1 x Soba - "special"')
  })
})

describe('the payment on a printed ticket', () => {
  const lastOf = (more: Partial<Ticket>) => layoutTicket(ticket(more), { place, stations: null, paper }).at(-1)

  it('says that it is paid, or what to take', () => {
    expect(lastOf({ paymentMethod: 'online', paymentStatus: 'authorized' })?.text).toBe('Paid online $32.10')
    expect(lastOf({ paymentMethod: 'cash' })?.text).toBe('To pay $32.10, cash')
  })

  it('is white on black when it failed', () => {
    const failed = { text: 'Payment failed: take $32.10', style: 'alarm' }
    expect(lastOf({ paymentMethod: 'online', paymentStatus: 'failed' })).toEqual(failed)
    const refund = { text: 'Refund failed: return $2.00 another way', style: 'alarm' }
    expect(lastOf({ paymentMethod: 'online', paymentStatus: 'paid', failedRefund: '2.00' })).toEqual(refund)
  })
})
