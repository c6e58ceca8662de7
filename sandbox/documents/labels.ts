import type { Cell } from './page.ts';
import { unitWords } from './quantities.ts';

export type FieldKind = 'number' | 'date' | 'party' | 'place' | 'amount' | 'quantity';

/** A field that documents have, and how they call it. */
export interface Label {
  readonly name: string;
  readonly title: string;
  readonly kind: FieldKind;
  /** Stands before the value. */
  readonly pattern: RegExp;
}

/** A label at the beginning of a cell. */
export interface FoundLabel {
  readonly label: Label;
  /** Where the value begins in the cell; at its end when there is none. */
  readonly end: number;
}

const no = '(?: ?(?:no|nr|num|number|numbers|nos|#|id|ref|reference)\\b\\.?| ?#)';
const end =
  '(?: ?\\((?:s|if any|optional|dd/mm/yyyy|mm/dd/yyyy|local time|lt)\\))?(?: ?[:.#-]+(?= |$)| ?[:#])? ?';

const units: Partial<Record<FieldKind, string>> = {
  amount: '(?: ?\\(?(?:in )?[A-Z]{3}\\)?)?',
  quantity: `(?:,? ?\\(?(?:in )?(?:${unitWords})\\)?)?`,
};

function label(kind: FieldKind, name: string, title: string, words: string): Label {
  const unit = units[kind] ?? '';
  return { kind, name, title, pattern: new RegExp(`(?:${words})(?![\\w])${unit}${end}`, 'iy') };
}

/** `ETA Long Beach` */
const where = '(?:(?: at)?(?: [a-z]+){1,3}(?= ?:|$))?';

const bill = '(?:b/l|bl|bol|bill of lading|sea ?waybill|waybill|swb)';
const pickup = 'pick[ -]?up';

