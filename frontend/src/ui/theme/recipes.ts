import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Extends the touch target of a smaller control to 44 px. */
export const touchTarget = {
  _after: { content: '""', position: 'absolute', inset: 'min(0px, calc(50% - 22px))' },
} as const

const spinnerRecipe = defineRecipe({
  className: 'ember-spinner',
  base: {
    display: 'inline-block',
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    animation: 'spin',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.6' },
      lg: { '--spinner-size': 'sizes.10' },
    },
  },
  defaultVariants: { size: 'md' },
})

export const recipes = {
  spinner: spinnerRecipe,
}
