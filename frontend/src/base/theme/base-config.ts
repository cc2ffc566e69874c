/* eslint-disable @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-member-access --
   the style library hands values over as any */
import { defineConfig } from '@chakra-ui/react/styled-system'

type Transform = NonNullable<NonNullable<Parameters<typeof defineConfig>[0]['utilities']>[string]>['transform']

type TokenCategory =
  | 'colors'
  | 'spacing'
  | 'sizes'
  | 'radii'
  | 'shadows'
  | 'fonts'
  | 'fontSizes'
  | 'fontWeights'
  | 'lineHeights'
  | 'letterSpacings'
  | 'zIndex'
  | 'animations'
  | 'durations'
  | 'easings'

type Utility = { values?: TokenCategory; shorthand?: string[]; transform?: Transform }

/** `marginTop:mt` is a property with its shorthand; they take their values from a category of tokens. */
const properties = (category: TokenCategory | undefined, list: string): [string, Utility][] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [name = '', shorthand] = entry.split(':')
      return [name, { ...(category && { values: category }), ...(shorthand && { shorthand: shorthand.split(',') }) }]
    })

const withShorthand = (list: string): [string, Utility][] =>
  properties(undefined, list).map(([name, { shorthand }]) => [name, { shorthand }])

/** A colour may be thinned: `accent/40`. */
const colours = (list: string): [string, Utility][] =>
  properties('colors', list).map(([name, utility]) => {
    const transform: Transform = (value, { utils }) => {
      const mix = utils.colorMix(value)
      return { [name]: mix.invalid ? value : mix.value }
    }
    return [name, { ...utility, transform }]
  })

/** A shorthand of ours for several CSS properties. */
const spread = (name: string, values: TokenCategory, ...targets: string[]): [string, Utility] => [
  name,
  { values, transform: (value) => Object.fromEntries(targets.map((target) => [target, value])) },
]

const isTrue = (value: unknown): boolean => value === true || value === 'true'

const transitions: Readonly<Record<string, string>> = {
  common: 'color, background-color, border-color, opacity, box-shadow, transform, filter',
  colors: 'color, background-color, border-color',
}

const utilities = Object.fromEntries<Utility>([
  ...colours(`
    background:bg backgroundColor:bgColor color fill stroke accentColor caretColor outlineColor borderColor
    borderTopColor borderBottomColor borderLeftColor borderRightColor borderInlineStartColor borderInlineEndColor
    textDecorationColor scrollbarColor`),
  ...properties(
    'spacing',
    `
    gap rowGap:gapY columnGap:gapX
    margin:m marginTop:mt marginRight:mr marginBottom:mb marginLeft:ml marginInline:mx,marginX marginBlock:my,marginY
    marginInlineStart:ms,marginStart marginInlineEnd:me,marginEnd
    padding:p paddingTop:pt paddingRight:pr paddingBottom:pb paddingLeft:pl paddingInline:px,paddingX
    paddingBlock:py,paddingY paddingInlineStart:ps,paddingStart paddingInlineEnd:pe,paddingEnd
    inset insetInline:insetX insetBlock:insetY top bottom left right insetInlineStart:insetStart insetInlineEnd:insetEnd
    scrollMargin scrollMarginTop scrollPaddingTop scrollPaddingInline textIndent`,
  ),
  ...properties(
    'sizes',
    `
    width:w height:h minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH inlineSize blockSize flexBasis
    scrollbarWidth`,
  ),
  ...properties(
    'radii',
    'borderRadius:rounded borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius',
  ),
  ...properties('shadows', 'boxShadow:shadow textShadow'),
  ...properties('fonts', 'fontFamily'),
  ...properties('fontSizes', 'fontSize'),
  ...properties('fontWeights', 'fontWeight'),
  ...properties('lineHeights', 'lineHeight'),
  ...properties('letterSpacings', 'letterSpacing'),
  ...properties('zIndex', 'zIndex'),
  ...properties('animations', 'animation'),
  ...properties('durations', 'transitionDuration animationDuration'),
  ...properties('easings', 'transitionTimingFunction'),
  ...withShorthand(`
    backgroundImage:bgImage,bgImg backgroundSize:bgSize backgroundPosition:bgPos backgroundRepeat:bgRepeat
    flexDirection:flexDir position:pos textDecoration:textDecor overscrollBehavior:overscroll
    borderInlineWidth:borderXWidth borderBlockWidth:borderYWidth`),
  spread('boxSize', 'sizes', 'width', 'height'),
  spread('borderTopRadius', 'radii', 'borderTopLeftRadius', 'borderTopRightRadius'),
  spread('borderBottomRadius', 'radii', 'borderBottomLeftRadius', 'borderBottomRightRadius'),
  spread('borderLeftRadius', 'radii', 'borderTopLeftRadius', 'borderBottomLeftRadius'),
  spread('borderRightRadius', 'radii', 'borderTopRightRadius', 'borderBottomRightRadius'),
  [
    'transition',
    {
      transform: (value) => ({
        transition: transitions[value] ? 'all 150ms' : value,
        ...(transitions[value] && { transitionProperty: transitions[value] }),
      }),
    },
  ],
  [
    'truncate',
    {
      transform: (value) =>
        isTrue(value) ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
    },
  ],
  [
    'lineClamp',
    {
      transform: (value) =>
        value === 'none'
          ? { WebkitLineClamp: 'unset' }
          : { overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: value, WebkitBoxOrient: 'vertical' },
    },
  ],
  [
    'srOnly',
    {
      transform: (value) =>
        isTrue(value)
          ? {
              position: 'absolute',
              width: '1px',
              height: '1px',
              margin: '-1px',
              overflow: 'hidden',
              clipPath: 'inset(50%)',
              whiteSpace: 'nowrap',
            }
          : {},
    },
  ],
])

const state = (...names: string[]): string => `&:is(${names.join(', ')})`

const conditions = {
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
  focus: state(':focus', '[data-focus]'),
  focusWithin: state(':focus-within', '[data-focus-within]'),
  focusVisible: state(':focus-visible', '[data-focus-visible]'),
  disabled: state(':disabled', '[disabled]', '[data-disabled]', '[aria-disabled=true]'),
  invalid: state('[data-invalid]', '[aria-invalid=true]', '[data-state=invalid]'),
  checked: state(':checked', '[data-checked]', '[aria-checked=true]', '[data-state=checked]'),
  selected: state('[aria-selected=true]', '[data-selected]'),
  pressed: state('[aria-pressed=true]', '[data-pressed]'),
  expanded: state('[aria-expanded=true]', '[data-expanded]', '[data-state=expanded]'),
  open: state('[open]', '[data-open]', '[data-state=open]'),
  closed: state('[closed]', '[data-closed]', '[data-state=closed]'),
  current: '&[data-current]',
  currentPage: '&[aria-current=page]',
  highlighted: '&[data-highlighted]',
  empty: '&:empty',
  first: '&:first-of-type',
  last: '&:last-of-type',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  icon: '& :where(svg)',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
}

/**
 * The style properties and states that the product uses, in place of Chakra's whole list, which would be a
 * twentieth of what the landing page loads. base-config.test.ts finds what is used but not listed.
 */
export const baseConfig = defineConfig({ utilities, conditions })
