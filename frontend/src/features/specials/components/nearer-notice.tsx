import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { MapPinIcon } from 'lucide-react'
import { useState } from 'react'
import { SiteLink } from '#base/cart/site-link'
import { usePosition } from '../use-position'

/** Suggests the restaurant that is nearer, without leading anyone away unasked. */
export function NearerLocationNotice() {
  const { nearer } = usePosition()
  const [stays, setStays] = useState(false)
  if (!nearer || stays) return null
  const { location, miles } = nearer
  return (
    <Flex
      role="status"
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
      <Button variant="ghost" size="sm" onClick={() => setStays(true)}>
        Stay here
      </Button>
    </Flex>
  )
}
