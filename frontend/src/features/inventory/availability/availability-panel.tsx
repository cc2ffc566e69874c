import { availabilityRoutes, type MenuAvailability } from '#shared/menu/availability-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, getErrorMessage } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { toast } from '#ui/toast'
import { availabilityQuery, useAvailability } from '../data/inventory-queries'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useCanEditStock } from '../data/use-inventory'
import { EmptyList, LinesSkeleton, RowCard } from '../table'
import { Grid } from '@chakra-ui/react/grid'
import { useState } from 'react'
import { IngredientRows } from './ingredient-rows'
import { LoadError } from '#ui/data-states'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { matchesAllWords } from '../stock/stock-rows'
import { TextInput } from '#ui/forms/controls'

/** Returns the reason that the switch sends (docs/product/stock.md#availability). */
const getReason = (isAvailable: boolean) => (isAvailable ? 'Back in stock' : 'Out of stock')

/**
 * Changes a dish's availability.
 * The screen shows the change at once and reverts it if the request fails.
 */
function useChangeAvailability(dish: MenuAvailability) {
  const client = useQueryClient()
  const { code: location } = useLocationConfig()
  const { queryKey } = availabilityQuery(location)
  const updateCache = (next: MenuAvailability) =>
    client.setQueryData(queryKey, (dishes) => dishes?.map((other) => (other.id === next.id ? next : other)))
  return useMutation({
    mutationFn: (isAvailable: boolean) =>
      callApi(availabilityRoutes.updateAvailability, {
        params: { menuItemId: dish.id, location },
        body: { isAvailable, reason: getReason(isAvailable) },
      }),
    onMutate: async (isAvailable) => {
      await client.cancelQueries({ queryKey })
      updateCache({ ...dish, isAvailable, reason: getReason(isAvailable) })
      return dish
    },
    onSuccess: (changed) => {
      updateCache(changed)
      toast({ title: 'Menu availability updated' })
    },
    // The dish's card shows the error, so there is no toast (docs/product/stock.md#availability).
    onError: (_error, _isAvailable, previous) => previous && updateCache(previous),
  })
}

const Switch = chakra('button', {
  base: {
    flex: '0 0 auto',
    width: '14',
    height: '11',
    px: '0.5',
    cursor: 'pointer',
    _disabled: { opacity: 0.6, cursor: 'progress' },
    '& > span': {
      display: 'block',
      height: '7',
      p: '0.5',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.strong',
      bg: 'bg.inset',
    },
    '& > span::before': {
      content: '""',
      display: 'block',
      height: '100%',
      aspectRatio: '1',
      borderRadius: 'full',
      bg: 'fg.subtle',
      transition: 'transform 120ms',
    },
    '&[aria-checked=true] > span': { bg: 'success', borderColor: 'success' },
    '&[aria-checked=true] > span::before': { bg: 'accent.contrast', transform: 'translateX(1.5rem)' },
  },
})

/** A dish with a switch for its availability. Users without edit permission see the state only. */
function AvailabilityCard({ dish }: { readonly dish: MenuAvailability }) {
  const canEdit = useCanEditStock()
  const { mutate: change, isPending, error } = useChangeAvailability(dish)
  const { menuItem, isAvailable, reason, portionsLeft } = dish
  return (
    <RowCard>
      <Flex justify="space-between" align="center" gap="3">
        <Box minW="0">
          <Box fontWeight="semibold">{menuItem.name}</Box>
          <Box fontSize="sm">
            <Box as="span" fontWeight="semibold" color={isAvailable ? 'success.fg' : 'danger.fg'}>
              {isAvailable ? 'Available' : 'Unavailable'}
            </Box>
            {isAvailable && portionsLeft !== null && ` · ${portionsLeft} left`}
            {reason && (
              <Box as="span" color="fg.subtle">
                {' '}
                · {reason}
              </Box>
            )}
          </Box>
        </Box>
        {canEdit && (
          <Switch
            type="button"
            role="switch"
            aria-checked={isAvailable}
            aria-label={`${menuItem.name} available`}
            disabled={isPending}
            onClick={() => change(!isAvailable)}
          >
            <span />
          </Switch>
        )}
      </Flex>
      {error && (
        <Box role="alert" mt="2" fontSize="sm" color="danger.fg">
          {getErrorMessage(error, 'The server could not be reached. The menu is unchanged.')}
        </Box>
      )}
    </RowCard>
  )
}

const filterOptions = [
  { value: '', label: 'All dishes' },
  { value: 'off', label: 'Unavailable only' },
]

/** The availability of all dishes at this location, with a search. */
export function AvailabilityPanel() {
  const { data: dishes, isError, refetch } = useAvailability()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState('')
  const canEdit = useCanEditStock()
  if (!dishes) {
    if (isError) return <LoadError onRetry={() => void refetch()}>The menu could not be loaded.</LoadError>
    return <LinesSkeleton label="Loading the menu" />
  }
  const shown = dishes.filter(
    ({ menuItem, isAvailable }) => matchesAllWords(search, menuItem.name) && (filter === '' || !isAvailable),
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
            <AvailabilityCard key={dish.id} dish={dish} />
          ))}
        </Grid>
      )}
    </>
  )
}
