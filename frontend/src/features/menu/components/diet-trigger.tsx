import type { ComponentProps } from 'react'
import { dietaryChoices } from '#shared/rules/dietary-filters'
import { FilterIcon } from '#base/components/icons'
import { Button } from '#base/components/ui'
import { useDiet } from '#base/diet/use-diet'

/** The button to the filters; says how many are on. */
export const DietTrigger = (props: ComponentProps<typeof Button>) => {
  const { preferences } = useDiet()
  const count = dietaryChoices.filter(({ preference }) => preferences[preference]).length
  return (
    <Button variant="outline" px="4" fontSize="sm" minH="12" aria-haspopup="dialog" {...props}>
      <FilterIcon />
      Dietary filters{count > 0 && ` (${count})`}
    </Button>
  )
}
