/** The name under which the browser keeps the ids of orders that are on their way. */
export const currentOrdersKey = 'hibachi-current-orders'

/**
 * Where people work, and where the order itself is: there is no line of it there
 * (docs/product/tracking.md#on-every-page).
 */
export const WITHOUT_ORDER = /^\/(kitchen|desk|inventory|employees|attendance|onboarding|orders)/

/**
 * Runs before anything is painted, so that an order on its way has its place on the page from the
 * first picture on.
 */
export const currentOrderScript = `try{if(!/${WITHOUT_ORDER.source}/.test(location.pathname)&&JSON.parse(localStorage.getItem('${currentOrdersKey}')||'[]').length)document.documentElement.dataset.order=''}catch{}`
