import { CarIcon, UtensilsIcon } from 'lucide-react'
import type { Ticket } from '#shared/orders/contract'
import { useLocationConfig } from '#base/location/location'
import { formatMoment } from './tickets'

export { PackingList } from '../packing/packing-list'

/** What concerns handing over the order: a guest who waits outside, and utensils to pack. */
export function HandoverNotes({ ticket: { arrival, utensils } }: { readonly ticket: Ticket }) {
  const location = useLocationConfig()
  return (
    <>
      {arrival && (
        <div className="arrived">
          <CarIcon />
          <div>
            GUEST IS HERE since {formatMoment(location, arrival.at)}
            {arrival.note && `: ${arrival.note}`}
          </div>
        </div>
      )}
      {utensils && (
        <div className="utensils">
          <UtensilsIcon />
          Pack utensils
        </div>
      )}
    </>
  )
}
