/** The name under which the browser keeps the ids of orders that are on their way. */
export const currentOrdersKey = 'hibachi-current-orders'

/** Runs before anything is painted, so that an order on its way has its place on the page from the first picture on. */
export const currentOrderScript = `try{if(JSON.parse(localStorage.getItem('${currentOrdersKey}')||'[]').length)document.documentElement.dataset.order=''}catch{}`
