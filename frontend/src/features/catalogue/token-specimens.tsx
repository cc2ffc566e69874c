import { chakra } from '@chakra-ui/react/styled-system'
import { semanticColors } from '#base/theme/semantic-tokens'
import { baseTokens } from '#base/theme/tokens'
import { Specimen } from './specimen'

const colours = Object.entries(semanticColors).flatMap(([family, shades]) =>
  Object.keys(shades).map((shade) => (shade === 'DEFAULT' ? family : `${family}.${shade}`)),
)

const Swatch = ({ name }: { readonly name: string }) => (
  <chakra.figure w="24" fontSize="xs" color="fg.muted">
    <chakra.div
      h="12"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="border.strong"
      style={{ background: `var(--chakra-colors-${name.replace('.', '-')})` }}
    />
    <figcaption>{name}</figcaption>
  </chakra.figure>
)

/** What everything is made of. */
export const TokenSpecimens = () => (
  <>
    <Specimen title="Colours">
      {colours.map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </Specimen>
    <Specimen title="Type">
      {Object.keys(baseTokens.fontSizes).map((size) => (
        <chakra.span key={size} fontSize={size} fontFamily="heading">
          Ember {size}
        </chakra.span>
      ))}
    </Specimen>
    <Specimen title="Radius and shadow">
      {Object.keys(baseTokens.radii).map((radius) => (
        <chakra.span key={radius} borderRadius={radius} bg="bg.raised" px="4" py="2">
          {radius}
        </chakra.span>
      ))}
      {Object.keys(baseTokens.shadows).map((shadow) => (
        <chakra.span key={shadow} boxShadow={shadow} bg="bg.surface" borderRadius="lg" px="4" py="2">
          {shadow}
        </chakra.span>
      ))}
    </Specimen>
  </>
)
