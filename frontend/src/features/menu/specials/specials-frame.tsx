import './specials.css'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { HTMLAttributes } from 'react'
import { Heading } from '@chakra-ui/react/heading'

type SpecialsFrameProps = HTMLAttributes<HTMLElement> & {
  /** Folds the card to one line, where it can be folded. */
  readonly onFold?: () => void
}

/** The frame of the specials card. */
export const SpecialsFrame = ({ children, onFold, ...rest }: SpecialsFrameProps) => (
  <chakra.section
    aria-label="Today's specials"
    display="flex"
    flexDirection="column"
    borderRadius="2xl"
    borderWidth="1px"
    borderColor="accent"
    p={{ base: '5', md: '8' }}
    bgImage="radial-gradient(90% 160% at 100% 0%, {colors.accent.wash}, transparent 60%)"
    bgColor="bg.surface"
    {...rest}
  >
    <Flex justifyContent="space-between" alignItems="center" gap="3">
      <chakra.span fontSize="xs" fontWeight="bold" letterSpacing="widest" textTransform="uppercase" color="accent.fg">
        Today at the grill
      </chakra.span>
      {onFold && (
        <Button variant="plain" size="sm" px="0" my="-3" position="relative" zIndex="1" onClick={onFold}>
          Show less
        </Button>
      )}
    </Flex>
    {children}
  </chakra.section>
)

/** Reserves the card's space while the specials load. The prerendered page contains it. */
export const SpecialsSkeleton = ({ isFolded }: { readonly isFolded: boolean }) => (
  <div className={isFolded ? 'specials-line' : 'specials'} role="status" aria-label="Loading today's specials">
    {isFolded ? (
      <p className="waiting">Loading today&rsquo;s specials</p>
    ) : (
      <SpecialsFrame aria-hidden>
        <Heading as="p" size="xl" mt="2" maxW="lg">
          Loading today&rsquo;s specials
        </Heading>
      </SpecialsFrame>
    )}
  </div>
)
