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
import { Input } from '@chakra-ui/react/input'
import { Textarea } from '@chakra-ui/react/textarea'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ChoiceSelect, TextInput } from '#ui/forms/native-fields'
import { FieldFrame } from '#ui/forms/field-frame'

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

type StateProps = {
  readonly label: string
  readonly error?: string
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

const State = ({ isDisabled = false, ...frame }: StateProps) => (
  <FieldFrame disabled={isDisabled} maxW="xs" {...frame} />
)

const roles = [
  { value: 'customer', label: 'Customer' },
  { value: 'admin', label: 'Admin' },
] as const

function Roles({ isChosen = false }: { readonly isChosen?: boolean }) {
  const [role, setRole] = useState<'customer' | 'admin' | ''>(isChosen ? 'customer' : '')
  return <ChoiceSelect label="Role" value={role} placeholder="Please choose" options={roles} onChoose={setRole} />
}

/** Form fields: empty, filled, invalid and disabled. */
export const FieldSpecimens = () => (
  <Specimen title="Fields">
    <State label="Empty">
      <Input placeholder="you@example.com" />
    </State>
    <State label="Filled">
      <Input defaultValue="Dana Whitfield" />
    </State>
    <State label="Refused" error="Please give a phone number or an e-mail address">
      <Input defaultValue="12" />
    </State>
    <State label="Disabled" isDisabled>
      <Input defaultValue="Not to be changed" />
    </State>
    <State label="Choice">
      <Roles isChosen />
    </State>
    <State label="Choice refused" error="Please choose">
      <Roles />
    </State>
    <State label="Text">
      <Textarea placeholder="Allergies, gate code, anything the kitchen should know" />
    </State>
    <State label="Bare, as on the landing page">
      <TextInput placeholder="Search" />
    </State>
  </Specimen>
)
