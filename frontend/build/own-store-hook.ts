import * as React from 'react'

/** Stands in for the hook's copy for older Reacts. */
export const { useSyncExternalStore } = React
