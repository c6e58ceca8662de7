import { expect, type APIRequestContext } from 'playwright/test';

export interface WireContainer {
  readonly id: string;
  readonly attributes: {
    readonly number: string;
    readonly ref_numbers: readonly string[];
    readonly current_status: string;
    readonly pod_discharged_at: string | null;
    readonly ind_eta_at: string | null;
    readonly ind_ata_at: string | null;
  };
}

export interface WireShipment {
  readonly id: string;
  readonly attributes: {
    readonly bill_of_lading_number: string;
    readonly ref_numbers: readonly string[] | null;
    readonly tags: readonly string[];
    readonly shipping_line_scac: string;
    readonly shipping_line_short_name: string;
    readonly pod_eta_at: string | null;
    readonly pod_original_eta_at: string | null;
    readonly pod_ata_at: string | null;
    readonly pol_timezone: string | null;
    readonly pod_timezone: string | null;
    readonly destination_name: string | null;
    readonly destination_timezone: string | null;
    readonly line_tracking_stopped_at: string | null;
  };
  readonly relationships: { readonly containers: { readonly data: readonly { readonly id: string }[] } };
}

export interface KnownShipment {
  readonly shipment: WireShipment;
  readonly containers: readonly WireContainer[];
}

interface WirePage {
  readonly data: readonly WireShipment[];
  readonly included?: readonly (WireContainer & { readonly type: string })[];
  readonly links: { readonly next?: string };
}

/** The account as the service itself lists it, newest first: what a journey looks for and checks against. */
export async function readAccount(request: APIRequestContext): Promise<readonly KnownShipment[]> {
  const account: KnownShipment[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await request.get(
      `/api/v2/shipments?include=containers&page[size]=100&page[number]=${page}`,
    );
    expect(answer.ok()).toBe(true);
    const { data, included = [], links } = (await answer.json()) as WirePage;
    const containers = new Map(
      included.filter(({ type }) => type === 'container').map((record) => [record.id, record]),
    );
    for (const shipment of data) {
      account.push({
        shipment,
        containers: shipment.relationships.containers.data.flatMap(({ id }) => containers.get(id) ?? []),
      });
    }
    if (!links.next) return account;
  }
}

/** The first that fits; a journey without a subject must fail and say so. */
export function pick<T>(account: readonly T[], what: string, fits: (item: T) => boolean): T {
  const found = account.find(fits);
  if (!found) throw new Error(`The simulated account holds no ${what}.`);
  return found;
}
