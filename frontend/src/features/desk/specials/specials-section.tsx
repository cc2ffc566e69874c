import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { LoadError } from '#ui/data-states'
import { useDeskMenu, useDeskStock } from '../desk-api'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { IngredientsContext, listIngredients } from '../dishes/dish-cost'
import { SpecialsForm } from './specials-form'
import { useDeskSpecials } from './use-specials-form'

/** The week of specials (docs/product/desk.md#specials). */
export function SpecialsSection() {
  const location = useDeskLocation()
  const specials = useDeskSpecials(location.code)
  const menu = useDeskMenu(location.code)
  const { data: stock } = useDeskStock(location.code)
  const retry = () => void Promise.all([specials.refetch(), menu.refetch()])
  return (
    <>
      <DeskHeader
        title="Specials"
        lead={`What ${location.name} offers on each day of the week, with its price and margin.`}
      />
      {specials.data && menu.data ? (
        <IngredientsContext value={listIngredients(stock ?? [])}>
          <SpecialsForm key={location.code} location={location} read={specials.data} dishes={menu.data.dishes} />
        </IngredientsContext>
      ) : specials.isError || menu.isError ? (
        <LoadError onRetry={retry}>The specials could not be loaded.</LoadError>
      ) : (
        <chakra.div role="status" aria-label="Loading the specials" display="grid" gap="4">
          <Skeleton height="40" borderRadius="2xl" />
          <Skeleton height="40" borderRadius="2xl" />
          <Skeleton height="40" borderRadius="2xl" />
        </chakra.div>
      )}
    </>
  )
}
