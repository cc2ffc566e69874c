import type { PartName } from './measurements'

/** How each part of the report is measured. */
export const partDescriptions: Readonly<Record<PartName, string>> = {
  units: 'The table units of each call of the contract, called once by an admin who has placed a few orders.',
  bundles:
    'Each function as deployed, in a fresh process, compared with a function that only reads one item with the document client and is bundled the same way. The runs alternate; each figure is the median of 15.',
  scripts: 'The scripts that a first visit to the page loads, gzip, read from the built site.',
  lighthouse: 'Lighthouse 12.8.2, mobile preset with simulated network and processor; the median of the runs.',
  against:
    "Reading the menu and placing an order of three lines, compared with another server that sells the same dishes from SQLite on the same machine. Both run in turns within one run, after eight turns of warming up. Each order comes from a visitor of its own. The other server is called in each way that it offers, and its best one counts. Both send compressed answers. After each turn the test waits until no work is left, so each side's follow-up work falls into its own turn: receipts there; stock, boards, pushes, numbers and receipts here.",
  cost: 'One hundred orders from the first look at the menu to the last move in the kitchen: the guest reads the menu, places the order and follows it for 30 minutes; the kitchen moves it; pushes are sent.',
}
