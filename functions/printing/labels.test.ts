import fc from 'fast-check'
import { stations } from '#shared/menu/contract'
import { layoutLabels } from '#shared/printing/label-layout'
import { formatPages } from './star-printer'
import { createReceiptPaper } from './receipt-paper'
import { createTestLine, createTestTicket } from './testing/ticket-fixtures'
import { printOnPaper, readAlarms, readPiece } from './testing/star-paper'

const place = { timeZone: 'America/New_York' } as const
const paper = createReceiptPaper(32)

const textsOf = (ticket: ReturnType<typeof createTestTicket>, at: readonly (typeof stations)[number][] | null = null) =>
  layoutLabels(ticket, { place, stations: at, paper }).map((rows) => rows.map(({ text }) => text))

/** A printer of labels for each station, or for several. */
const printerSets = [
  [null],
  stations.map((station) => [station]),
  [['hibachi', 'fry'] as const, ['sushi', 'drinks'] as const],
]

it('puts every line on exactly one label a piece, whatever printers share the stations', () => {
  const lineOf = fc.record({ station: fc.constantFrom(...stations), quantity: fc.integer({ min: 1, max: 12 }) })
  fc.assert(
    fc.property(
      fc.array(lineOf, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(...printerSets),
      (given, printers) => {
        const orderItems = given.map((fields, index) => createTestLine(`Dish ${index}`, fields))
        const pieces = orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
        const labels = printers.flatMap((at) => textsOf(createTestTicket({ orderItems }), at && [...at]))
        const numbers = labels.map(([head = '']) => head).sort()
        expect(numbers).toEqual(Array.from({ length: pieces }, (_, index) => `#12 ${index + 1}/${pieces}`).sort())
        for (const { menuItem, quantity } of orderItems)
          expect(labels.filter((rows) => rows.includes(menuItem.name))).toHaveLength(quantity)
      },
    ),
    { numRuns: 1000 },
  )
})

it('has the guest, the dish, its changes, the allergy and when it is due, cut off one by one', () => {
  const options = [{ id: 'rice', group: 'Rice', name: 'Fried rice', price: '2.00', quantity: 1 }]
  const roll = createTestLine('California Roll', {
    quantity: 2,
    for: 'Sam',
    allergens: ['shellfish'],
    allergyMarks: ['shellfish'],
    customizations: { notes: 'sauce on the side', options },
    differs: { options: ['rice'], leftOut: ['Sesame'] },
  })
  const ticket = createTestTicket({ orderItems: [roll], specialInstructions: 'shellfish allergy, please take care' })
  const rows = [
    'Dana Whitfield, for Sam',
    'California Roll',
    'CONTAINS SHELLFISH',
    'ALLERGY shellfish SEE TICKET',
    '    NO sesame',
    '    + fried rice',
    '  "sauce on the side"',
    'DUE 6:25 PM',
  ]
  expect(textsOf(ticket)).toEqual([
    ['#12 1/2', ...rows],
    ['#12 2/2', ...rows],
  ])
  const job = formatPages('application/vnd.star.starprnt', layoutLabels(ticket, { place, stations: null, paper }))
  const pieces = printOnPaper('application/vnd.star.starprnt', job, 32)
  expect(pieces.map((piece) => readPiece(piece)[0])).toEqual(['#12 1/2', '#12 2/2'])
  expect(readAlarms(pieces[0] ?? [])).toBe('CONTAINS SHELLFISH ALLERGY shellfish SEE TICKET')
})

it('alarms with a note in another script and with an allergy of the piece', () => {
  const noteOf = (notes: string) => createTestLine('Gyoza', { customizations: { notes, options: [] } })
  const alarmsOf = (notes: string) =>
    layoutLabels(createTestTicket({ orderItems: [noteOf(notes)] }), { place, stations: null, paper })
      .flat()
      .flatMap(({ text, style }) => (style === 'alarm' ? [text.trim()] : []))
      .join(' ')
  expect(alarmsOf('少放盐')).toBe('"ShaoFangYan" SEE SCREEN')
  expect(alarmsOf('allergic to egg')).toBe('ALLERGY egg "allergic to egg"')
  expect(alarmsOf('extra crispy')).toBe('')
})
