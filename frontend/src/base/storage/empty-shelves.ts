/** Leaves nothing of anybody in this browser; what the page itself remembers goes with the page. */
export function clearBrowserStorage(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().clear()
    } catch {
      // A browser that keeps nothing has nothing to clear.
    }
  }
}
