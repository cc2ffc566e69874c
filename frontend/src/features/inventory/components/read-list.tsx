import { Heading } from '@chakra-ui/react/heading'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { LoadError } from '#base/components/not-loaded'
import { Surface } from '#base/components/surface'
import { EmptyList, LinesSkeleton } from './panel-states'

type ReadListProps<T> = {
  readonly title: string
  readonly answer: Pick<UseQueryResult<readonly T[]>, 'data' | 'isError' | 'refetch'>
  /** What it is called while it is on its way and where it can't be read: `Low stock`. */
  readonly what: string
  readonly empty: string
  readonly children: (line: T) => ReactNode
}

/** A titled list of what the server knows, in each of its states. */
export function QueryList<T>({ title, answer: { data, isError, refetch }, what, empty, children }: ReadListProps<T>) {
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
        <LoadError onRetry={() => void refetch()}>{what} could not be loaded.</LoadError>
      ) : (
        <LinesSkeleton label={`Loading: ${what}`} lines={2} />
      )}
    </Surface>
  )
}
