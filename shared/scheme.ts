import { sessionFlag } from './session-flag'

/** What a person may want the product to look like; `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** The name under which the browser keeps the choice. */
export const schemeKey = 'scheme'

/**
 * Runs before anything is painted, so that neither a chosen scheme nor a page for guests flashes.
 */
export const schemeScript = `if(document.cookie.includes('${sessionFlag}='))document.documentElement.dataset.session='';try{const s=localStorage.getItem('${schemeKey}');if(s==='light'||s==='dark')document.documentElement.style.colorScheme=s}catch{}`
