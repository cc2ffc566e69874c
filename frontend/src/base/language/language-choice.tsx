import { useEffect } from 'react'
import { chooseLanguage, languageNames, languages, useLanguage, useLanguageLoading, useTranslation } from './language'
import { ChoiceSelect } from '#ui/forms/native-fields'
import styles from './language-choice.module.css'
import { useWords } from './use-words'

const options = languages.map((value) => ({ value, label: languageNames[value] }))

/** Chooses the language of this device's boards. */
export function LanguageChoice() {
  const { board } = useWords()
  return (
    <div className={styles.choice}>
      <ChoiceSelect label={board.language} value={useLanguage()} options={options} onChoose={chooseLanguage} />
    </div>
  )
}

const tags = { en: 'en', es: 'es', zh: 'zh-Hans' } as const

/**
 * Says which language the page is in: screen readers and the shapes of Chinese letters need it.
 * Returns whether the language is still loading.
 */
export function useBoardLanguage(): boolean {
  const language = useLanguage()
  const isTranslated = useTranslation() !== null
  useEffect(() => {
    const root = document.documentElement
    const before = root.lang
    root.lang = isTranslated ? tags[language] : tags.en
    return () => {
      root.lang = before
    }
  }, [language, isTranslated])
  return useLanguageLoading()
}
