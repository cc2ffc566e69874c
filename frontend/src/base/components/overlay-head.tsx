import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Drawer } from '@chakra-ui/react/drawer'
import { XIcon } from 'lucide-react'

type OverlayHeadProps = {
  readonly title: string
  /** What its closing button is called. */
  readonly closeLabel: string
}

type Slots = Pick<typeof Dialog, 'Header' | 'Title' | 'CloseTrigger'>

const headOf = ({ Header, Title, CloseTrigger }: Slots) =>
  function OverlayHead({ title, closeLabel }: OverlayHeadProps) {
    return (
      <Header>
        <Title>{title}</Title>
        <CloseTrigger asChild position="static">
          <Button variant="ghost" px="2.5" aria-label={closeLabel}>
            <XIcon />
          </Button>
        </CloseTrigger>
      </Header>
    )
  }

/** The head of what lies over the page: what it is, and the way back. */
export const DialogHead = headOf(Dialog)
export const DrawerHead = headOf(Drawer)
