/** What the address of a webhook's page says besides its id. */
export interface WebhookSearch {
  /** The part of the page; notifications where it is left out. */
  readonly view?: string | undefined;
  /** The delivery status that notifications are narrowed to. */
  readonly delivery?: string | undefined;
  /** The id of the notification that is open. */
  readonly notification?: string | undefined;
}
