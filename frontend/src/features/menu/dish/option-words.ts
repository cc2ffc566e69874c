import { createContext, use } from 'react'
import { optionChoice, type OptionChoiceWords } from '#base/language/english/option-choice'

/** The words of the forms below: English for guests, those of the device on staff's pages. */
export const OptionWords = createContext<OptionChoiceWords>(optionChoice)

export const useOptionWords = (): OptionChoiceWords => use(OptionWords)
