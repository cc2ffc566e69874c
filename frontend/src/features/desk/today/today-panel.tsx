import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '#ui/data-states'
import { FormPanel } from '../form/form-layout'

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minH: '12',
      py: '2',
      borderTopWidth: '1px',
    },
    '& > li:first-of-type': { borderTopWidth: 0 },
    '& > li > :first-of-type': { minW: 0, overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
    '& a': { fontWeight: 'medium', _hover: { color: 'accent.fg' } },
    '& [role=alert]': { color: 'danger.fg', fontSize: 'sm' },
  },
})

type PartProps<T, L> = {
  readonly title: string
  readonly answer: UseQueryResult<T>
  /** Returns the lines to list. */
  readonly lines: (data: T) => readonly L[]
  readonly empty: string
  readonly act?: ReactNode
  readonly children: (line: L) => ReactNode
}

/** A section of the day, with its loading, error and empty states. */
export const TodaySectionPanel = <T, L>({
  title,
  answer: { data, isError, refetch },
  lines,
  empty,
  act,
  children,
}: PartProps<T, L>) => {
  const listed = data && lines(data)
  return (
    <FormPanel title={title} act={act}>
      {listed ? (
        listed.length > 0 ? (
          <List>{listed.map(children)}</List>
        ) : (
          <chakra.p color="fg.muted">{empty}</chakra.p>
        )
      ) : isError ? (
        <LoadError isInPanel onRetry={() => void refetch()}>
          This could not be loaded.
        </LoadError>
      ) : (
        <chakra.div role="status" aria-label={`Loading: ${title}`} display="grid" gap="2">
          <Skeleton height="9" />
          <Skeleton height="9" />
        </chakra.div>
      )}
    </FormPanel>
  )
}
