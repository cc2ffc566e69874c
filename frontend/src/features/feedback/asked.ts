const KEY = 'hibachi-feedback-asked'
const REMEMBERED = 50

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}

/** Whether this browser was asked about an order: once is enough, answered or not. */
export const wasAsked = (orderId: string): boolean => read().includes(orderId)

export function rememberAsked(orderId: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read(), orderId].slice(-REMEMBERED)))
  } catch (error) {
    console.error('It could not be remembered that feedback was asked for', error)
  }
}
