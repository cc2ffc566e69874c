import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { ListFilterIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { dietaryChoices } from '#shared/menu/dietary/filters'
import { useDietFilters } from '#base/menu/diet-filters'

/** The button to the filters; says how many are on. */
export const DietTrigger = (props: ComponentProps<typeof Button>) => {
  const { preferences } = useDietFilters()
  const count = dietaryChoices.filter(({ preference }) => preferences[preference]).length
  return (
    <Button
      id={DIET_TRIGGER}
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

export const DIET_TRIGGER = 'dietary-filters'
