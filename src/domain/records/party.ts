/** A company of the account, such as the customer of a shipment. */
export interface Party {
  readonly id: string;
  readonly name: string;
}
