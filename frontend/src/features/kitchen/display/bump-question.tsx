import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { isStaff } from '#shared/accounts/access'
import { useSession } from '#base/session/session'
import { Dialog, DialogBody } from '#ui/dialog'
import { useWords } from '#base/language/use-words'
import type { Board } from '../board/use-board'

/** Asks a new board once how its tickets move, until the owner decides for all of them. */
export function BumpQuestion({ board: { chooseBump } }: { readonly board: Pick<Board, 'chooseBump'> }) {
  const { questions: words } = useWords().board
  const { user } = useSession()
  if (!chooseBump || !isStaff(user)) return null
  return (
    <Dialog title={words.howMove} size="lg" closeLabel={words.close} onClose={() => chooseBump('once')}>
      <DialogBody pb="6">
        <Text mb="4">{words.oneTapSuits}</Text>
        <Grid templateColumns="repeat(auto-fit, minmax(14rem, 1fr))" gap="3">
          <Button height="16" onClick={() => chooseBump('once')}>
            {words.oneTap}
          </Button>
          <Button height="16" variant="outline" onClick={() => chooseBump('by-stage')}>
            {words.stageByStage}
          </Button>
        </Grid>
      </DialogBody>
    </Dialog>
  )
}
