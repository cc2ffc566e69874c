import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { displayStations, type DisplayStation } from '#shared/kitchen/ticket-items'
import { Button } from '#ui/chakra/button'
import { Dialog, DialogBody } from '#ui/dialog/dialog'
import { LanguageChoice } from '#base/language/language-choice'
import { useWords } from '#base/language/use-words'
import { useShowCounter } from '../counter/counter-device'

type StationDialogProps = {
  readonly tabletName: string
  readonly onChoose: (post: DisplayStation | null) => void
  readonly onClose: () => void
}

/** Asks what a kitchen tablet shows. */
export function StationDialog({ tabletName, onChoose, onClose }: StationDialogProps) {
  const { board, tickets } = useWords()
  const { questions: words } = board
  const showCounter = useShowCounter()
  return (
    <Dialog title={words.whatShows(tabletName)} size="lg" onClose={onClose}>
      <DialogBody>
        <LanguageChoice />
        <Text my="4">{words.opensAtOnce}</Text>
        <Grid templateColumns="repeat(auto-fill, minmax(10rem, 1fr))" gap="3">
          <Button height="16" variant="outline" onClick={() => onChoose(null)}>
            {words.wholeKitchen}
          </Button>
          {displayStations.map((post) => (
            <Button key={post} height="16" variant="outline" onClick={() => onChoose(post)}>
              {tickets.stations[post]}
            </Button>
          ))}
          <Button height="16" variant="outline" onClick={showCounter}>
            {board.counter}
          </Button>
        </Grid>
      </DialogBody>
    </Dialog>
  )
}
