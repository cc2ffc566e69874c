import { SESSION_FLAG_COOKIE } from './session-flag'

/** What a person may want the product to look like; `system` follows the device. */
export const colorSchemes = ['system', 'light', 'dark'] as const

export type ColorScheme = (typeof colorSchemes)[number]

/** The name under which the browser keeps the choice. */
export const COLOR_SCHEME_STORAGE_KEY = 'scheme'

/**
 * Runs before anything is painted, so that neither a chosen scheme nor a page for guests flashes.
 */
export const colorSchemeScript = `if(document.cookie.includes('${SESSION_FLAG_COOKIE}='))document.documentElement.dataset.session='';try{const s=localStorage.getItem('${COLOR_SCHEME_STORAGE_KEY}');if(s==='light'||s==='dark')document.documentElement.style.colorScheme=s}catch{}`
