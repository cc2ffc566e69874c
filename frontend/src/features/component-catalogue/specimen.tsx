import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Side = chakra('div', {
  base: {
    bg: 'bg.canvas',
    color: 'fg',
    p: '5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    minW: '0',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    alignItems: 'flex-start',
    '& > *': { maxW: '100%' },
  },
})

type SpecimenProps = { readonly title: string; readonly children: ReactNode }

/** A component's states, shown in the light and the dark scheme next to each other. */
export const Specimen = ({ title, children }: SpecimenProps) => (
  <chakra.section mt="10" aria-label={title}>
    <Heading as="h2" size="md" mb="4">
      {title}
    </Heading>
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Side colorScheme="light">{children}</Side>
      <Side colorScheme="dark">{children}</Side>
    </chakra.div>
  </chakra.section>
)
