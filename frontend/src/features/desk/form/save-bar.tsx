import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'var(--desk-bar)', lg: '4' },
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mt: '6',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '5' },
    py: '3',
    bg: 'bg.floating',
    borderWidth: { base: '1px 0', md: '1px' },
    borderRadius: { base: '0', md: '2xl' },
    boxShadow: 'lg',
    '&[data-idle]': { visibility: 'hidden', py: '0', borderWidth: 0 },
  },
})

type SaveBarProps = {
  /** What is not saved yet, in words. */
  readonly words: ReactNode
  readonly isUnsaved: boolean
  readonly isSaving: boolean
  readonly onDiscard?: (() => void) | undefined
  readonly saveLabel?: string
}

/**
 * At the foot of a form, in reach while there is something to save: what that is, and the way to
 * save it.
 */
export const SaveBar = ({ words, isUnsaved, isSaving, onDiscard, saveLabel = 'Save' }: SaveBarProps) => (
  <Bar data-idle={!isUnsaved || undefined}>
    <chakra.span flex="1" minW="0" fontSize="sm" color="fg.muted" role="status">
      {isUnsaved && words}
    </chakra.span>
    {isUnsaved && onDiscard && (
      <Button type="button" variant="ghost" px="3" disabled={isSaving} onClick={onDiscard}>
        Discard
      </Button>
    )}
    {isUnsaved && (
      <Button type="submit" disabled={isSaving} aria-busy={isSaving}>
        {isSaving ? 'Saving…' : saveLabel}
      </Button>
    )}
  </Bar>
)
