import { useLayoutEffect, useRef } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { formatAllergyWarning, shortenAllergyNote } from '#shared/kitchen/allergy-notes'
import { useWords } from '#base/language/use-words'

type ContinuedHeadProps = { readonly ticket: Ticket; readonly left: number; readonly width: number }

/** The border of a ticket above and below its repeated head, in pixels. */
const BORDERS_PX = 4

/**
 * Repeats number, name and allergies above each further column of a ticket. An allergy may take any
 * number of rows, so the ticket leaves as much room as they need.
 */
export function ContinuedHead({ ticket, left, width }: ContinuedHeadProps) {
  const { tickets: words } = useWords()
  const { ticketNumber, customerInfo } = ticket
  const allergy = formatAllergyWarning(ticket, words.allergy, (note) => shortenAllergyNote(note, words.allergy).text)
  const head = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { offsetHeight = 0, parentElement } = head.current ?? {}
    parentElement?.style.setProperty('--head-room', `${offsetHeight + BORDERS_PX}px`)
  })
  return (
    <div ref={head} className="continued" style={{ left, width }} aria-hidden>
      <div>
        #{ticketNumber} {customerInfo.name || words.guest} <small>{words.continued}</small>
      </div>
      {allergy && <div className="allergy">{allergy}</div>}
    </div>
  )
}
