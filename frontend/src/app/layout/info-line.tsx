import './order-place.css'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { OpenStatus } from '#base/location/open-status'
import { waitForStartup } from '#base/loading/deferred-loading'
import { lazyComponent } from '#base/loading/lazy-component'
import { chakra } from '@chakra-ui/react/styled-system'
import { PhoneIcon } from 'lucide-react'
import { formatHours, getTodaysHours } from '#shared/hours/hours'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/browser/use-now'

const ServiceStatus = lazyComponent(
  async () => (await import('./service-status')).ServiceStatus,
  'ServiceStatus',
  OpenStatus,
)

/** Whether the restaurant is open and, after the start, whether the kitchen accepts orders. */
function LazyServiceStatus() {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    let isMounted = true
    void waitForStartup().then(() => isMounted && startTransition(() => setStarted(true)))
    return () => {
      isMounted = false
    }
  }, [])
  if (!isStarted) return <OpenStatus />
  return (
    <Suspense fallback={<OpenStatus />}>
      <ServiceStatus />
    </Suspense>
  )
}

/** The line above the header: opening status, today's hours and the phone number. */
export function InfoLine() {
  const location = useLocationConfig()
  const hours = getTodaysHours(location, useNow())
  return (
    <chakra.div bg="bg.band" fontSize="xs" color="fg.muted">
      <chakra.div
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        minH="8"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        flexWrap="wrap"
        columnGap="2"
      >
        {/* On a phone, today's hours stand below the status. */}
        <chakra.div display={{ base: 'grid', md: 'contents' }} lineHeight={{ base: '1.25', md: 'inherit' }}>
          <LazyServiceStatus />
          <chakra.span data-now ps={{ base: '4', md: '0' }}>
            Today {formatHours(hours)}
          </chakra.span>
        </chakra.div>
        <chakra.a
          href={`tel:${location.phone}`}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH="8"
          whiteSpace="nowrap"
        >
          <PhoneIcon />
          {location.phone}
        </chakra.a>
      </chakra.div>
    </chakra.div>
  )
}
