import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { choiceRecipes } from './choice-recipes'
import { toastRecipe } from './toast-recipe'

const backdrop = {
  position: 'fixed',
  inset: 0,
  bg: 'bg.backdrop',
  backdropFilter: 'blur(3px)',
  zIndex: 'popover',
  _open: { animation: 'fade-in 200ms ease-out' },
  _closed: { animation: 'fade-out 150ms ease-in' },
} as const

const panel = { display: 'flex', flexDirection: 'column', position: 'relative', bg: 'bg.surface', color: 'fg' } as const

/**
 * A phone in landscape, or a page zoomed to 200 %. Header and footer would leave the body no room,
 * so the whole dialog scrolls.
 */
const LOW = '@media (max-height: 26rem)'

const px = { base: '5', md: '6' } as const

const parts = {
  header: { display: 'flex', alignItems: 'center', gap: '3', px, pt: '5', pb: '3', flex: '0 0 auto' },
  title: { fontFamily: 'heading', fontSize: 'xl', fontWeight: 'semibold', lineHeight: '1.2', flex: 1 },
  description: { color: 'fg.muted' },
  body: {
    px,
    py: '3',
    flex: '1 1 auto',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    [LOW]: { flex: '0 0 auto', overflowY: 'visible' },
  },
  footer: { display: 'flex', justifyContent: 'flex-end', gap: '3', px, pt: '3', pb: px, flexWrap: 'wrap' },
  closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
} as const

const dialogSlots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
]

const dialog = defineSlotRecipe({
  className: 'ember-dialog',
  slots: dialogSlots,
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      p: { base: '3', md: '4' },
      zIndex: 'popover',
      overflow: 'auto',
    },
    content: {
      ...panel,
      width: '100%',
      maxH: 'calc(100dvh - 1.5rem)',
      [LOW]: { overflowY: 'auto' },
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: '2xl',
      boxShadow: 'lg',
      _open: { animation: 'rise-in 220ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
      _closed: { animation: 'fade-out 120ms ease-in' },
      // A form around body and footer takes no part in the layout.
      '& > form': { display: 'contents' },
    },
    ...parts,
    footer: { ...parts.footer, '& > :is(a, button)': { flex: '1 1 auto' } },
  },
  variants: {
    placement: {
      center: {},
      top: { positioner: { placeItems: 'start center', pt: { base: '20', md: '20' } } },
      bottom: { positioner: { placeItems: { base: 'end center', md: 'center' } } },
    },
    size: {
      sm: { content: { maxW: 'md' } },
      md: { content: { maxW: 'xl' } },
      lg: { content: { maxW: '3xl' } },
      xl: { content: { maxW: '6xl' } },
      // Covers a phone's screen. Blurring a page of pictures would slow down opening on a phone.
      cover: {
        backdrop: { backdropFilter: 'none' },
        positioner: { p: { base: '0', md: '6' }, overflow: 'hidden' },
        content: { borderWidth: '0' },
      },
    },
  },
  defaultVariants: { placement: 'center', size: 'md' },
})

const drawer = defineSlotRecipe({
  className: 'ember-drawer',
  slots: dialogSlots,
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: 0, display: 'flex', zIndex: 'popover', overscrollBehavior: 'none' },
    content: { ...panel, maxH: '100dvh', boxShadow: 'lg', overflow: 'hidden', [LOW]: { overflowY: 'auto' } },
    ...parts,
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          width: 'min(22rem, calc(100vw - 3rem))',
          _open: { animation: 'sheet-from-left 260ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
          _closed: { animation: 'sheet-to-left 180ms ease-in' },
        },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          width: 'min(28rem, 100vw)',
          _open: { animation: 'sheet-from-right 260ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
          _closed: { animation: 'sheet-to-right 180ms ease-in' },
        },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: {
          width: '100%',
          maxH: '88dvh',
          borderTopRadius: '2xl',
          overflowY: 'auto',
          _open: { animation: 'sheet-from-bottom 260ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
          _closed: { animation: 'sheet-to-bottom 180ms ease-in' },
        },
      },
    },
  },
  defaultVariants: { placement: 'end' },
})

const menu = defineSlotRecipe({
  className: 'ember-menu',
  slots: [
    'trigger',
    'positioner',
    'content',
    'item',
    'itemText',
    'itemGroup',
    'itemGroupLabel',
    'separator',
    'indicator',
  ],
  base: {
    content: {
      minW: '13rem',
      maxW: 'min(20rem, calc(100vw - 1rem))',
      // A long menu scrolls in a low window.
      maxH: 'min(var(--available-height, 80dvh), 80dvh)',
      overflowY: 'auto',
      p: '1.5',
      bg: 'bg.floating',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'xl',
      boxShadow: 'lg',
      zIndex: 'popover',
      outline: 0,
      _open: { animation: 'rise-in 140ms ease-out' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
      minH: '11',
      px: '3',
      borderRadius: 'lg',
      color: 'fg',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      _highlighted: { bg: 'accent.subtle', color: 'accent.fg' },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    },
    itemGroupLabel: { px: '3', py: '1.5', fontSize: 'sm', color: 'fg.subtle', overflowWrap: 'anywhere' },
    separator: { my: '1.5', borderTopWidth: '1px', borderColor: 'border' },
  },
})

export const slotRecipes = { dialog, drawer, menu, toast: toastRecipe, ...choiceRecipes }
