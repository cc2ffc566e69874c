import type { ReactNode } from 'react'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'

type LoadedProps<T> = {
  readonly query: {
    readonly data: T | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  /** Says what could not be loaded. */
  readonly failed: string
  readonly isInPanel?: boolean
  /** Shown while the query is loading. */
  readonly loading?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** What a query returned, or that it is loading or has failed, with a button to retry. */
export function Loaded<T>({
  query: { data, isError, refetch },
  failed,
  isInPanel = false,
  loading = <ContentSkeleton />,
  children,
}: LoadedProps<T>) {
  if (data !== undefined) return children(data)
  if (!isError) return loading
  return (
    <LoadError isInPanel={isInPanel} onRetry={() => void refetch()}>
      {failed}
    </LoadError>
  )
}
