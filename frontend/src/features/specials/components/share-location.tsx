import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { MapPinIcon } from 'lucide-react'
import { useState } from 'react'
import { LOCATION_LATER_KEY } from '#base/storage/names'
import { tabStorage } from '#base/storage/shelf'
import { usePosition } from '../use-position'
import { SpecialsFrame } from './specials-frame'

const wasPutOff = (): boolean => tabStorage.getItem(LOCATION_LATER_KEY) !== null

/** Stands where there is no special to show; put off, it stays away for the visit. */
export function ShareLocationPrompt({ isFolded }: { readonly isFolded: boolean }) {
  const { position, isAsking, ask } = usePosition()
  const [isPutOff, setPutOff] = useState(wasPutOff)
  if (isPutOff || position) return null
  const putOff = () => {
    setPutOff(true)
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
        <Button variant="ghost" onClick={putOff}>
          Maybe Later
        </Button>
      </Flex>
    </SpecialsFrame>
  )
}
