import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '#base/components/not-loaded'
import { PageSpinner } from '#base/components/spinner-page'
import { deskIntakeQuery } from '../api/queries'
import { DeskHeader } from '../components/desk-head'
import { useDeskLocation } from '../desk-location'
import { CapacityForm } from './capacity-form'
import { capacityQuery, stationsQuery } from './queries'
import { StationsForm } from './stations-form'

/** How the kitchen works and how much it takes on (docs/product/kitchen.md#stations-and-slots). */
export function StationsSection() {
  const { code } = useDeskLocation()
  const stations = useQuery(stationsQuery(code))
  const capacity = useQuery(capacityQuery(code))
  const { data: intake } = useQuery({ ...deskIntakeQuery(code), refetchInterval: 30_000 })
  const quotes = intake?.quotesWhenOpen ?? intake?.quotes
  const again = () => void Promise.all([stations.refetch(), capacity.refetch()])
  const isLoaded = stations.data && capacity.data
  return (
    <>
      <DeskHeader
        title="Kitchen"
        lead={
          quotes
            ? `${intake?.quotesWhenOpen ? 'While open, an order' : 'An order that comes now'} is quoted ${quotes.pickup.min}-${quotes.pickup.max} minutes for pickup, ${quotes.delivery.min}-${quotes.delivery.max} for delivery.`
            : 'What guests are promised.'
        }
      />
      {isLoaded && (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" maxW="48rem">
          <StationsForm key={`stations ${code}`} location={code} read={stations.data} />
          <CapacityForm key={`capacity ${code}`} location={code} read={capacity.data} />
        </chakra.div>
      )}
      {!isLoaded &&
        (stations.isError || capacity.isError ? (
          <LoadError onRetry={again}>The kitchen’s figures could not be loaded.</LoadError>
        ) : (
          <PageSpinner />
        ))}
    </>
  )
}
