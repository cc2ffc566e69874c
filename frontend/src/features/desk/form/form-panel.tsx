import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'

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
  /** The id that links of the page lead to. */
  readonly id?: string
  readonly lead?: ReactNode
  /** Shown at the end of the title's line. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A titled section of a form or page. */
export function FormPanel({ title, id: target, lead, action, children }: PanelProps) {
  const id = useId()
  return (
    <Box aria-labelledby={id} {...(target && { id: target, tabIndex: -1, scrollMarginTop: '24' })}>
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
        {action}
      </chakra.div>
      {children}
    </Box>
  )
}
