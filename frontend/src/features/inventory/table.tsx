import { useId, useSyncExternalStore, type ReactNode } from 'react'
import { Box } from '@chakra-ui/react/box'
import { Skeleton } from '#ui/chakra/skeleton'
import { Text } from '@chakra-ui/react/text'
import { Heading } from '#ui/chakra/heading'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadError } from '#ui/data-states'
import { Surface } from '#ui/chakra/surface'
import { chakra } from '@chakra-ui/react/styled-system'

const narrowScreenQuery = () => window.matchMedia('(max-width: 47.99rem)')

function subscribe(listener: () => void) {
  const query = narrowScreenQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen is too narrow for tables, so that rows become cards. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrowScreenQuery().matches)

/** Shown while a list is loading. */
export const LinesSkeleton = ({ label, lines = 8 }: { readonly label: string; readonly lines?: number }) => (
  <Box role="status" aria-label={label} display="grid" gap="2">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height="12" borderRadius="lg" />
    ))}
  </Box>
)

/** Replaces an empty list. */
export const EmptyList = ({ children }: { readonly children: string }) => (
  <Text py="10" textAlign="center" color="fg.muted">
    {children}
  </Text>
)

type QueryListProps<T> = {
  readonly title: string
  readonly query: Pick<UseQueryResult<readonly T[]>, 'data' | 'isError' | 'refetch'>
  /** The subject of the loading and error messages, such as `Low stock`. */
  readonly subject: string
  readonly empty: string
  readonly children: (line: T) => ReactNode
}

/** A titled list of a query's results, with its loading, error and empty states. */
export function QueryList<T>({
  title,
  query: { data, isError, refetch },
  subject,
  empty,
  children,
}: QueryListProps<T>) {
  const id = useId()
  return (
    <Surface aria-labelledby={id}>
      <Heading as="h2" size="md" id={id} mb="3">
        {title}
      </Heading>
      {data ? (
        data.length > 0 ? (
          <ul>{data.map(children)}</ul>
        ) : (
          <EmptyList>{empty}</EmptyList>
        )
      ) : isError ? (
        <LoadError onRetry={() => void refetch()}>{subject} could not be loaded.</LoadError>
      ) : (
        <LinesSkeleton label={`Loading: ${subject}`} lines={2} />
      )}
    </Surface>
  )
}

/** A table whose numeric columns are aligned to the right. */
export const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    fontSize: { base: 'sm', md: 'md' },
    '& th, & td': {
      px: { base: '1.5', md: '2', lg: '3' },
      py: '2',
      textAlign: 'start',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& thead th': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: 'semibold' },
    '& [data-wide]': { display: { base: 'none', lg: 'table-cell' } },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& thead button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: '9',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      _hover: { color: 'fg' },
    },
  },
})

/** A row as a card, for narrow screens. */
export const RowCard = chakra('li', {
  base: {
    p: '4',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** A label with its figure, side by side. */
export const LabelledFigure = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <chakra.div display="flex" justifyContent="space-between" gap="3">
    <chakra.dt color="fg.muted">{label}</chakra.dt>
    <chakra.dd textAlign="end">{children}</chakra.dd>
  </chakra.div>
)

/** Lets a wide table scroll sideways. Its relative position also contains `sr-only` texts. */
export const TableFrame = chakra('div', { base: { position: 'relative', overflowX: 'auto' } })

/** Shows a value below another one if the screen is too narrow for its own column. */
export const NarrowColumnFallback = chakra('div', {
  base: { display: { lg: 'none' }, fontSize: 'sm', fontWeight: 'normal', color: 'fg.subtle' },
})
