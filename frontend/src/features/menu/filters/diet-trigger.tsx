import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { ListFilterIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { dietaryChoices } from '#shared/menu/dietary/filters'
import { useDietFilters } from '#base/menu/diet-filters'

const DIET_TRIGGER_ID = 'dietary-filters'

/** Moves the focus to the filters button, when the button that removed a filter disappears. */
export const focusDietTrigger = (): void => document.getElementById(DIET_TRIGGER_ID)?.focus({ preventScroll: true })

/** The button that opens the dietary filters. It shows how many are active. */
export const DietTrigger = (props: ComponentProps<typeof Button>) => {
  const { preferences } = useDietFilters()
  const count = dietaryChoices.filter(({ preference }) => preferences[preference]).length
  return (
    <Button
      id={DIET_TRIGGER_ID}
      variant="outline"
      px={{ base: '3', md: '4' }}
      fontSize="sm"
      aria-haspopup="dialog"
      aria-label={`Dietary filters${count > 0 ? ` (${count})` : ''}`}
      {...props}
    >
      <ListFilterIcon />
      <chakra.span display={{ base: 'none', md: 'inline' }}>Dietary filters</chakra.span>
      <chakra.span display={{ base: 'inline', md: 'none' }}>Filters</chakra.span>
      {count > 0 && ` (${count})`}
    </Button>
  )
}
