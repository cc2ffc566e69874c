import type { MenuAvailability } from '#shared/menu/availability-contract'
import { LoadError } from '#ui/data-states'
import { useAvailability } from '../data/inventory-queries'
import { useStockUpdates } from '../data/use-stock-updates'
import { LinesSkeleton } from '../table'
import { EightySixPanel } from './eighty-six-panel'
import { IngredientRows } from './ingredient-rows'
import { useEightySix } from './use-eighty-six'

type EightySixControlProps = {
  /** The ids of the dishes that are being made now, which are the likeliest to run out. */
  readonly activeDishIds: readonly number[]
}

/** Lets cooks 86 a dish or set the portions left, and undo it (kitchen board). */
export function EightySixControl({ activeDishIds }: EightySixControlProps) {
  useStockUpdates()
  const { data: dishes, isError, refetch } = useAvailability()
  if (dishes) return <LoadedControl dishes={dishes} activeDishIds={activeDishIds} />
  if (isError) return <LoadError onRetry={() => void refetch()}>The menu could not be loaded.</LoadError>
  return <LinesSkeleton label="Loading the menu" />
}

type LoadedControlProps = EightySixControlProps & { readonly dishes: readonly MenuAvailability[] }

const LoadedControl = (props: LoadedControlProps) => (
  <EightySixPanel
    {...props}
    {...useEightySix(props.dishes)}
    moreRows={(search) => <IngredientRows search={search} dishes={props.dishes} />}
  />
)
