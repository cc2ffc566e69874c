import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from './loaded'

/** The cards of a log, one below the other. */
export const LogCards = chakra('ul', { base: { display: 'grid', gap: '4', listStyle: 'none', maxW: '48rem' } })

type PagedListProps<E> = {
  readonly query: UseInfiniteQueryResult<InfiniteData<{ readonly entries: readonly E[] }>>
  readonly failed: string
  /** The button that reads the next page. */
  readonly more: string
  readonly children: (entries: readonly E[]) => ReactNode
}

/** The pages of a log as far as they are read. */
export function PagedList<E>({ query, failed, more, children }: PagedListProps<E>) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <Loaded query={query} failed={failed}>
      {({ pages }) => (
        <>
          {children(pages.flatMap(({ entries }) => entries))}
          {hasNextPage && (
            <Button mt="5" variant="outline" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {isFetchingNextPage ? 'Loading…' : more}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}
