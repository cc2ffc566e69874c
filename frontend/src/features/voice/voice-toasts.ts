import type { NewCartItem } from '#shared/rules/cart-acts'
import { toast } from '#base/components/toast'

/** What the assistant says beside its dialog (docs/product/texts.md#what-fails). */
export const voiceToasts = {
  isUnsupported: () =>
    toast({
      title: 'Voice Not Supported',
      description: "Your browser doesn't support voice recognition.",
      type: 'error',
    }),
  notHeard: () =>
    toast({
      title: 'Voice Recognition Error',
      description: 'Could not process your voice. Please try again.',
      type: 'error',
    }),
  notUnderstood: () =>
    toast({ title: 'Sorry!', description: "I couldn't understand that. Please try again.", type: 'error' }),
  isLoading: () =>
    toast({
      title: 'Loading Menu',
      description: 'Please wait for the menu to load and try again.',
      type: 'warning',
    }),
  notFound: (names: readonly string[]) =>
    toast({ title: 'Item Not Found', description: `Couldn't find ${names.join(', ')} in our menu.`, type: 'error' }),
  notAdded: () => toast({ title: 'Error', description: 'Failed to add item to cart', type: 'error' }),
  added: (lines: readonly NewCartItem[]) =>
    toast({
      title: 'Added to Cart!',
      description: `${lines.map(({ quantity, name }) => `${quantity} x ${name}`).join(', ')} added to your cart`,
    }),
  removed: (names: readonly string[]) =>
    toast({
      title: 'Item Removed',
      description: `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} been removed from your cart.`,
    }),
  says: (description: string) => toast({ title: 'Hiro says:', description, type: 'info' }),
} as const
