import type { PartName } from './measurements'

/** How a part is measured, and why a figure misses its goal: what was tried. */
export const notes: Readonly<Record<PartName, string>> = {
  calls:
    "Each call over HTTP against the table operations that it sends, sent bare by the same client, in turns of ten. A call does more than its bare operations by a whole HTTP request, its checks and its JSON. That weighs most where the bare operation is smallest: a tracking read is one item, so its bare way is one request to the table engine and the product's way is two, half a millisecond apart. In the cloud the API gateway's request stands before the function in either case.",
  units: 'What each call of the contract uses of the table, once, by an admin with a few orders behind them.',
  push: "From the answer of the call that places an order to the last listener that hears of it, three ways in turns: a bare process that sends to every open socket; one that posts to every connection through the management API, as a WebSocket API demands; and the product, where table, change stream, reaction and the question who listens lie between. A WebSocket API can't be told to send to many: each listener is one signed post, which the bare way does not have at all. Posting by the SDK's signer and HTTP handler instead of its client takes about a fifth of the processor time, and the product is no slower than a bare process that posts: what is left is 300 signatures and requests on two processors.",
  bundles:
    'Each function as deployed, in a fresh process, against a bare document client that is bundled the same way, in turns: the median of 15.',
  scripts: 'What a first visit that leads straight to the page loads as script, gzip, read off the built site.',
  lighthouse: 'Lighthouse 12.8.2, mobile preset with its simulated network and processor; the median of the runs.',
  browser:
    "The built site in Chromium, the processor slowed down four times, against the real product. A tap counts until the next paint, by the browser's own event timing; a finger rests for 80 ms. The worst is the median over five visits of each one's slowest tap, which is its first. The board counts from the message on the socket to the paint of the ticket's new stage, the list read again in between.",
  against:
    'Our menu and an order of three lines against those of another server that sells the same dishes off SQLite on the same machine, turn by turn in one run, every order by a visitor of its own. The other server is asked in each way that it offers, and its best one counts. Both are asked as a browser asks, which takes answers compressed; ours compresses its menu once, the other server none. Both have run for eight turns before. Turns take about as long on both sides, and each is followed by a pause until nothing is left to do, so that nobody works during the other’s: what follows an order falls into its own turn but for the last tenth of a second. There the job queue mails the receipt, in the server’s own process, as its file bears no second one; here it is stock, boards, pushes, the books and the receipt. After a turn our kitchen hands out what was ordered, untimed.',
  cost: "Orders on their whole way: the menu looked at, the order placed and followed for 30 minutes, the kitchen's moves, the pushes, and what the pages read again.",
}
