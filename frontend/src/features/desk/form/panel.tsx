import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { ReactNode } from 'react'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    p: { base: '4', md: '6' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: '2xl',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
})

type PanelProps = {
  readonly title: string
  readonly lead?: ReactNode
  /** Beside the title, at its end. */
  readonly act?: ReactNode
  readonly children: ReactNode
}

/** A part of a form or of a page, with its name. */
export function FormPanel({ title, lead, act, children }: PanelProps) {
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" minH="9" flexWrap="wrap">
        <div>
          <Heading as="h2" size="md" id={id}>
            {title}
          </Heading>
          {lead && (
            <chakra.p mt="1" fontSize="sm" color="fg.muted">
              {lead}
            </chakra.p>
          )}
        </div>
        {act}
      </chakra.div>
      {children}
    </Box>
  )
}
