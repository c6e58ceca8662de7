/** A company of the account: the customer of its tracking requests (docs/interface.md 3.6). */
export interface Party {
  readonly id: string;
  readonly name: string;
}
