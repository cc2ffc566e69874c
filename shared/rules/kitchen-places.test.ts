import { closedUp, placesFor } from './kitchen-places'
import type { Place } from './kitchen-places'

const [one, two, three, four] = ['1', '2', '3', '4'].map((id) => ({ id }))
type Numbered = { readonly id: string }
const tickets = (...all: readonly (Numbered | undefined)[]) => all.flatMap((ticket) => ticket ?? [])
const seen = (places: readonly Place<Numbered>[]) =>
  places.map(({ ticket, hasLeft }) => (hasLeft ? `(${ticket.id})` : ticket.id))
const full = placesFor<Numbered>([], tickets(one, two, three))

it('keeps the place of a ticket that has left, and closes up later', () => {
  const after = placesFor(full, tickets(one, three, four))
  expect(seen(after)).toEqual(['1', '(2)', '3', '4'])
  expect(seen(closedUp(after))).toEqual(['1', '3', '4'])
})

it('gives a recalled ticket its place back', () => {
  const left = placesFor(full, tickets(one, three))
  expect(seen(placesFor(left, tickets(one, two, three)))).toEqual(['1', '2', '3'])
  expect(seen(placesFor(closedUp(left), tickets(one, two, three)))).toEqual(['1', '2', '3'])
})

it('is the very same while nothing changes', () => {
  expect(placesFor(full, tickets(one, two, three))).toBe(full)
  const left = placesFor(full, tickets(one))
  expect(placesFor(left, tickets(one))).toBe(left)
})
