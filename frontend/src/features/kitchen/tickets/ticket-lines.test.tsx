import { render, screen } from '@testing-library/react'
import { TestProviders } from '#testing/test-providers'
import { createQueryClient } from '#base/api/query-client'
import { TicketNote } from './ticket-lines'

const onTheTicket = (note: string) =>
  render(
    <TestProviders client={createQueryClient()}>
      <TicketNote>{note}</TicketNote>
    </TestProviders>,
  )

describe('on a ticket', () => {
  it.each([
    ["can't have nuts, no wasabi", "ALLERGY: can't have nuts, no wasabi"],
    ['soy celíaca', 'ALLERGY: soy celíaca'],
    ['Allergy to soy', 'Allergy to soy'],
  ])('"%s" is a warning', (note, shown) => {
    onTheTicket(note)
    expect(screen.getByText(shown).closest('.note')?.getAttribute('data-allergy')).toBe('true')
  })

  it('"no onions" is a plain note', () => {
    onTheTicket('no onions')
    expect(screen.getByText('no onions').closest('.note')?.getAttribute('data-allergy')).toBe('false')
  })
})
