import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import { LoadError } from '#base/components/not-loaded'
import { ChoiceSelect } from '#base/components/choice-select'
import { useAvailability } from '../api/inventory-queries'
import { matchesAllWords } from '../stock-list'
import { AvailabilityCard } from './availability-card'
import { EmptyList, LinesSkeleton } from './panel-states'

const choices = [
  { value: '', label: 'All dishes' },
  { value: 'off', label: 'Unavailable only' },
]

/** Which dishes can be ordered here. */
export function AvailabilityPanel() {
  const { data: dishes, isError, refetch } = useAvailability()
  const [typed, setTyped] = useState('')
  const [shownOnly, setShownOnly] = useState('')
  if (!dishes) {
    if (isError) return <LoadError onRetry={() => void refetch()}>The menu could not be loaded.</LoadError>
    return <LinesSkeleton label="Loading the menu" />
  }
  const shown = dishes.filter(
    ({ menuItem, isAvailable }) => matchesAllWords(typed, menuItem.name) && (shownOnly === '' || !isAvailable),
  )
  return (
    <>
      <Grid gap="3" mb="4" templateColumns={{ base: '1fr', sm: '20rem 14rem' }}>
        <Input
          type="search"
          aria-label="Search the dishes"
          placeholder="Search dishes"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ChoiceSelect label="Show" value={shownOnly} options={choices} onChoose={setShownOnly} />
      </Grid>
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
