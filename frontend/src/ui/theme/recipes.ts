import { defineRecipe } from '@chakra-ui/react/styled-system'

export const controlStyle = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  bg: 'bg.inset',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'lg',
  transitionProperty: 'border-color, background-color',
  transitionDuration: 'fast',
  _hover: { borderColor: 'fg.subtle' },
  _focusVisible: { borderColor: 'accent.fg', outlineOffset: '0px' },
  _invalid: { borderColor: 'danger.fg' },
  _disabled: { opacity: 0.55, cursor: 'not-allowed' },
} as const

/** Text in fields has at least 16 px: phones zoom the page for smaller text. */
const controlSizes = {
  sm: { minH: '10', px: '3', fontSize: 'md' },
  md: { minH: '11', px: '3.5', fontSize: 'md' },
  lg: { minH: '13', px: '4', fontSize: 'lg' },
} as const

export const inputRecipe = defineRecipe({
  className: 'ember-input',
  base: controlStyle,
  variants: { size: controlSizes, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
})

export const textareaRecipe = defineRecipe({
  className: 'ember-textarea',
  base: { ...controlStyle, minH: '24', py: '2.5', lineHeight: '1.5', resize: 'vertical' },
  variants: { size: { ...controlSizes, md: { px: '3.5', fontSize: 'md' } }, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
})

export const controlRecipes = { input: inputRecipe, textarea: textareaRecipe }

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
