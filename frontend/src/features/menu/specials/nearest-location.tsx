import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { MapPinIcon } from 'lucide-react'
import { useState } from 'react'
import { LOCATION_LATER_KEY } from '#base/storage/storage-keys'
import { tabStorage } from '#base/storage/storage'
import { usePosition } from './use-position'
import { SpecialsFrame } from './specials-frame'
import { SiteLink } from '#base/cart/site-link'

const wasDismissed = (): boolean => tabStorage.getItem(LOCATION_LATER_KEY) !== null

/** Shown when there are no specials. "Maybe Later" hides it for the visit. */
export function ShareLocationPrompt({ isFolded }: { readonly isFolded: boolean }) {
  const { position, isAsking, ask } = usePosition()
  const [isDismissed, setDismissed] = useState(wasDismissed)
  if (isDismissed || position) return null
  const dismiss = () => {
    setDismissed(true)
    tabStorage.setItem(LOCATION_LATER_KEY, 'yes')
  }
  return (
    <SpecialsFrame {...(isFolded && { style: { paddingBlock: '0.75rem' } })}>
      <Heading as={isFolded ? 'h2' : 'h3'} size={isFolded ? 'sm' : 'lg'} mt={isFolded ? '0' : '2'}>
        No specials here right now
      </Heading>
      {!isFolded && (
        <chakra.p mt="2" color="fg.muted" maxW="2xl">
          Share your location and we look whether another of our restaurants is nearer to you.
        </chakra.p>
      )}
      <Flex gap="3" mt={isFolded ? '2' : '5'} flexWrap="wrap">
        <Button onClick={ask} disabled={isAsking}>
          <MapPinIcon /> {isAsking ? 'Finding you…' : 'Share Location'}
        </Button>
        <Button variant="ghost" onClick={dismiss}>
          Maybe Later
        </Button>
      </Flex>
    </SpecialsFrame>
  )
}

/** Suggests a nearer restaurant of the group. The guest may stay at this one. */
export function NearerLocationNotice() {
  const { nearer } = usePosition()
  const [isDismissed, setDismissed] = useState(false)
  return (
    // Screen readers announce only changes of a region that was there before.
    <div role="status">
      {nearer && !isDismissed && <NearerLocation {...nearer} onDismiss={() => setDismissed(true)} />}
    </div>
  )
}

type NearerLocationProps = NonNullable<ReturnType<typeof usePosition>['nearer']> & { readonly onDismiss: () => void }

function NearerLocation({ location, miles, onDismiss }: NearerLocationProps) {
  return (
    <Flex
      alignItems="center"
      flexWrap="wrap"
      gap="3"
      mt="3"
      px="5"
      py="3"
      borderRadius="2xl"
      borderWidth="1px"
      borderColor="border.strong"
    >
      <MapPinIcon />
      <chakra.p flex="1 1 14rem">
        {location.fullName} is nearer to you, {Math.round(miles)} miles away.
      </chakra.p>
      <Button asChild size="sm">
        <SiteLink location={location}>Go to {location.name}</SiteLink>
      </Button>
      <Button variant="ghost" size="sm" onClick={onDismiss}>
        Stay here
      </Button>
    </Flex>
  )
}
