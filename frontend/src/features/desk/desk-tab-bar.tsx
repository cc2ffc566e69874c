import { chakra } from '@chakra-ui/react/styled-system'
import { EllipsisIcon } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Dialog, DialogBody } from '#ui/dialog/dialog'
import { useStaffLocations } from '#base/location/work-location'
import { deskPlaces, isActiveSection, type DeskPlace } from './sections'

const Bar = chakra('nav', {
  base: {
    display: { base: 'flex', lg: 'none' },
    position: 'fixed',
    insetX: 0,
    bottom: 0,
    zIndex: 'sticky',
    height: 'var(--desk-bar)',
    pb: 'env(safe-area-inset-bottom)',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    '& > *': {
      flex: '1 1 0',
      minW: 0,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.5',
      fontSize: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-3px' },
      '& svg': { width: '1.6em', height: '1.6em', fontSize: 'md' },
    },
    '& > [aria-current], & > [data-current]': {
      color: 'accent.fg',
      fontWeight: 'semibold',
      boxShadow: 'inset 0 2px var(--ember-text)',
    },
  },
})

/** The places that the user needs: one is only for users with several locations. */
export function useDeskPlaces(): readonly DeskPlace[] {
  const hasSeveral = useStaffLocations().length > 1
  return hasSeveral ? deskPlaces : deskPlaces.filter(({ isForSeveral }) => !isForSeveral)
}

const FIT = 5

const Place = chakra('a', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', px: '2', borderRadius: 'lg' },
})

/** The tab bar on phones. Places that don't fit are under More. */
export function DeskTabBar() {
  const [path] = useLocation()
  const [isMoreOpen, setMoreOpen] = useState(false)
  const places = useDeskPlaces()
  const shown = places.length > FIT ? places.slice(0, FIT - 1) : places
  const others = places.slice(shown.length)
  const stateOf = (place: DeskPlace) => (isActiveSection(place, path) ? 'page' : undefined)
  return (
    <Bar aria-label="Desk">
      {shown.map((place) => (
        <Link key={place.path} href={place.path} aria-current={stateOf(place)}>
          <place.Icon />
          {place.label}
        </Link>
      ))}
      {others.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          data-current={others.some(stateOf) || undefined}
          onClick={() => setMoreOpen(true)}
        >
          <EllipsisIcon />
          More
        </button>
      )}
      {isMoreOpen && (
        <Dialog title="More" placement="bottom" closeLabel="Close" closesOnBack onClose={() => setMoreOpen(false)}>
          <DialogBody>
            <chakra.nav aria-label="More" display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" pb="4">
              {others.map((place) => (
                <Place key={place.path} asChild>
                  <Link href={place.path} aria-current={stateOf(place)} onClick={() => setMoreOpen(false)}>
                    <place.Icon size="1.25em" style={{ flexShrink: 0 }} />
                    {place.label}
                  </Link>
                </Place>
              ))}
            </chakra.nav>
          </DialogBody>
        </Dialog>
      )}
    </Bar>
  )
}
