import { useState } from 'react'
import type { ChangedAvailability, MenuAvailability } from '#shared/menu/availability-contract'
import { LoadError } from '#ui/data-states'
import { useAvailability } from '../data/inventory-queries'
import { useStockUpdates } from '../data/use-stock-updates'
import { LinesSkeleton } from '../table'
import { EightySixPanel } from './eighty-six-panel'
import { IngredientRows } from './ingredient-rows'
import { OpenOrders, type TicketDishes } from './open-orders'
import { useEightySix } from './use-eighty-six'

type EightySixControlProps = {
  /** The ids of the dishes that are being made now, which are the likeliest to run out. */
  readonly activeDishIds: readonly number[]
  /** The board's tickets, which say whether an order still holds a dish. */
  readonly tickets: readonly TicketDishes[]
}

/** Lets cooks 86 a dish or set the portions left, and undo it (kitchen board). */
export function EightySixControl(props: EightySixControlProps) {
  useStockUpdates()
  const { data: dishes, isError, refetch } = useAvailability()
  if (dishes) return <LoadedControl dishes={dishes} {...props} />
  if (isError) return <LoadError onRetry={() => void refetch()}>The menu could not be loaded.</LoadError>
  return <LinesSkeleton label="Loading the menu" />
}

type LoadedControlProps = EightySixControlProps & { readonly dishes: readonly MenuAvailability[] }

function LoadedControl({ tickets, ...props }: LoadedControlProps) {
  const [changed, setChanged] = useState<readonly ChangedAvailability[]>([])
  return (
    <EightySixPanel
      {...props}
      {...useEightySix(props.dishes, setChanged)}
      openOrders={<OpenOrders changed={changed} tickets={tickets} />}
      moreRows={(search) => <IngredientRows search={search} dishes={props.dishes} onChanged={setChanged} />}
    />
  )
}
