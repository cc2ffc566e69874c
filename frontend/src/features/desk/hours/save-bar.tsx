import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#base/components/ui'

type SaveBarProps = {
  /** What the change comes to, in a line. */
  readonly text: string
  readonly problem: string | undefined
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onDrop: () => void
}

/** What is not saved yet, at the foot of the page. */
export const SaveBar = ({ text, problem, isSaving, onSave, onDrop }: SaveBarProps) => (
  <chakra.section
    aria-label="Not saved yet"
    position="sticky"
    bottom="calc(var(--desk-bar, 0px) + 0.75rem)"
    zIndex="docked"
    mt="6"
    p="4"
    bg="bg.surface"
    borderWidth="1px"
    borderRadius="xl"
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
