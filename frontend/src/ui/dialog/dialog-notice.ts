import { createContext } from 'react'

/** What the dialogs inside say below their titles, for example that their order has changed. */
export const DialogNotice = createContext<string | null>(null)
