import { chakra } from '@chakra-ui/react/styled-system'
import { DialogBody as PlainBody, DialogFooter as PlainFooter } from '../dialog/dialog'

export { Dialog } from '../dialog/dialog'

/** The part of a dialog that scrolls, with Chakra's style props. */
export const DialogBody = chakra(PlainBody)

/** The buttons of a dialog, with Chakra's style props. */
export const DialogFooter = chakra(PlainFooter)
