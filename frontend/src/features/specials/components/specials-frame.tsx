import { chakra } from '@chakra-ui/react/styled-system'
import type { HTMLAttributes } from 'react'

/** The card of the specials, with the glow of the grill. */
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
