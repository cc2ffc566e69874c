import { useDeskMenu, useDeskStock } from '../desk-api'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { IngredientsContext, listIngredients } from '../dishes/dish-cost'
import { Loaded } from '../form/loaded'
import { SpecialsForm } from './specials-form'
import { useDeskSpecials } from './use-specials-form'

/** The week of specials (docs/product/desk.md#specials). */
export function SpecialsSection() {
  const location = useDeskLocation()
  const specials = useDeskSpecials(location.code)
  const menu = useDeskMenu(location.code)
  const { data: stock } = useDeskStock(location.code)
  const loaded = {
    data: specials.data && menu.data && { week: specials.data, dishes: menu.data.dishes },
    isError: specials.isError || menu.isError,
    refetch: () => Promise.all([specials.refetch(), menu.refetch()]),
  }
  return (
    <>
      <DeskHeader
        title="Specials"
        lead={`What ${location.name} offers on each day of the week, with its price and margin. It counts for orders placed on that day, also for a later one.`}
      />
      <Loaded query={loaded} failed="The specials could not be loaded.">
        {({ week, dishes }) => (
          <IngredientsContext value={listIngredients(stock ?? [])}>
            <SpecialsForm key={location.code} location={location} read={week} dishes={dishes} />
          </IngredientsContext>
        )}
      </Loaded>
    </>
  )
}
