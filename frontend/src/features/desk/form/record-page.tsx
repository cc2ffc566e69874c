import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Location, LocationCode } from '#shared/locations/index'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { Loaded } from './loaded'

type RecordPageProps<T, K extends QueryKey> = {
  readonly title: string
  readonly lead: (location: Location) => ReactNode
  readonly query: (location: LocationCode) => UseQueryOptions<T, Error, T, K>
  /** Says what could not be loaded. */
  readonly failed: string
  readonly maxWidth?: string
  readonly children: (read: T, location: Location) => ReactNode
}

/** A section of the desk about one record of its location. */
export function RecordPage<T, K extends QueryKey>(props: RecordPageProps<T, K>) {
  const { title, lead, query, failed, maxWidth = '52rem', children } = props
  const location = useDeskLocation()
  return (
    <>
      <DeskHeader title={title} lead={lead(location)} />
      <Loaded query={useQuery(query(location.code))} failed={failed}>
        {(read) => (
          <chakra.div key={location.code} maxW={maxWidth}>
            {children(read, location)}
          </chakra.div>
        )}
      </Loaded>
    </>
  )
}
