import { chakra } from '@chakra-ui/react/styled-system'
import { MapPinIcon } from 'lucide-react'
import { locations } from '#shared/locations/index'
import { useLocationConfig } from '../location/location'
import { StyledSiteLink } from './styled-site-link'

/** Names the location of this site, with links to the others, which take the cart along. */
export function ChangeLocation() {
  const { code, name } = useLocationConfig()
  return (
    <chakra.section aria-label="Change location" mt="6" fontSize="sm" color="fg.muted">
      <p>You order at {name}. Change location:</p>
      {locations
        .filter((other) => other.code !== code)
        .map((other) => (
          <StyledSiteLink
            key={other.code}
            location={other}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="11"
            me="5"
            color="fg"
            _hover={{ color: 'accent.fg' }}
          >
            <MapPinIcon /> {other.name}
          </StyledSiteLink>
        ))}
    </chakra.section>
  )
}
