import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { UseFormRegisterReturn } from 'react-hook-form'

type Choice = { readonly value: string; readonly label: string; readonly hint: string }

type ChoiceCardsProps = {
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly field: UseFormRegisterReturn
}

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '16',
    px: '4',
    py: '3',
    bg: 'bg.inset',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'xl',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    _hover: { borderColor: 'fg.subtle' },
    '&:has(input:checked)': { bg: 'accent.subtle', borderColor: 'accent.fg' },
    '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'accent.glow', outlineOffset: '2px' },
  },
})

const Dot = chakra('input', {
  base: {
    width: '5',
    height: '5',
    flexShrink: 0,
    accentColor: 'accent.fg',
    cursor: 'pointer',
    _focusVisible: { outline: 'none' },
  },
})

/** Radio buttons that a thumb can hit. */
export const ChoiceCards = ({ legend, choices, field }: ChoiceCardsProps) => (
  <Box as="fieldset" minW="0">
    <VisuallyHidden as="legend">{legend}</VisuallyHidden>
    <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', sm: `repeat(${choices.length}, minmax(0, 1fr))` }}>
      {choices.map(({ value, label, hint }) => (
        <Card key={value}>
          <Dot type="radio" value={value} {...field} />
          <Box>
            <Box fontWeight="semibold">{label}</Box>
            <Box fontSize="sm" color="fg.muted">
              {hint}
            </Box>
          </Box>
        </Card>
      ))}
    </Grid>
  </Box>
)
