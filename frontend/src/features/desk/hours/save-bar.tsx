import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { SyntheticEvent } from 'react'

type SaveBarProps = {
  /** Summarizes the change in one line. */
  readonly text: string
  readonly problem: string | undefined
  readonly isSaving: boolean
  readonly onSave: (event: SyntheticEvent) => void
  readonly onDrop: () => void
}

/** Shows unsaved changes at the end of the page. */
export const HoursSaveBar = ({ text, problem, isSaving, onSave, onDrop }: SaveBarProps) => (
  <chakra.section
    aria-label="Not saved yet"
    position="sticky"
    bottom={{ base: 'var(--desk-bar)', lg: '4' }}
    zIndex="docked"
    mt="6"
    mx={{ base: '-4', md: '0' }}
    p="4"
    bg="bg.floating"
    borderWidth={{ base: '1px 0', md: '1px' }}
    borderRadius={{ base: '0', md: '2xl' }}
    boxShadow="lg"
    display="flex"
    flexWrap="wrap"
    gap="3"
    alignItems="center"
    justifyContent="space-between"
  >
    <chakra.p role="status" flex="1 1 14rem" fontSize="sm" color={problem ? 'danger.fg' : 'fg'}>
      {problem ?? text}
    </chakra.p>
    <chakra.div display="flex" gap="2">
      <Button variant="outline" disabled={isSaving} onClick={onDrop}>
        Discard
      </Button>
      <Button disabled={isSaving || problem !== undefined} onClick={onSave}>
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
    </chakra.div>
  </chakra.section>
)
