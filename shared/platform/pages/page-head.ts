/**
 * The cookie that comes and goes with a session and that scripts may read: it says when the session
 * ends, in milliseconds of 1970, and nothing of who is signed in. Where it is missing nobody is,
 * and the browser need not ask.
 */
export const SESSION_FLAG_COOKIE = 'signed-in'

/** What a person may want the product to look like; `system` follows the device. */
export const colorSchemes = ['system', 'light', 'dark'] as const

export type ColorScheme = (typeof colorSchemes)[number]

/** The name under which the browser keeps the choice. */
export const COLOR_SCHEME_STORAGE_KEY = 'scheme'

/**
 * Runs before anything is painted, so that neither a chosen scheme nor a page for guests flashes.
 */
export const colorSchemeScript = `if(document.cookie.includes('${SESSION_FLAG_COOKIE}='))document.documentElement.dataset.session='';try{const s=localStorage.getItem('${COLOR_SCHEME_STORAGE_KEY}');if(s==='light'||s==='dark')document.documentElement.style.colorScheme=s}catch{}`

/** The name under which the browser keeps the ids of orders that are on their way. */
export const ACTIVE_ORDERS_STORAGE_KEY = 'hibachi-current-orders'

/**
 * Where people work, and where the order itself is: there is no line of it there
 * (docs/product/tracking.md#on-every-page).
 */
export const PATHS_WITHOUT_ORDER_BANNER = /^\/(kitchen|desk|inventory|employees|attendance|onboarding|orders)/

/**
 * Runs before anything is painted, so that an order on its way has its place on the page from the
 * first picture on.
 */
export const activeOrderScript = `try{if(!/${PATHS_WITHOUT_ORDER_BANNER.source}/.test(location.pathname)&&JSON.parse(localStorage.getItem('${ACTIVE_ORDERS_STORAGE_KEY}')||'[]').length)document.documentElement.dataset.order=''}catch{}`

/**
 * Asks ahead for what takes a page's first picture over, as soon as there is something to see: the
 * answers that it will ask for, and its parts, these behind the application's own script. Otherwise
 * each would be asked for by the one before it, a journey to the server later. The page's root
 * names them.
 */
const aheadScript = [
  'new PerformanceObserver((_,seen)=>{seen.disconnect()',
  'const{parts,answers}=document.getElementById("root").dataset',
  'const ask=(names,how)=>names?.split(" ").forEach(href=>document.head.append(Object.assign(document.createElement("link"),how,{href})))',
  'ask(answers,{rel:"preload",as:"fetch",crossOrigin:"use-credentials"})',
  'ask(parts,{rel:"modulepreload",fetchPriority:"low"})',
  '}).observe({type:"paint",buffered:true})',
].join(';')

/**
 * What stands in the head of every page and runs there. The site's security policy allows these
 * very texts by their hashes.
 */
export const inlineScripts = [colorSchemeScript, activeOrderScript, aheadScript] as const

/** What a page's head says of its site; its hours only where it was printed from the table. */
export type SiteMetaName = 'site-location' | 'site-mode' | 'site-hours'

/**
 * A page in which its server says what it knows: the content of a `meta`. Throws where the page has
 * no place for it.
 */
export function setPageMeta(page: string, name: SiteMetaName, content: string): string {
  const place = new RegExp(`(<meta name="${name}" content=")[^"]*(")`)
  if (!place.test(page)) throw new Error(`The page has no <meta name="${name}" content="">`)
  return page.replace(place, (_, before: string, after: string) => before + content + after)
}
