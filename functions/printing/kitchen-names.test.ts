import type { Ticket } from '#shared/orders/contract'
import { layoutLabels } from '#shared/printing/label-layout'
import { layoutSlip } from '#shared/printing/slip-layout'
import { layoutTicket } from '#shared/printing/ticket-layout'
import { createReceiptPaper } from './receipt-paper'
import { createTestLine, createTestTicket } from './testing/ticket-fixtures'

// Of the names that cooks read, paper has what its letters can write.

const options = { place: { timeZone: 'America/New_York' }, stations: null, paper: createReceiptPaper(48) } as const

const crab = (kitchenName: string): Ticket =>
  createTestTicket({
    orderItems: [
      createTestLine('Soft Shell Crab', {
        kitchenNames: [
          { name: 'Soft Shell Crab', kitchenName },
          { name: 'Onions', kitchenName: '洋葱 · cebolla' },
        ],
        customizations: { notes: 'NO DAIRY allergy', options: [] },
        differs: { options: [], leftOut: ['Onions'] },
      }),
    ],
  })

const papersOf = (ticket: Ticket) =>
  [layoutTicket(ticket, options), ...layoutLabels(ticket, options), layoutSlip(ticket, 'cancelled', options)].map(
    (rows) => rows.map(({ text }) => text),
  )

it('prints the Spanish part of a name in two scripts, with what to leave out', () => {
  const [ticket, label, slip] = papersOf(crab('Jaiba frita · 炸软壳蟹'))
  expect(ticket).toEqual(
    expect.arrayContaining([
      'ALLERGY Jaiba frita (Soft Shell Crab): NO',
      '  DAIRY allergy',
      '1 x Jaiba frita',
      '    Soft Shell Crab',
      '    NO cebolla',
      '    NO onions',
    ]),
  )
  expect(label).toEqual(expect.arrayContaining(['Jaiba frita', 'Soft Shell Crab', '    NO cebolla']))
  expect(slip).toEqual(expect.arrayContaining(['1 x Jaiba frita', '    Soft Shell Crab']))
})

it("prints the menu's name alone for one that its letters cannot write, also in an alarm", () => {
  const [ticket, label, slip] = papersOf(crab('炸软壳蟹'))
  expect(ticket).toEqual(expect.arrayContaining(['ALLERGY Soft Shell Crab: NO DAIRY allergy', '1 x Soft Shell Crab']))
  expect(label).toContain('Soft Shell Crab')
  expect(slip).toContain('1 x Soft Shell Crab')
  expect([ticket, label, slip].flat().join(' ')).not.toMatch(/Zha|Yang/)
})

it('prints every part of a name on paper with UTF-8, in rows that count wide letters twice', () => {
  const paper = createReceiptPaper(32, 'utf8')
  const widthOf = (text: string) => Array.from(text).reduce((sum, each) => sum + (each >= '\u2e80' ? 2 : 1), 0)
  const order = { ...crab('Jaiba frita · 炸软壳蟹'), specialInstructions: '请不要放花生我对花生过敏谢谢你们辛苦了' }
  const rows = layoutTicket(order, { ...options, paper }).map(({ text }) => text)
  expect(rows).toEqual(
    expect.arrayContaining([
      'ALLERGY peanuts:',
      '  请不要放花生我对花生过敏谢谢你',
      '  们辛苦了',
      '1 x Jaiba frita - 炸软壳蟹',
      '    NO 洋葱 - cebolla',
    ]),
  )
  expect(rows.filter((row) => widthOf(row) > 32)).toEqual([])
})

it('sends to the screen for letters that no printer has', () => {
  const paper = createReceiptPaper(48, 'utf8')
  expect(['Łukasz', 'Ольга', '김민수', '田中 花子', 'بدون', '🌶', 'ไทย'].map(paper.isLost)).toEqual([
    ...[false, false, false, false],
    ...[true, true, true],
  ])
  expect(paper.spell('Łukasz × Ольга ½ 🌶')).toBe('Lukasz x Ольга ½ :hot_pepper:')
})
