/**
 * The cookie that accompanies a session and that scripts can read. It contains when the session
 * ends, in milliseconds since 1970, and nothing about the user. Without it the page first shows a
 * guest, and asks the server after its first paint.
 */
export const SESSION_FLAG_COOKIE = 'signed-in'

/** The color schemes a user can choose; `system` follows the device. */
export const colorSchemes = ['system', 'light', 'dark'] as const

export type ColorScheme = (typeof colorSchemes)[number]

/** The storage key of the chosen color scheme. */
export const COLOR_SCHEME_STORAGE_KEY = 'scheme'

/**
 * Runs before the first paint, so that neither the wrong color scheme nor a guest's page flashes.
 */
const colorSchemeScript = `if(document.cookie.includes('${SESSION_FLAG_COOKIE}='))document.documentElement.dataset.session='';try{const s=localStorage.getItem('${COLOR_SCHEME_STORAGE_KEY}');if(s==='light'||s==='dark')document.documentElement.style.colorScheme=s}catch{}`

/** The storage key of the ids of active orders. */
export const ACTIVE_ORDERS_STORAGE_KEY = 'hibachi-current-orders'

/**
 * Pages without the banner for active orders: staff pages and the order pages themselves
 * (docs/product/tracking.md#current-order-bar).
 */
export const PATHS_WITHOUT_ORDER_BANNER = /^\/(kitchen|desk|inventory|employees|attendance|onboarding|orders)/

/**
 * Runs before the first paint, so that the banner for an active order has its space from the start.
 */
const activeOrderScript = `try{if(!/${PATHS_WITHOUT_ORDER_BANNER.source}/.test(location.pathname)&&JSON.parse(localStorage.getItem('${ACTIVE_ORDERS_STORAGE_KEY}')||'[]').length)document.documentElement.dataset.order=''}catch{}`

/**
 * Preloads what the page needs after its first paint: API responses, and modules after the
 * application's own script. Otherwise each would only be requested once the one before it has
 * arrived. The page's root element lists them; a slow page may paint before it has arrived.
 */
const preloadScript = [
  'new PerformanceObserver((_,seen)=>{seen.disconnect()',
  'const{parts,requests}=document.getElementById("root")?.dataset??{}',
  'const load=(names,how)=>names?.split(" ").forEach(href=>document.head.append(Object.assign(document.createElement("link"),how,{href})))',
  'load(requests,{rel:"preload",as:"fetch",crossOrigin:"use-credentials"})',
  'load(parts,{rel:"modulepreload",fetchPriority:"low"})',
  '}).observe({type:"paint",buffered:true})',
].join(';')

/**
 * Says that the page can't start if the browser can't read or get the application's scripts before
 * it has started: an old browser would show the spinner for ever. Errors of extensions and of the
 * running application have other places.
 */
const failedStartScript = [
  "addEventListener('error',e=>{const root=document.getElementById('root')",
  String.raw`const isOurs=/\/assets\//.test(e.filename||e.target.src)`,
  "if(isOurs&&root&&root.matches(':empty,[data-picture]'))document.documentElement.dataset.failed=''},true)",
].join(';')

/**
 * The inline scripts in every page's head. The site's content security policy allows them by their
 * hashes.
 */
export const inlineScripts = [colorSchemeScript, activeOrderScript, failedStartScript, preloadScript] as const

/**
 * The `meta` elements that describe the site. The facts are present only in pages rendered from the
 * table.
 */
export type SiteMetaName = 'site-location' | 'site-mode' | 'site-facts'
