import { MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { formatHoursLines } from '#shared/hours/hours'
import { Button } from '#ui/button'
import { Dialog, DialogBody } from '#ui/dialog/dialog'
import { ChangeLocation } from '#base/cart/change-location'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { useNow } from '#base/browser/use-now'
import { ColorSchemeSwitch } from '#base/browser/color-scheme'
import buttons from './header-buttons.module.css'
import { getHeaderLinks } from './links'
import styles from './nav-sheet.module.css'

/** The navigation on phones, a drawer from the side. */
export function NavSheet() {
  const [isOpen, setOpen] = useState(true)
  const location = useLocationConfig()
  const now = useNow()
  const { user } = useSession()
  const links = [
    { href: '/', label: 'Home' },
    ...getHeaderLinks(user !== null),
    { href: '/find-order', label: 'Find My Order' },
  ]
  return (
    <Dialog
      closesOnBack
      placement="start"
      title={location.fullName}
      closeLabel="Close navigation"
      renderTrigger={(props) => (
        <Button
          {...props}
          variant="ghost"
          className={buttons.navigation}
          aria-label="Open navigation"
          onClick={() => setOpen(true)}
        >
          <MenuIcon />
        </Button>
      )}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    >
      <DialogBody>
        <nav aria-label="Main" className={styles.links}>
          {links.map(({ href, label }) => (
            <Link key={href} href={href} onClick={() => setOpen(false)}>
              {label}
            </Link>
          ))}
        </nav>
        <ChangeLocation />
        <div className={styles.appearance}>
          <ColorSchemeSwitch />
        </div>
        <dl className={styles.hours}>
          {formatHoursLines(location, now).map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  )
}
