import { Heading } from '@chakra-ui/react/heading'
import '../specials.css'
import { SpecialsFrame } from './specials-frame'

/**
 * Keeps the card's place until it is known what is special; what it says is there before any script
 * has run.
 */
export const SpecialsSkeleton = ({ isFolded }: { readonly isFolded: boolean }) => (
  <div className={isFolded ? 'specials-line' : 'specials'} role="status" aria-label="Loading today's specials">
    {isFolded ? (
      <p className="waiting">Today&rsquo;s specials are just coming off the iron</p>
    ) : (
      <SpecialsFrame aria-hidden>
        <Heading as="p" size="xl" mt="2" maxW="lg">
          Today&rsquo;s specials are just coming off the iron
        </Heading>
      </SpecialsFrame>
    )}
  </div>
)
