import { Link } from 'wouter'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { DailySpecial } from '#shared/specials/contract'
import { describeSoldOutSpecial, useSoldOutSpecials } from '#base/menu/sold-out-specials'
import { useDeskMenu } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { getDishPath } from '../paths'
import { SoldOutActions } from '../specials/sold-out-actions'
import { TodaySectionPanel } from './today-panel'
import { UnavailableDishRow, listUnavailableDishes } from './unavailable-panels'

type SoldOutRowProps = { readonly special: DailySpecial; readonly dish: EditableDish }

/** A dish that is off because its special reached the daily limit. */
const SoldOutRow = ({ special, dish }: SoldOutRowProps) => (
  <li>
    <span>
      <Link href={getDishPath(dish)}>{dish.name}</Link>
      <small>{describeSoldOutSpecial(special)}</small>
    </span>
    <SoldOutActions special={special} />
  </li>
)

/** What guests can't order now: sold-out specials, and dishes and options that are 86'd. */
export function UnavailableNowPanel() {
  const location = useDeskLocation()
  const menu = useDeskMenu(location.code)
  const specials = useSoldOutSpecials(location)
  const answer = {
    data: menu.data && specials.data && { dishes: menu.data.dishes, specials: specials.data },
    isError: menu.isError || specials.isError,
    refetch: () => Promise.all([menu.refetch(), specials.refetch()]),
  }
  return (
    <TodaySectionPanel
      title="86 now"
      answer={answer}
      lines={({ dishes, specials: soldOut }) => [
        ...soldOut.flatMap((special) => {
          const dish = dishes.find(
            ({ id, isArchived, isAvailable }) => id === special.menuItem.id && isAvailable && !isArchived,
          )
          return dish ? [<SoldOutRow key={special.id} special={special} dish={dish} />] : []
        }),
        ...listUnavailableDishes(dishes).map((off) => <UnavailableDishRow key={off.dish.id} off={off} />),
      ]}
      empty="Everything is available."
    >
      {(row) => row}
    </TodaySectionPanel>
  )
}
