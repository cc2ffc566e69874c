import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { formatHoursLines } from '#shared/hours/hours'
import { Dialog, DialogBody } from '#ui/dialog'
import { ChangeLocation } from '#base/cart/change-location'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { useNow } from '#base/browser/use-now'
import { ColorSchemeSwitch } from '#base/browser/color-scheme'
import { getHeaderLinks } from './links'

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
      trigger={
        <Button
          variant="ghost"
          px="2.5"
          display={{ lg: 'none' }}
          aria-label="Open navigation"
          onClick={() => setOpen(true)}
        >
          <MenuIcon />
        </Button>
      }
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    >
      <DialogBody>
        <chakra.nav aria-label="Main" display="grid">
          {links.map(({ href, label }) => (
            <chakra.a key={href} asChild py="3" fontSize="xl" fontFamily="heading" borderBottomWidth="1px">
              <Link href={href} onClick={() => setOpen(false)}>
                {label}
              </Link>
            </chakra.a>
          ))}
        </chakra.nav>
        <ChangeLocation />
        <chakra.div mt="6">
          <ColorSchemeSwitch />
        </chakra.div>
        <chakra.dl mt="6" fontSize="sm" color="fg.muted" display="grid" gap="1.5">
          {formatHoursLines(location, now).map(({ days, hours }) => (
            <chakra.div key={days} display="flex" justifyContent="space-between">
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </DialogBody>
    </Dialog>
  )
}
