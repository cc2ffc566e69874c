import { useState } from 'react'
import type { MenuAvailability } from '#shared/menu/availability-contract'
import { LoadError } from '#ui/data-states'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { useLocationConfig } from '#base/location/location'
import { useSoldOutSpecials } from '#base/menu/sold-out-specials'
import { useAvailability } from '../data/inventory-queries'
import { useStockUpdates } from '../data/use-stock-updates'
import { LinesSkeleton } from '../table'
import { EightySixPanel } from './eighty-six-panel'
import { IngredientRows } from './ingredient-rows'
import { OpenOrders, listDishesOff, listOptionsOff, type TakenOff, type TicketDishes } from './open-orders'
import { useEightySix } from './use-eighty-six'

type EightySixControlProps = {
  /** The ids of the dishes that are being made now, which are the likeliest to run out. */
  readonly activeDishIds: readonly number[]
  /** The board's tickets, which say whether an order still holds a dish. */
  readonly tickets: readonly TicketDishes[]
}

/** Lets cooks 86 a dish or set the portions left, and undo it (kitchen board). */
export function EightySixControl(props: EightySixControlProps) {
  const { board } = useWords()
  const { availability: words } = useDialogWords()
  useStockUpdates()
  const { data: dishes, isError, refetch } = useAvailability()
  if (dishes) return <LoadedControl dishes={dishes} {...props} />
  if (isError)
    return (
      <LoadError retryLabel={board.tryAgain} onRetry={() => void refetch()}>
        {words.loadFailed}
      </LoadError>
    )
  return <LinesSkeleton label={words.loading} />
}

type LoadedControlProps = EightySixControlProps & { readonly dishes: readonly MenuAvailability[] }

function LoadedControl({ tickets, ...props }: LoadedControlProps) {
  const { availability: words } = useDialogWords()
  const { data: soldOut = [] } = useSoldOutSpecials(useLocationConfig())
  const [takenOff, setTakenOff] = useState<readonly TakenOff[]>([])
  return (
    <EightySixPanel
      {...props}
      soldOutIds={soldOut.map(({ menuItem }) => menuItem.id)}
      {...useEightySix(props.dishes, (changed) => setTakenOff(listDishesOff(changed, words)))}
      openOrders={<OpenOrders takenOff={takenOff} tickets={tickets} />}
      moreRows={(search) => (
        <IngredientRows
          search={search}
          dishes={props.dishes}
          onChanged={(changed) => setTakenOff(listDishesOff(changed, words))}
          onOptionChanged={(changed) => setTakenOff(listOptionsOff(changed))}
        />
      )}
    />
  )
}
