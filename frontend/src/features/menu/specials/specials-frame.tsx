import './specials.css'
import { chakra } from '@chakra-ui/react/styled-system'
import type { HTMLAttributes } from 'react'
import { Heading } from '@chakra-ui/react/heading'

/** The frame of the specials card. */
export const SpecialsFrame = ({ children, ...rest }: HTMLAttributes<HTMLElement>) => (
  <chakra.section
    aria-label="Today's specials"
    display="flow-root"
    borderRadius="2xl"
    borderWidth="1px"
    borderColor="accent"
    p={{ base: '5', md: '8' }}
    bgImage="radial-gradient(90% 160% at 100% 0%, {colors.accent.wash}, transparent 60%)"
    bgColor="bg.surface"
    {...rest}
  >
    <chakra.span fontSize="xs" fontWeight="bold" letterSpacing="widest" textTransform="uppercase" color="accent.fg">
      Today at the grill
    </chakra.span>
    {children}
  </chakra.section>
)

/** Reserves the card's space while the specials load. The prerendered page contains it. */
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
