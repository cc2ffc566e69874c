import { removeEmptySlots, updateTicketSlots } from './kitchen-places'
import type { TicketSlot } from './kitchen-places'

const [one, two, three, four] = ['1', '2', '3', '4'].map((id) => ({ id }))
type Numbered = { readonly id: string }
const tickets = (...all: readonly (Numbered | undefined)[]) => all.flatMap((ticket) => ticket ?? [])
const seen = (places: readonly TicketSlot<Numbered>[]) =>
  places.map(({ ticket, hasLeft }) => (hasLeft ? `(${ticket.id})` : ticket.id))
const full = updateTicketSlots<Numbered>([], tickets(one, two, three))

it('keeps the place of a ticket that has left, and closes up later', () => {
  const after = updateTicketSlots(full, tickets(one, three, four))
  expect(seen(after)).toEqual(['1', '(2)', '3', '4'])
  expect(seen(removeEmptySlots(after))).toEqual(['1', '3', '4'])
})

it('gives a recalled ticket its place back', () => {
  const left = updateTicketSlots(full, tickets(one, three))
  expect(seen(updateTicketSlots(left, tickets(one, two, three)))).toEqual(['1', '2', '3'])
  expect(seen(updateTicketSlots(removeEmptySlots(left), tickets(one, two, three)))).toEqual(['1', '2', '3'])
})

it('is the very same while nothing changes', () => {
  expect(updateTicketSlots(full, tickets(one, two, three))).toBe(full)
  const left = updateTicketSlots(full, tickets(one))
  expect(updateTicketSlots(left, tickets(one))).toBe(left)
})