/** The first that fits counts, so what is more particular stands first. */
export const labels: readonly Label[] = [
  label('number', 'house_bill_number', 'House bill', `(?:house ${bill}|hb/?l|hawb)${no}?`),
  label(
    'number',
    'bill_of_lading_number',
    'Bill of lading',
    `(?:(?:master|ocean|carrier(?:'s)?) )?${bill}${no}|(?:master|ocean) ${bill}|mb/?l${no}?|${bill}(?=:? ?[a-z]{0,4}\\d)|b/l(?= ?:)`,
  ),
  label('number', 'booking_number', 'Booking', `(?:carrier(?:'s)? )?(?:booking|bkg)(?: confirmation)?${no}?`),
  label('number', 'seal_number', 'Seal', `(?:carrier )?seals?${no}?`),
  label(
    'number',
    'container_number',
    'Container',
    `(?:container|cntr|ctnr|equipment|unit)${no}(?: ?/ ?type)?|containers?`,
  ),
  label('date', 'invoice_date', 'Invoice date', '(?:invoice|inv\\.?) date|date of invoice'),
  label(
    'number',
    'invoice_number',
    'Invoice',
    `(?:commercial |proforma )?(?:invoice|inv)\\.?${no}|invoice(?= ?:)`,
  ),
  label(
    'number',
    'purchase_order_number',
    'Purchase order',
    `(?:(?:buyer|customer|cust\\.?)(?:'s)? )?(?:(?:purchase order|p\\.?/?o\\.?|order)${no}|purchase orders?|p\\.?/?o\\.?(?= ?:| ?$| \\w{0,20}\\d))`,
  ),
  label(
    'number',
    'delivery_order_number',
    'Delivery order',
    `(?:delivery order|d/o|release order)${no}|d/o(?= ?:)`,
  ),
  label('number', 'packing_list_number', 'Packing list', `(?:packing list|p/l)${no}`),
  label('number', 'notice_number', 'Arrival notice', `(?:arrival )?notice${no}|a/n${no}`),
  label(
    'number',
    'pickup_number',
    'Pickup number',
    `(?:${pickup}|p/?u)(?: ?/ ?release)?${no}{1,2}|${pickup} ?/ ?(?:release|ref(?:erence)?)${no}?|release${no}`,
  ),
  label('number', 'firms_code', 'FIRMS code', `firms(?: code)?${no}?|firm code${no}?`),
  label('number', 'it_number', 'IT number', `i\\.?t\\.?${no}|in-?(?:transit|bond)${no}`),
  label('number', 'customs_entry_number', 'Customs entry', `(?:customs )?entry${no}`),
  label(
    'number',
    'reference_number',
    'Reference',
    `(?:(?:our|your|customer(?:'s)?|shipper(?:'s)?|consignee(?:'s)?|export|forwarder(?:'s)?|agent(?:'s)?|file) )(?:ref(?:erence)?s?|file)${no}?|references?${no}?|ref${no}?\\.?`,
  ),
  label(
    'date',
    'eta',
    'ETA',
    `(?:pod |vessel )?eta${where}|(?:estimated|expected)(?: (?:time|date) of)? arrival(?: date)?|(?:vessel )?arrival date`,
  ),
  label(
    'date',
    'etd',
    'ETD',
    `(?:pol )?etd${where}|estimated (?:(?:time|date) of )?departure|sailing date|departure date|sailed(?: on)?`,
  ),
  label(
    'date',
    'shipped_on_board_date',
    'Shipped on board',
    '(?:shipped|laden) on board(?: date| on)?|on board date|date shipped',
  ),
  label(
    'date',
    'last_free_day',
    'Last free day',
    'last free (?:day|date|time)|lfd|free time (?:expires|ends|until|expiry)(?: on)?',
  ),
  label('date', 'available_date', 'Available', 'available(?: from| on| date)?|availability(?: date)?'),
  label('date', 'pickup_date', 'Pickup', `${pickup} (?:date|appointment|by|on)|appointment`),
  label(
    'date',
    'delivery_date',
    'Delivery',
    'delivery (?:date|by|on)|deliver (?:by|on)|required by|valid until',
  ),
  label('date', 'due_date', 'Due', '(?:payment )?due(?: date| on| by)?|pay(?:able)? by'),
  label(
    'date',
    'cut_off_date',
    'Cut-off',
    '(?:cargo |port |doc(?:umentation)? |vgm )?(?:cut-?off|closing)(?: date| time)?',
  ),
  label(
    'date',
    'issue_date',
    'Issued',
    '(?:place and )?date of (?:issue|notice)|(?:issue|issuing|notice|order|document|b/l|packing) date|issued(?: on)?|dated',
  ),
  label('date', 'issue_date', 'Issued', 'date'),
  label(
    'place',
    'vessel_and_voyage',
    'Vessel and voyage',
    '(?:ocean )?vessel ?(?:/|&|and) ?voy(?:age)?\\.?(?: no\\.?)?',
  ),
  label('number', 'voyage_number', 'Voyage', `voy(?:age)?\\.?${no}?`),
  label('place', 'vessel_name', 'Vessel', '(?:ocean |carrying )?vessel(?: name)?'),
  label('place', 'port_of_loading', 'Port of loading', 'port of (?:loading|lading)|pol|load(?:ing)? port'),
  label(
    'place',
    'port_of_discharge',
    'Port of discharge',
    'port of (?:discharge|unloading)|pod|discharge port',
  ),
  label('place', 'place_of_receipt', 'Place of receipt', 'place of receipt'),
  label(
    'place',
    'place_of_delivery',
    'Place of delivery',
    '(?:place of delivery|final destination|destination)',
  ),
  label('place', 'pickup_location', 'Pickup location', `${pickup} (?:location|at|from|terminal)|terminal`),
  label('quantity', 'net_weight', 'Net weight', '(?:total )?net (?:weight|wt\\.?)|n\\.?w\\.?(?= ?:| ?$)'),
  label(
    'quantity',
    'gross_weight',
    'Gross weight',
    '(?:total )?(?:(?:gross|cargo) )?(?:weight|wt\\.?)|g\\.?w\\.?(?= ?:| ?$)',
  ),
  label('quantity', 'volume', 'Volume', '(?:total )?(?:measurements?|volume|cbm)'),
  label(
    'quantity',
    'packages',
    'Packages',
    '(?:(?:total )?(?:no\\.?|nos\\.?|number|total) ?(?:of )?)?(?:packages|pkgs?|pieces|pcs)|(?:no\\.?|nos\\.?|number) ?of (?:cartons|ctns)',
  ),
  label('party', 'notify_party', 'Notify party', '(?:also )?notify(?: party| address)?'),
  label('party', 'shipper', 'Shipper', "shipper(?:'s name)?(?: ?/ ?exporter)?|exporter"),
  label('party', 'consignee', 'Consignee', "consignee(?:'s name)?|consigned to|importer"),
  label('party', 'seller', 'Seller', 'seller|vendor|supplier'),
  label('party', 'buyer', 'Buyer', 'buyer|sold to|bill(?:ed)? to|customer'),
  label('party', 'deliver_to', 'Deliver to', 'deliver(?:y)? to|ship to'),
  label('party', 'trucker', 'Trucker', 'trucker|trucking company|motor carrier|haulier'),
  label('party', 'carrier', 'Carrier', 'carrier|shipping[ -]line'),
  label('party', 'delivery_agent', 'Delivery agent', '(?:delivery|destination) agent'),
  label(
    'amount',
    'total_amount',
    'Total',
    '(?:grand |invoice )?total(?: amount| value| charges)?(?: due| payable)?|amount due|total due|balance due|invoice (?:value|amount)',
  ),
  label('amount', 'freight_amount', 'Freight', '(?:ocean |total )?freight(?: charges?)?'),
  label('amount', 'demurrage_amount', 'Demurrage', 'demurrage(?: charges?)?'),
  label(
    'amount',
    'charge_amount',
    'Charge',
    '(?:terminal handling|handling|documentation|doc|chassis|customs|storage|insurance|clean truck|pier pass)[a-z ]*(?:fee|charges?)?',
  ),
];

/** The label that begins at that character. */
export function labelAt(text: string, start: number): FoundLabel | null {
  for (const each of labels) {
    each.pattern.lastIndex = start;
    if (each.pattern.test(text)) return { label: each, end: each.pattern.lastIndex };
  }
  return null;
}

const known = new WeakMap<Cell, FoundLabel | null>();

/** The label that a cell begins with. */
export function labelOf(cell: Cell): FoundLabel | null {
  let found = known.get(cell);
  if (found === undefined) {
    found = labelAt(cell.text, 0);
    known.set(cell, found);
  }
  return found;
}

/** Whether a cell is a label and nothing else. */
export function isLabel(cell: Cell): boolean {
  return (labelOf(cell)?.end ?? 0) >= cell.text.length;
}
