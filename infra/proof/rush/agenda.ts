type Event = { readonly at: number; readonly happens: () => void }

/** What will happen, in the order of its time; of two at once what was noted first. */
export function newAgenda() {
  const events: Event[] = []
  let now = 0
  return {
    now: () => now,
    note: (at: number, happens: () => void) => {
      let place = events.length
      while (place > 0 && (events[place - 1]?.at ?? 0) > at) place -= 1
      events.splice(place, 0, { at, happens })
    },
    run: () => {
      for (let event = events.shift(); event; event = events.shift()) {
        now = event.at
        event.happens()
      }
    },
  }
}

export type Agenda = ReturnType<typeof newAgenda>
