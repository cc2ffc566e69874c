import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { choiceRecipes } from './choice-recipes'
import { toastRecipe } from './toast-recipe'

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

export const slotRecipes = { menu, toast: toastRecipe, ...choiceRecipes }
