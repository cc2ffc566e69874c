import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '../storage/storage'
import { createStoredValue } from '../storage/stored-value'
import type { Translation } from './translation'

/** The languages of the boards, each named in itself. */
export const languageNames = { en: 'English', es: 'Español', zh: '中文' } as const
export type Language = keyof typeof languageNames
export const languages = ['en', 'es', 'zh'] as const satisfies readonly Language[]

/** Loaded on demand, so that English boards don't load the others. */
const loaders = {
  es: async () => (await import('./spanish')).spanish,
  zh: async () => (await import('./chinese')).chinese,
} as const satisfies Record<Exclude<Language, 'en'>, () => Promise<Translation>>

const chosen = createStoredValue<Language>({
  storage: deviceStorage,
  name: 'hibachi-kitchen-language',
  initial: 'en',
  read: (text) => languages.find((language) => language === text) ?? 'en',
  write: (language) => language,
  followsOtherTabs: true,
})

type Shown = { readonly translation: Translation | null; readonly isLoading: boolean }

const shown = createStore<Shown>(() => ({ translation: null, isLoading: false }))

/** Shows the chosen language once it has loaded; English if that fails, as without a connection. */
async function showLanguage(language: Language): Promise<void> {
  if (language === 'en') return shown.setState({ translation: null, isLoading: false })
  shown.setState({ isLoading: true })
  const translation = await loaders[language]().catch(() => null)
  if (chosen.get() === language) shown.setState({ translation, isLoading: false })
}

chosen.subscribe((language) => void showLanguage(language))
void showLanguage(chosen.get())

/** Sets the language of this device's boards, in all windows at once. */
export const chooseLanguage = (language: Language): void => chosen.set(language)

export const useLanguage = (): Language => useStore(chosen)

/** Returns the words of the chosen language; null for English. */
export const useTranslation = (): Translation | null => useStore(shown, ({ translation }) => translation)

/** Returns the same outside of a component. */
export const getTranslation = (): Translation | null => shown.getState().translation

/** Whether the chosen language is still loading. */
export const useLanguageLoading = (): boolean => useStore(shown, ({ isLoading }) => isLoading)
