import { render, screen } from '@testing-library/react'
import { TestProviders } from '#testing/test-providers'
import { createQueryClient } from '#base/api/query-client'
import { buildTicket } from '#testing/fixtures'
import { TicketLines, TicketNote } from './ticket-lines'

const onTheTicket = (note: string) =>
  render(
    <TestProviders client={createQueryClient()}>
      <TicketNote ticket={buildTicket({})}>{note}</TicketNote>
    </TestProviders>,
  )

describe('on a ticket', () => {
  it.each([
    ["can't have nuts, no wasabi", "ALLERGY: can't have nuts, no wasabi"],
    ['soy celíaca', 'ALLERGY: gluten: soy celíaca'],
    ['Allergy to soy', 'Allergy to soy'],
  ])('"%s" is a warning', (note, shown) => {
    onTheTicket(note)
    expect(screen.getByText(shown).closest('.note')?.getAttribute('data-allergy')).toBe('true')
  })

  it('a long allergy note is shortened to what names it, and points to the details', () => {
    const chat = 'We drove all the way from Ohio and the children cannot wait to see the fire. '
    onTheTicket(`${chat}${chat}My daughter has a peanut allergy.`)
    const note = screen.getByText(/^ALLERGY: peanuts: … We drove .* fire\. My daughter has a peanut allergy\./)
    expect(note.textContent).toMatch(/More in Details: read all of it$/)
  })

  it('a food excluded by name is a warning only if a dish declares it', () => {
    onTheTicket('no fish please')
    expect(screen.getByText('ALLERGY: no fish please').closest('.note')?.getAttribute('data-allergy')).toBe('true')
    onTheTicket('NO NUTS!!!')
    expect(screen.getByText('NO NUTS!!!').closest('.note')?.getAttribute('data-allergy')).toBe('false')
  })

  it('each row with an allergen of the order is marked, on the card of every station', () => {
    const [roll] = buildTicket({}).orderItems
    const lines = roll ? [roll, { ...roll, id: 'line-2', allergyMarks: ['fish' as const] }] : []
    render(
      <TestProviders client={createQueryClient()}>
        <TicketLines ticket={buildTicket({ orderItems: lines })} lines={lines} />
      </TestProviders>,
    )
    const rows = screen.getAllByRole('listitem').filter((row) => row.dataset['allergy'] !== undefined)
    expect(rows.map((row) => row.dataset['allergy'])).toEqual(['false', 'true'])
    expect(rows.map((row) => row.textContent.includes('CONTAINS FISH'))).toEqual([false, true])
  })

  it('a line that was dropped says how many portions to make again, until they are made', () => {
    const [roll] = buildTicket({}).orderItems
    const lines = roll
      ? [
          { ...roll, isStruck: false },
          { ...roll, id: 'line-2', isStruck: true },
        ]
      : []
    const dropped = ['line-2', roll?.id ?? ''].map((lineId) => ({ lineId, quantity: 1 }))
    const wastes = [{ lines: dropped, reason: 'dropped' as const, at: '2026-07-07T18:00:00.000Z' }]
    render(
      <TestProviders client={createQueryClient()}>
        <TicketLines ticket={buildTicket({ orderItems: lines, wastes })} lines={lines} />
      </TestProviders>,
    )
    const rows = screen.getAllByRole('listitem').filter((row) => row.dataset['allergy'] !== undefined)
    expect(rows.map((row) => row.textContent.includes('Make 1× again (Dropped)'))).toEqual([true, false])
  })

  it('"no onions" is a plain note', () => {
    onTheTicket('no onions')
    expect(screen.getByText('no onions').closest('.note')?.getAttribute('data-allergy')).toBe('false')
  })
})
