import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { deskIntakeQuery } from '../desk-api'
import { capacityQuery, settingsQuery, stationsQuery } from './kitchen-queries'
import { Loaded } from '../form/loaded'
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
  const loaded = {
    data: stations.data &&
      capacity.data &&
      settings.data && { stations: stations.data, capacity: capacity.data, settings: settings.data },
    isError: stations.isError || capacity.isError || settings.isError,
    refetch: () => Promise.all([stations.refetch(), capacity.refetch(), settings.refetch()]),
  }
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
      <Loaded query={loaded} failed="The kitchen’s figures could not be loaded.">
        {(read) => (
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" maxW="48rem">
            <StationsForm key={`stations ${code}`} location={code} read={read.stations} />
            <CapacityForm
              key={`capacity ${code}`}
              location={code}
              read={read.capacity}
              stations={read.stations.stations}
            />
            <SettingsForm key={`settings ${code}`} location={code} read={read.settings} />
          </chakra.div>
        )}
      </Loaded>
    </>
  )
}
