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
