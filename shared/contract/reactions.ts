/**
 * What reacts to a change in the table, off the request path: `events/<name>.ts` each.
 * `on` names the changes and `entities` the types of records that it is called for.
 */
export type Reaction = {
  readonly name: string
  readonly summary: string
  readonly entities: readonly string[]
  readonly on: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[]
  readonly table: 'read' | 'write'
  /** Whether it pushes over the live connection. */
  readonly pushes: boolean
}

export const reactions = [
  {
    name: 'tell-kitchen',
    summary: "Pushes new_order and status_update to the location's boards",
    entities: ['Order'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: true,
  },
  {
    name: 'tell-customer',
    summary: 'Pushes status_update and notification to whoever follows the order',
    entities: ['Order'],
    on: ['MODIFY'],
    table: 'write',
    pushes: true,
  },
  {
    name: 'give-back',
    summary: 'Gives back what a cancelled order took, stock and portions of specials',
    entities: ['Order'],
    on: ['MODIFY'],
    table: 'write',
    pushes: false,
  },
] as const satisfies readonly Reaction[]
