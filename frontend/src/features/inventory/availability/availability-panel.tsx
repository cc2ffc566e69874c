import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { useState } from 'react'
import { useLocationConfig } from '#base/location/location'
import { useSoldOutSpecials } from '#base/menu/sold-out-specials'
import { LoadError } from '#ui/data-states'
import { TextInput } from '#ui/forms/controls'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { useAvailability } from '../data/inventory-queries'
import { useCanEditStock } from '../data/use-inventory'
import { matchesAllWords } from '../stock/stock-rows'
import { EmptyList, LinesSkeleton } from '../table'
import { AvailabilityCard } from './availability-card'
import { IngredientRows } from './ingredient-rows'

const filterOptions = [
  { value: '', label: 'All dishes' },
  { value: 'off', label: 'Unavailable only' },
]

/** The availability of all dishes at this location, with a search. */
export function AvailabilityPanel() {
  const { data: dishes, isError, refetch } = useAvailability()
  const { data: soldOut = [] } = useSoldOutSpecials(useLocationConfig())
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState('')
  const canEdit = useCanEditStock()
  if (!dishes) {
    if (isError) return <LoadError onRetry={() => void refetch()}>The menu could not be loaded.</LoadError>
    return <LinesSkeleton label="Loading the menu" />
  }
  const soldOutOf = (dishId: number) => soldOut.find(({ menuItem }) => menuItem.id === dishId)
  const shown = dishes.filter(
    ({ id, menuItem, isAvailable }) =>
      matchesAllWords(search, menuItem.name) && (filter === '' || !isAvailable || soldOutOf(id)),
  )
  return (
    <>
      <Grid gap="3" mb="4" templateColumns={{ base: '1fr', sm: '20rem 14rem' }}>
        <TextInput
          type="search"
          aria-label="Find a dish, ingredient or option"
          placeholder="Find a dish, ingredient or option"
          maxLength={80}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ChoiceSelect label="Show" value={filter} options={filterOptions} onChoose={setFilter} />
      </Grid>
      {canEdit && (
        <Box mb="4" maxW="36rem">
          <IngredientRows search={search} dishes={dishes} />
        </Box>
      )}
      {shown.length === 0 ? (
        <EmptyList>No dishes found.</EmptyList>
      ) : (
        <Grid as="ul" gap="3" templateColumns={{ base: '1fr', md: '1fr 1fr', xl: 'repeat(3, 1fr)' }}>
          {shown.map((dish) => (
            <AvailabilityCard key={dish.id} dish={dish} soldOut={soldOutOf(dish.id)} />
          ))}
        </Grid>
      )}
    </>
  )
}
