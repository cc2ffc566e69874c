import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const tabs = defineSlotRecipe({
  className: 'ember-tabs',
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    list: { display: 'flex', gap: '1', overflowX: 'auto', borderBottomWidth: '1px', borderColor: 'border' },
    trigger: {
      flex: '0 0 auto',
      minH: '12',
      px: { base: '3', md: '5' },
      fontWeight: '600',
      fontSize: { base: 'sm', md: 'md' },
      color: 'fg.muted',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      _selected: { color: 'fg', borderColor: 'accent.fg' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    content: { mt: '6' },
  },
  variants: {
    fitted: {
      true: {
        trigger: {
          flex: { base: '1 1 0', sm: '0 0 auto' },
          px: { base: '1', sm: '4', md: '5' },
          lineHeight: '1.25',
        },
      },
    },
  },
})

/** The recipes of controls that select one option of a few. */
export const choiceRecipes = { tabs }
