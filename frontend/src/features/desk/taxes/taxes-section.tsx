import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { TaxesForm } from './taxes-form'
import { taxesQuery } from './use-taxes-form'

/** The location's sales tax (docs/product/desk.md#taxes). */
export function TaxesSection() {
  const location = useDeskLocation()
  const { data, isError, refetch } = useQuery(taxesQuery(location.code))
  return (
    <>
      <DeskHeader title="Taxes" lead={`The sales tax rates of ${location.name}.`} />
      {data && (
        <chakra.div maxW="52rem">
          <TaxesForm key={location.code} location={location} read={data} />
        </chakra.div>
      )}
      {!data &&
        (isError ? (
          <LoadError onRetry={() => void refetch()}>The tax rates could not be loaded.</LoadError>
        ) : (
          <ContentSkeleton />
        ))}
    </>
  )
}
