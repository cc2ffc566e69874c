import './order-place.css'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { OpenStatus } from '#base/location/open-status'
import { waitForStartup } from '#base/loading/deferred-loading'
import { lazyStaticComponent } from '#base/loading/lazy-component'
import { PhoneIcon } from 'lucide-react'
import { formatHours, getTodaysHours } from '#shared/hours/hours'
import { useLocationConfig } from '#base/location/location'
import { joinClasses } from '#ui/class-names'
import page from '#ui/page.module.css'
import { useNow } from '#base/browser/use-now'
import styles from './info-line.module.css'

const ServiceStatus = lazyStaticComponent(
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
    <div className={styles.line}>
      <div className={joinClasses(page.width, styles.content)}>
        <div className={styles.times}>
          <LazyServiceStatus />
          <span data-now className={styles.hours}>
            Today {formatHours(hours)}
          </span>
        </div>
        <a className={styles.phone} href={`tel:${location.phone}`}>
          <PhoneIcon />
          {location.phone}
        </a>
      </div>
    </div>
  )
}
