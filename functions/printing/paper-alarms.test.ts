import type { Ticket } from '#shared/orders/contract'
import { layoutLabels } from '#shared/printing/label-layout'
import type { Paper } from '#shared/printing/rows'
import { layoutTicket } from '#shared/printing/ticket-layout'
import { createReceiptPaper } from './receipt-paper'
import { createTestLine, createTestTicket } from './testing/ticket-fixtures'

// A guest's allergy is white on black on every paper of the order, its allergens in English.

const place = { timeZone: 'America/New_York' } as const
const receipt = createReceiptPaper(48)
/** The paper of a device's own printer, which has the letters of its screen. */
const browser: Paper = { ...receipt, spell: (text) => text, isLost: () => false }

const lineOf = (name: string, notes: string, more: Partial<Ticket['orderItems'][number]> = {}) =>
  createTestLine(name, { customizations: { notes, options: [] }, ...more })

const alarmsOf = (rows: ReturnType<typeof layoutTicket>) =>
  rows.filter(({ style }) => style === 'alarm').map(({ text }) => text)

const onTicket = (ticket: Ticket, paper = receipt) => alarmsOf(layoutTicket(ticket, { place, stations: null, paper }))

const onLabels = (ticket: Ticket) => layoutLabels(ticket, { place, stations: null, paper: receipt }).map(alarmsOf)

describe('on a ticket', () => {
  it.each([
    ['Soy alérgica a los mariscos, por favor', 'shellfish', 'Soy alergica a los mariscos, por favor'],
    ['soy alérgico al ajonjolí', 'sesame', 'soy alergico al ajonjoli'],
  ])('"%s" begins with %s, so that it is not read as a soy allergy', (note, allergen, printed) => {
    expect(onTicket(createTestTicket({ specialInstructions: note }))).toEqual([`ALLERGY ${allergen}:`, `  ${printed}`])
    const ofDish = createTestTicket({ orderItems: [lineOf('Edamame', note)] })
    expect(onTicket(ofDish)).toEqual([`ALLERGY Edamame: ${allergen}:`, `  ${printed}`])
  })

  it('fractions, pictures and two languages in one note lose neither the allergy nor a word', () => {
    const note = '½ rice, no 🥜, sin cacahuates - alérgico a los cacahuates'
    const [head, ...rows] = onTicket(createTestTicket({ specialInstructions: note }))
    expect(head).toBe('ALLERGY peanuts SEE SCREEN')
    const text = rows.map((row) => row.trim()).join(' ')
    expect(text).toBe('1/2 rice, no :peanuts:, sin cacahuates - alergico a los cacahuates')
  })

  it.each([
    ['Łukasz', 'Lukasz'],
    ['Søren', 'Soren'],
    ['Weiß', 'Weiss'],
    ['Đặng', 'Dang'],
    ['김민수', 'GimMinSu SEE SCREEN'],
  ])('the guest %s is called %s', (name, printed) => {
    const ticket = createTestTicket({ customerInfo: { name, phone: '' } })
    const rows = layoutTicket(ticket, { place, stations: null, paper: receipt }).map(({ text }) => text)
    expect(rows).toContain(printed)
  })

  it('a note in another script begins with its allergens also where the paper has the script', () => {
    const note = '我对花生过敏，请不要放花生'
    expect(onTicket(createTestTicket({ specialInstructions: note }), browser)).toEqual([
      'ALLERGY peanuts:',
      `  ${note}`,
    ])
  })

  it.each([48, 32])('never breaks "SEE SCREEN" over two of its rows of %i letters', (columns) => {
    for (let length = 1; length <= 60; length += 1) {
      const ticket = createTestTicket({ orderItems: [lineOf('N'.repeat(length), '卵アレルギー')] })
      expect(onTicket(ticket, createReceiptPaper(columns)).join('\n')).not.toMatch(/SEE$/m)
    }
  })

  it('an English note is printed as the guest wrote it', () => {
    expect(onTicket(createTestTicket({ specialInstructions: 'nut allergy' }))).toEqual(['ALLERGY nut allergy'])
  })
})

describe('on labels', () => {
  it.each([
    ['땅콩 알레르기 있어요', 'ALLERGY peanuts SEE SCREEN'],
    ['卵アレルギー', 'ALLERGY egg SEE SCREEN'],
    ['soy alérgico al ajonjolí', 'ALLERGY sesame'],
    ['NO DAIRY allergy', 'ALLERGY dairy'],
    ['I have a food allergy', 'ALLERGY'],
  ])('the note "%s" of a piece is headed by "%s"', (note, head) => {
    const [[first, second] = []] = onLabels(createTestTicket({ orderItems: [lineOf('Gyoza', note)] }))
    expect(first).toBe(head)
    expect(second).toMatch(/^ {2}"/)
  })

  it('an allergy in the note of one dish is on those of the other dishes', () => {
    const orderItems = [
      lineOf('Gyoza', 'allergic to shellfish'),
      createTestLine('Edamame'),
      lineOf('Soup', 'egg allergy'),
    ]
    expect(onLabels(createTestTicket({ orderItems, specialInstructions: 'no peanuts, allergic' }))).toEqual([
      ['ALLERGY egg, peanuts SEE TICKET', 'ALLERGY shellfish', '  "allergic to shellfish"'],
      ['ALLERGY shellfish, egg, peanuts SEE TICKET'],
      ['ALLERGY shellfish, peanuts SEE TICKET', 'ALLERGY egg', '  "egg allergy"'],
    ])
  })

  it('instructions that no one can read send the packer to the ticket', () => {
    expect(onLabels(createTestTicket({ specialInstructions: 'بدون فول سوداني' }))).toEqual([['NOTE SEE TICKET']])
    expect(onLabels(createTestTicket({ specialInstructions: 'please knock' }))).toEqual([[]])
  })
})
