import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { ToldHours } from '#shared/rules/hours-told'
import { differences, taken } from './draft'
import type { Difference } from './draft'

type ConflictDialogProps = {
  readonly base: ToldHours
  readonly mine: ToldHours
  readonly theirs: ToldHours
  readonly onTake: (hours: ToldHours) => void
  readonly onClose: () => void
}

type ChoiceProps = { readonly of: Difference; readonly isMine: boolean; readonly onChoose: (isMine: boolean) => void }

const Choice = ({ of: { key, label, mine, theirs }, isMine, onChoose }: ChoiceProps) => (
  <chakra.fieldset borderTopWidth="1px" pt="3">
    <chakra.legend fontWeight="semibold" float="left" mb="1">
      {label}
    </chakra.legend>
    <chakra.div clear="both" display="grid">
      {[
        { is: true, who: 'Yours', text: mine },
        { is: false, who: 'Theirs', text: theirs },
      ].map(({ is, who, text }) => (
        <chakra.label key={who} display="flex" gap="2" alignItems="center" minH="11">
          <input type="radio" name={`take-${key}`} checked={isMine === is} onChange={() => onChoose(is)} />
          <span>
            {who}: {text}
          </span>
        </chakra.label>
      ))}
    </chakra.div>
  </chakra.fieldset>
)

/** Somebody saved meanwhile: both are shown where they differ, and one is taken of each (docs/product/desk.md#versions). */
export function ConflictDialog({ base, mine, theirs, onTake, onClose }: ConflictDialogProps) {
  const differing = differences(mine, theirs)
  // What was not touched here is theirs to begin with.
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set(differences(mine, base).map(({ key }) => key)))
  const choose = (key: string) => (isMine: boolean) =>
    setKept(new Set(isMine ? [...kept, key] : [...kept].filter((each) => each !== key)))
  return (
    <Dialog.Root open role="alertdialog" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Somebody changed the hours meanwhile</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body display="grid" gap="3">
              {differing.length === 0 && <p>They set the same as you.</p>}
              {differing.map((difference) => (
                <Choice
                  key={difference.key}
                  of={difference}
                  isMine={kept.has(difference.key)}
                  onChoose={choose(difference.key)}
                />
              ))}
            </Dialog.Body>
            <Dialog.Footer css={{ '& > button': { flex: '1 1 auto' } }}>
              <Button variant="outline" onClick={() => onTake(theirs)}>
                Take all of theirs
              </Button>
              <Button onClick={() => onTake(taken(mine, theirs, kept))}>Go on with these</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
