import { availability } from './english/availability'
import { dialogs } from './english/dialogs'
import { editing } from './english/editing'
import { phoneOrder } from './english/phone-order'
import { refunds } from './english/refunds'
import { search } from './english/search'
import { useTranslation } from './language'
import type { DialogWords } from './translation'

export const englishDialogWords: DialogWords = { availability, dialogs, editing, phoneOrder, refunds, search }

/** Returns the words of dialogs and panels in the language of this device. */
export const useDialogWords = (): DialogWords => useTranslation()?.dialogWords ?? englishDialogWords
