import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { NotLoaded } from '#base/components/not-loaded'
import { useMenuAt, useStockAt } from '../api/queries'
import { DeskHead } from '../components/desk-head'
import { useDeskLocation } from '../desk-location'
import { IngredientsContext, ingredientsOf } from '../dish/ingredients'
import { SpecialsForm } from './specials-form'
import { useSpecialsAt } from './use-specials-form'

/** The specials of the week (docs/product/desk.md#specials). */
export function SpecialsSection() {
  const location = useDeskLocation()
  const specials = useSpecialsAt(location.code)
  const menu = useMenuAt(location.code)
  const { data: stock } = useStockAt(location.code)
  const retry = () => void Promise.all([specials.refetch(), menu.refetch()])
  return (
    <>
      <DeskHead
        title="Specials"
        lead={`What ${location.name} offers on each day of the week, what it costs then and what that leaves.`}
      />
      {specials.data && menu.data ? (
        <IngredientsContext value={ingredientsOf(stock ?? [])}>
          <SpecialsForm key={location.code} location={location} read={specials.data} dishes={menu.data.dishes} />
        </IngredientsContext>
      ) : specials.isError || menu.isError ? (
        <NotLoaded onRetry={retry}>The specials could not be loaded.</NotLoaded>
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
