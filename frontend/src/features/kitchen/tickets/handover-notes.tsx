import { CarIcon, UtensilsIcon } from 'lucide-react'
import type { Ticket } from '#shared/orders/contract'
import { useWords } from '#base/language/use-words'
import { DeliveryNote } from '../delivery/delivery-note'
import { useTimes } from './times'

export { PackingList } from '../packing/packing-list'

type HandoverNotesProps = {
  readonly ticket: Ticket
  /** Whether the ticket has utensils in its packing list below. */
  readonly isPacking?: boolean
}

/** What concerns handing over the order: a guest outside, utensils to pack, who delivers it. */
export function HandoverNotes({ ticket, isPacking = false }: HandoverNotesProps) {
  const { arrival, utensils } = ticket
  const { tickets: words } = useWords()
  const { moment } = useTimes()
  return (
    <>
      {arrival && (
        <div className="arrived">
          <CarIcon />
          <div>
            {words.guestIsHere(moment(arrival.at))}
            {arrival.note && `: ${arrival.note}`}
          </div>
        </div>
      )}
      {utensils && !isPacking && (
        <div className="utensils">
          <UtensilsIcon />
          {words.packUtensils}
        </div>
      )}
      <DeliveryNote ticket={ticket} />
    </>
  )
}
