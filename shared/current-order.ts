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
