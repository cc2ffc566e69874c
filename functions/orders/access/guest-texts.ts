import type { OrderRecord } from '../records'

/**
 * Lists the texts that a guest typed into an order. A new one belongs here and below: so it is
 * anonymized, left out of mails to unverified addresses, and drawn where a printer lacks letters.
 */
export const listGuestTexts = ({ customer, specialInstructions, arrival, lines }: OrderRecord): readonly string[] =>
  [
    customer.name,
    ...Object.values(customer.address ?? {}),
    specialInstructions,
    arrival?.note,
    ...lines.flatMap(({ notes, for: person }) => [notes, person]),
  ].flatMap((text) => (text ? [text] : []))

/** Returns the parts of an order in which its guest typed texts, without these; not the contact. */
export const withoutGuestTexts = ({ arrival, lines }: OrderRecord) => ({
  specialInstructions: undefined,
  ...(arrival && { arrival: { ...arrival, note: undefined } }),
  lines: lines.map(({ notes: _notes, for: _for, ...line }) => line),
})
