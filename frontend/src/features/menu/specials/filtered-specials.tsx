import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { useDietFilters } from '#base/menu/diet-filters'
import { focusDietTrigger } from '../filters/diet-trigger'
import { SpecialsFrame } from './specials-frame'

/** Shown when the guest's dietary filters hide all of today's specials. */
export function FilteredSpecials({ isFolded }: { readonly isFolded: boolean }) {
  const { clear } = useDietFilters()
  const clearAndFocus = () => {
    focusDietTrigger()
    clear()
  }
  return (
    <SpecialsFrame {...(isFolded && { style: { paddingBlock: '0.75rem' } })}>
      <Heading as={isFolded ? 'h2' : 'h3'} size={isFolded ? 'sm' : 'lg'} mt={isFolded ? '0' : '2'}>
        Today’s specials don’t fit your dietary filters
      </Heading>
      <Button variant="plain" size="sm" px="0" mt="1" onClick={clearAndFocus}>
        Clear filters
      </Button>
    </SpecialsFrame>
  )
}
