import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { locations } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { SiteLink } from '#base/cart/site-link'
import { touchTarget } from '#base/theme/recipes'
import { TitledPanel } from './panel'
import { ZipFinder } from './zip-finder'

const Others = chakra('ul', {
  base: {
    mt: '4',
    pt: '4',
    borderTopWidth: '1px',
    '& a': { display: 'inline-flex', alignItems: 'center', minH: '11', color: 'accent.fg' },
  },
})

/** Where this order would be made, and the ways to the other houses. */
export function LocationPanel() {
  const here = useLocationConfig()
  const { street, city, state, zipCode } = here.address
  return (
    <TitledPanel title="Your Location">
      <Box fontWeight="semibold">{here.name}</Box>
      <chakra.address fontStyle="normal" color="fg.muted">
        {street}, {city}, {state} {zipCode}
        <br />
        <chakra.a
          href={`tel:${here.phone}`}
          color="accent.fg"
          display="inline-block"
          py="1"
          position="relative"
          {...touchTarget}
        >
          {here.phone}
        </chakra.a>
      </chakra.address>
      <ZipFinder />
      <Others aria-label="Other locations">
        {locations
          .filter(({ code }) => code !== here.code)
          .map((location) => (
            <li key={location.code}>
              <SiteLink location={location}>Order from {location.name}</SiteLink>
            </li>
          ))}
      </Others>
    </TitledPanel>
  )
}
