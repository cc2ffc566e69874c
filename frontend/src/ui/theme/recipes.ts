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

const buttonRecipe = defineRecipe({
  className: 'ember-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    maxW: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'full',
    fontFamily: 'body',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    position: 'relative',
    transitionProperty: 'background-color, border-color, color, box-shadow, transform',
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed', transform: 'none', boxShadow: 'none' },
    _icon: { width: '1.2em', height: '1.2em', flexShrink: 0 },
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'accent.contrast', boxShadow: 'glow', _hover: { bg: 'accent.hover' } },
      outline: {
        borderColor: 'border.strong',
        color: 'fg',
        _hover: { bg: 'bg.raised', borderColor: 'accent.fg' },
      },
      ghost: { color: 'fg.muted', _hover: { bg: 'bg.raised', color: 'fg' } },
      subtle: { bg: 'accent.subtle', color: 'accent.fg', _hover: { bg: 'accent', color: 'accent.contrast' } },
      plain: { color: 'accent.fg', px: 0, textUnderlineOffset: '0.2em', _hover: { textDecoration: 'underline' } },
    },
    size: {
      xs: { minH: '8', minW: '8', px: '3', fontSize: 'xs', ...touchTarget },
      sm: { minH: '9', minW: '9', px: '4', fontSize: 'sm', ...touchTarget },
      md: { minH: '11', minW: '11', px: '5', fontSize: 'md' },
      lg: { minH: '13', minW: '13', px: '7', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})

const badgeRecipe = defineRecipe({
  className: 'ember-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'full',
    borderWidth: '1px',
    fontWeight: 'semibold',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      subtle: { bg: 'bg.raised', color: 'fg.muted', borderColor: 'border' },
      solid: { bg: 'accent', color: 'accent.contrast', borderColor: 'accent' },
      outline: { color: 'fg.muted', borderColor: 'border.strong' },
    },
    size: {
      sm: { px: '2', py: '0.5', fontSize: '2xs' },
      md: { px: '2.5', py: '0.5', fontSize: 'xs' },
      lg: { px: '3', py: '1', fontSize: 'sm' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'md' },
})

const headingBase = {
  fontFamily: 'heading',
  fontWeight: '560',
  letterSpacing: '-0.015em',
  lineHeight: '1.15',
  color: 'fg',
}
const headingSizes = {
  xs: { fontSize: 'md', letterSpacing: '0' },
  sm: { fontSize: 'lg', letterSpacing: '0' },
  md: { fontSize: 'xl' },
  lg: { fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 1.875rem)' },
  xl: { fontSize: 'clamp(1.875rem, 1.5rem + 1.7vw, 2.625rem)' },
  '2xl': { fontSize: 'clamp(2.25rem, 1.6rem + 2.9vw, 3.75rem)', lineHeight: '1.05' },
  '6xl': { fontSize: 'clamp(2.75rem, 1.7rem + 4.9vw, 5.5rem)', lineHeight: '0.98', letterSpacing: '-0.03em' },
}

/** The style of a section's heading, for markup that React doesn't render. */
export const sectionHeadingStyle = { ...headingBase, ...headingSizes.lg }

const headingRecipe = defineRecipe({
  className: 'ember-heading',
  base: headingBase,
  variants: { size: headingSizes },
  defaultVariants: { size: 'lg' },
})

const skeletonRecipe = defineRecipe({
  className: 'ember-skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        borderRadius: 'md',
        bg: 'bg.raised',
        color: 'transparent',
        pointerEvents: 'none',
        userSelect: 'none',
        animation: 'pulse',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: {},
    },
    variant: { pulse: {} },
  },
  defaultVariants: { loading: true, variant: 'pulse' },
})

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
  button: buttonRecipe,
  badge: badgeRecipe,
  heading: headingRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
}
