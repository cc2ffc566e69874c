import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Spinner } from '@chakra-ui/react/spinner'
import { PlusIcon } from 'lucide-react'
import { ColorSchemeSwitch } from '#base/browser/color-scheme'
import { badgeRecipe, buttonRecipe, headingRecipe } from '#ui/theme/recipes'
import { BrandMark } from '#ui/brand-mark'
import { ProgressBar } from '#ui/progress'
import { Surface } from '#ui/surface'
import { Specimen } from './specimen'

const namesOf = <K extends string>(variants: Readonly<Record<K, unknown>> | undefined): K[] => {
  if (!variants) return []
  const names: K[] = []
  for (const name in variants) names.push(name)
  return names
}

/** Buttons, badges and spinners. */
export const ControlSpecimens = () => (
  <>
    <Specimen title="Buttons">
      {namesOf(buttonRecipe.variants?.variant).map((variant) => (
        <Flex key={variant} gap="2" flexWrap="wrap" alignItems="center" width="100%">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant}>
            <PlusIcon /> With icon
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Flex>
      ))}
      {namesOf(buttonRecipe.variants?.size).map((size) => (
        <Button key={size} size={size}>
          Size {size}
        </Button>
      ))}
    </Specimen>
    <Specimen title="Badges">
      {namesOf(badgeRecipe.variants?.variant).map((variant) =>
        namesOf(badgeRecipe.variants?.size).map((size) => (
          <Badge key={variant + size} variant={variant} size={size}>
            {variant} {size}
          </Badge>
        )),
      )}
      {['success', 'warning', 'danger', 'info'].map((tone) => (
        <Badge key={tone} bg={`${tone}.subtle`} color={`${tone}.fg`} borderColor={tone}>
          {tone}
        </Badge>
      ))}
    </Specimen>
    <Specimen title="Headings">
      {namesOf(headingRecipe.variants?.size).map((size) => (
        <Heading key={size} as="h3" size={size}>
          Fire {size}
        </Heading>
      ))}
    </Specimen>
    <Specimen title="Cards, progress, waiting">
      <Surface width="100%">A surface, the one way to draw a card.</Surface>
      <Grid gap="3" width="100%">
        {[0, 40, 100].map((percent) => (
          <ProgressBar key={percent} label="Points" percent={percent} valueText={`${percent} of 100`} />
        ))}
      </Grid>
      <Skeleton height="16" width="15rem" />
      <Spinner size="sm" />
      <Spinner size="lg" color="accent.fg" />
      <BrandMark size={48} />
      <ColorSchemeSwitch />
    </Specimen>
  </>
)
