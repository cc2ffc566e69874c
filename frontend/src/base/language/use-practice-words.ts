import { practice } from './english/practice'
import { useTranslation } from './language'
import type { PracticeWords } from './translation'

/** Returns the words of the practice board in the language of this device. */
export const usePracticeWords = (): PracticeWords => useTranslation()?.practiceWords ?? practice
