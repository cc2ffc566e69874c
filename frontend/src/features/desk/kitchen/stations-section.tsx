import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { deskIntakeQuery } from '../desk-api'
import { capacityQuery, settingsQuery, stationsQuery } from './kitchen-queries'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { StationsForm } from './stations-form'
import { CapacityForm } from './capacity-form'
import { SettingsForm } from './settings-form'

/** Station settings and capacity (docs/product/kitchen.md#stations-and-slots). */
export function StationsSection() {
  const { code } = useDeskLocation()
  const stations = useQuery(stationsQuery(code))
  const capacity = useQuery(capacityQuery(code))
  const settings = useQuery(settingsQuery(code))
  const { data: intake } = useQuery({ ...deskIntakeQuery(code), refetchInterval: 30_000 })
  const quotes = intake?.quotesWhenOpen ?? intake?.quotes
  const again = () => void Promise.all([stations.refetch(), capacity.refetch(), settings.refetch()])
  const isLoaded = stations.data && capacity.data && settings.data
  return (
    <>
      <DeskHeader
        title="Kitchen"
        lead={
          quotes
            ? `${intake?.quotesWhenOpen ? 'While open, an order' : 'An order placed now'} is quoted ${quotes.pickup.min}-${quotes.pickup.max} minutes for pickup, ${quotes.delivery.min}-${quotes.delivery.max} for delivery.`
            : 'Prep times and order limits.'
        }
      />
      {isLoaded && (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" maxW="48rem">
          <StationsForm key={`stations ${code}`} location={code} read={stations.data} />
          <CapacityForm
            key={`capacity ${code}`}
            location={code}
            read={capacity.data}
            stations={stations.data.stations}
          />
          <SettingsForm key={`settings ${code}`} location={code} read={settings.data} />
        </chakra.div>
      )}
      {!isLoaded &&
        (stations.isError || capacity.isError || settings.isError ? (
          <LoadError onRetry={again}>The kitchen’s figures could not be loaded.</LoadError>
        ) : (
          <ContentSkeleton />
        ))}
    </>
  )
}
