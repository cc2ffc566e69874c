import type { ResultOf, Route } from '#shared/contract/route'
import { ask } from './call'
import type { Arguments } from './call'

export type PageOf<R extends Route> = { readonly entries: ResultOf<R>; readonly next: string | undefined }

/** Where the next page begins, as a `Link` header says it; undefined after the last. */
export function nextPageIn(link: string | null): string | undefined {
  const address = /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1]
  return address && (new URL(address, 'http://site.invalid').searchParams.get('after') ?? undefined)
}

/** A page of a long list, and where the next one begins. */
export async function callPage<R extends Route>(route: R, ...args: Arguments<R>): Promise<PageOf<R>> {
  const { result: entries, headers } = await ask(route, ...args)
  return { entries, next: nextPageIn(headers.get('link')) }
}

const fromTheStart: string | undefined = undefined

/** How an infinite query goes from one page to the next. */
export const pageAfter = {
  initialPageParam: fromTheStart,
  getNextPageParam: ({ next }: { readonly next: string | undefined }) => next,
}
