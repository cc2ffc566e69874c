import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { Button } from '#ui/chakra/button'
import { Dialog, DialogBody } from '#ui/chakra/dialog'
import { useWords } from '#base/language/use-words'
import type { Board } from '../board/use-board'

type BumpDialogProps = { readonly onChoose: NonNullable<Board['chooseBump']> }

/** Asks whether one tap makes a ticket ready. */
export function BumpDialog({ onChoose }: BumpDialogProps) {
  const { questions: words } = useWords().board
  return (
    <Dialog title={words.howMove} size="lg" closeLabel={words.close} onClose={() => onChoose('once')}>
      <DialogBody pb="6">
        <Text mb="4">{words.oneTapSuits}</Text>
        <Grid templateColumns="repeat(auto-fit, minmax(14rem, 1fr))" gap="3">
          <Button height="16" onClick={() => onChoose('once')}>
            {words.oneTap}
          </Button>
          <Button height="16" variant="outline" onClick={() => onChoose('by-stage')}>
            {words.stageByStage}
          </Button>
        </Grid>
      </DialogBody>
    </Dialog>
  )
}
