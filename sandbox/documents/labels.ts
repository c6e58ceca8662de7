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

const no =
  '(?:[ -]?(?:no|nr|n[°º]|num|núm|number|numbers|nos|nummer|número|numéro|#|id|ref|reference)(?![\\p{L}\\d])\\.?| ?#)';
/** `No. de`, `N° du`, `Número de la` */
const of = "(?:(?:n[°º]|n\\.º|no\\.?|nr\\.?|núm\\.?|número|numéro) ?(?:(?:de la|del|de|du) |d['’])?)";
const end =
  '(?: ?\\((?:s|if any|optional|dd/mm/yyyy|mm/dd/yyyy|local time|lt)\\))?(?: ?[:.#-]+(?= |$)| ?[:#])? ?';

const units: Partial<Record<FieldKind, string>> = {
  amount: '(?: ?\\(?(?:in )?[A-Z]{3}\\)?)?',
  quantity: `(?:,? ?\\(?(?:in )?(?:${unitWords})\\)?)?`,
};

/** Capitals are often written without accents. */
export const withOrWithoutAccents = (words: string): string =>
  words.replace(/[éàíîóúöüäô](?!\\])/g, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`);

function label(kind: FieldKind, name: string, title: string, words: string): Label {
  const unit = units[kind] ?? '';
  return {
    kind,
    name,
    title,
    pattern: new RegExp(`(?:${withOrWithoutAccents(words)})(?![\\p{L}\\d_])${unit}${end}`, 'iuy'),
  };
}

/** `ETA Long Beach` */
const where = '(?:(?: at)?(?: [a-z]+){1,3}(?= ?:|$))?';

const bill =
  '(?:b/l|bl|bol|bill of lading|sea ?waybill|swb|konnossements?|seefrachtbrief|conocimiento(?: de embarque)?|connaissement(?: maître)?)';
const pickup = 'pick[ -]?up';
const container = '(?:container|cntr|ctnr|equipment|unit|contenedor|conteneur|behälter)';

/** Labels of which the document decides what they are. */
export const railWaybill = 'waybill_number';
export const containerAndSeal = 'container_and_seal';
export const forDeliveryTo = 'for_delivery_to';

/** In four languages. The first that fits counts, so what is more particular stands first. */
export const labels: readonly Label[] = [
  label('number', 'house_bill_number', 'House bill', `(?:house ${bill}|hb/?l|hawb)${no}?`),
  label(
    'number',
    'bill_of_lading_number',
    'Bill of lading',
    `(?:(?:master|ocean|carrier(?:'s)?) )?${bill}(?: or awb)?${no}|(?:master|ocean) ${bill}|mb/?l${no}?|${of}${bill}${no}?|` +
      `${bill}(?=:? ?[a-z]{0,4}\\d)|(?:b/l|bill of lading|konnossement|conocimiento de embarque|connaissement)(?= ?:|$)`,
  ),
  // Of a railroad it is no bill of lading: `extract` knows which document it is.
  label('number', railWaybill, 'Waybill', `(?:liner )?waybill(?:${no}|(?= ?:| ?\\w{0,4}\\d|$))`),
  label(
    'number',
    'booking_number',
    'Booking',
    `(?:carrier(?:'s)? )?(?:booking|bkg)(?: confirmation)?${no}?|buchungs?${no}?|${of}?(?:reserva|réservation)${no}?`,
  ),
  label(
    'number',
    'seal_number',
    'Seal',
    `(?:carrier )?seals?${no}?|(?:siegel|plomben?)${no}?|${of}?(?:sellos?|precintos?|plombs?|scellés?)${no}?`,
  ),
  label('number', containerAndSeal, 'Container', `${container}${no}? ?/ ?seals?${no}?`),
  label(
    'number',
    'container_number',
    'Container',
    `${of}?${container}${no}(?: ?/ ?type)?|(?:${of})?(?:containers?|contenedor(?:es)?|conteneurs?)|${of}${container}`,
  ),
  label(
    'date',
    'invoice_date',
    'Invoice date',
    '(?:invoice|inv\\.?) date|date of invoice|rechnungsdatum|fecha de (?:la )?factura|date de (?:la )?facture',
  ),
  label(
    'number',
    'invoice_number',
    'Invoice',
    `(?:commercial |proforma )?(?:invoice|inv)\\.?${no}|invoice(?= ?:)|rechnungs${no}|rechnung${no}|(?:factura|facture)${no}|${of}(?:factura|facture)`,
  ),
  label(
    'number',
    'purchase_order_number',
    'Purchase order',
    `(?:(?:buyer|customer|cust\\.?)(?:'s)? )?(?:(?:purchase order|p\\.?/?o\\.?|order)${no}|purchase orders?|p\\.?/?o\\.?(?= ?:| ?$| \\w{0,20}\\d))|` +
      `(?:bestell(?:ungs?)?|auftrags?)${no}|bestellung(?= ?:|$)|${of}?(?:pedido|commande)(?:${no}|(?= ?:|$))|(?:orden de compra|bon de commande)${no}?`,
  ),
  label(
    'number',
    'delivery_order_number',
    'Delivery order',
    `(?:delivery order|d/o|release order)${no}|d/o(?= ?:)`,
  ),
  label(
    'number',
    'packing_list_number',
    'Packing list',
    `(?:packing list|p/l|packliste|lista de empaque|liste de colisage)${no}`,
  ),
  label('number', 'notice_number', 'Arrival notice', `(?:arrival )?notice${no}|a/n${no}`),
  label(
    'number',
    'pickup_number',
    'Pickup number',
    `(?:${pickup}|p/?u)(?: ?/ ?release)?${no}{1,2}|${pickup} ?/ ?(?:release|ref(?:erence)?)${no}?|release${no}|` +
      `(?:freistell(?:ungs)?|abhol)(?:${no}|referenz)|${of}(?:liberación|retiro|mainlevée|enlèvement)`,
  ),
  label('number', 'firms_code', 'FIRMS code', `firms(?: code)?${no}?|firm code${no}?`),
  label('number', 'it_number', 'IT number', `i\\.?t\\.?${no}|in-?(?:transit|bond)${no}`),
  label('number', 'customs_entry_number', 'Customs entry', `(?:customs )?entry${no}`),
  label(
    'number',
    'reference_number',
    'Reference',
    `(?:(?:our|your|customer(?:'s)?|shipper(?:'s)?|consignee(?:'s)?|export|forwarder(?:'s)?|agent(?:'s)?|file) )(?:ref(?:erence)?s?|file)\\.?${no}?|references?${no}?|ref\\.?${no}?\\.?|` +
      `(?:(?:ihre?|unsere?) )?(?:referenz${no}?|zeichen(?= ?:))|(?:(?:su|nuestra) )?referencia(?: del cliente)?${no}?|(?:(?:votre|notre) )?(?:référence(?: client)?|réf\\.?)${no}?`,
  ),
  label(
    'date',
    'eta',
    'ETA',
    `(?:pod |vessel )?eta${where}|(?:estimated|expected)(?: (?:time|date) of)? arrival(?: date)?|(?:vessel )?arrival date|` +
      "voraussichtliche ankunft|ankunft(?:sdatum)?(?= ?:|$)|fecha (?:estimada )?de (?:arribo|llegada)|ankunftstag|(?:arribo|llegada) estimad[oa]|(?:date d['’])?arrivée prévue",
  ),
  label(
    'date',
    'etd',
    'ETD',
    `(?:pol )?etd${where}|estimated (?:(?:time|date) of )?departure|sailing date|departure date|sailed(?: on)?|` +
      'voraussichtliche abfahrt|abfahrt(?= ?:|$)|fecha estimada de (?:zarpe|salida)|départ prévu',
  ),
  label(
    'date',
    'shipped_on_board_date',
    'Shipped on board',
    '(?:shipped|laden) on board(?: date| on)?|on board date|date shipped|an bord verladen(?: am)?|embarcado a bordo(?: el)?|chargé à bord(?: le)?',
  ),
  label(
    'date',
    'last_free_day',
    'Last free day',
    'last free (?:day|date|time)|lfd|free ?time (?:expires|exp\\.?|ends?|until|expiry|expiration)(?: on)?|letzter freier tag|ende der (?:freizeit|freifrist)|' +
      "(?:freizeit|freifrist) bis|último día libre|días libres hasta|dernier jour (?:franc|libre)|fin de (?:la )?franchise|franchise jusqu['’]au",
  ),
  label(
    'date',
    'available_date',
    'Available',
    'available(?: from| on| date)?|availability(?: date)?|(?:verfügbar|abholung|bereit) ab|disponible (?:desde|a partir de|à partir du)',
  ),
  label('date', 'pickup_date', 'Pickup', `${pickup} (?:date|appointment|by|on)|appointment`),
  label(
    'date',
    'delivery_date',
    'Delivery',
    'delivery (?:date|by|on)|deliver (?:by|on)|required by|valid until',
  ),
  label(
    'date',
    'due_date',
    'Due',
    '(?:payment )?due(?: date| on| by)?|pay(?:able)? by|fällig(?: am)?|zahlbar bis|(?:fecha de )?vencimiento|(?:date d.)?échéance',
  ),
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
  // `Date of birth`, `Fecha de entrega`: it is another date.
  label(
    'date',
    'issue_date',
    'Issued',
    "(?:date|fecha|datum)(?! (?:of|de|del|du|der|des) | d['’])|fecha de emisión|emitido(?: el)?|date d['’]émission|émise? le|ausgestellt am",
  ),
  label(
    'place',
    'vessel_and_voyage',
    'Vessel and voyage',
    '(?:ocean )?vessel ?(?:/|&|and) ?voy(?:age)?\\.?(?: no\\.?)?|schiff ?(?:/|und) ?reise|(?:buque|nave) ?(?:/|y) ?viaje|navire ?(?:/|et) ?voyage',
  ),
  label(
    'number',
    'voyage_number',
    'Voyage',
    `voy(?:age)?\\.?${no}?|reise${no}?(?= ?:|$)|${of}?viaje${no}?(?= ?:|$)|${of}voyage`,
  ),
  label(
    'place',
    'vessel_name',
    'Vessel',
    '(?:ocean |carrying )?vessel(?: name)?|schiff(?:sname)?|buque|motonave|navire',
  ),
  label(
    'place',
    'port_of_loading',
    'Port of loading',
    'port of (?:loading|lading)|pol|load(?:ing)? port|(?:ver)?ladehafen|puerto de (?:carga|embarque)|port de chargement',
  ),
  label(
    'place',
    'port_of_discharge',
    'Port of discharge',
    'port of (?:discharge|unloading)|pod|discharge port|löschhafen|entladehafen|puerto de (?:descarga|destino|arribo)|bestimmungshafen|port de (?:déchargement|destination)',
  ),
  label('place', 'place_of_receipt', 'Place of receipt', 'place of receipt'),
  label(
    'place',
    'place_of_delivery',
    'Place of delivery',
    '(?:place of delivery|final destination|destination)|lieferort|lugar de entrega|lieu de livraison|destino final',
  ),
  label(
    'place',
    'pickup_location',
    'Pickup location',
    `${pickup} (?:location|at|from|terminal)|terminal|abholort|lugar de retiro`,
  ),
  label(
    'quantity',
    'net_weight',
    'Net weight',
    '(?:total )?net (?:weight|wt\\.?)|n\\.?w\\.?(?= ?:| ?$)|nettogewicht|peso neto|poids net',
  ),
  label(
    'quantity',
    'gross_weight',
    'Gross weight',
    '(?:total )?(?:(?:gross|cargo) )?(?:weight|wt\\.?)|g\\.?w\\.?(?= ?:| ?$)|(?:brutto)?gewicht|peso(?: bruto)?|poids(?: brut)?',
  ),
  label('quantity', 'volume', 'Volume', '(?:total )?(?:measurements?|volume|cbm|volumen)'),
  label(
    'quantity',
    'packages',
    'Packages',
    '(?:(?:total )?(?:no\\.?|nos\\.?|number|total) ?(?:of )?)?(?:packages|pkgs?|pieces|pcs)|(?:no\\.?|nos\\.?|number) ?of (?:cartons|ctns)|packstücke|kolli|bultos|(?:nombre de )?colis',
  ),
  label(
    'party',
    'notify_party',
    'Notify party',
    '(?:also )?notify(?: party| address)?|meldeadresse|notificar a|notifier',
  ),
  label(
    'party',
    'shipper',
    'Shipper',
    "shipper(?:'s name)?(?: ?/ ?exporter)?|exporter|absender|verlader|embarcador|remitente|exportador|expéditeur|chargeur|exportateur",
  ),
  label(
    'party',
    'consignee',
    'Consignee',
    "consignee(?:'s name)?|consigned to|importer|empfänger|consignatario|destinatario|destinataire",
  ),
  label(
    'party',
    'seller',
    'Seller',
    'seller|vendor|supplier|verkäufer|lieferant|vendedor|proveedor|vendeur|fournisseur',
  ),
  label(
    'party',
    'buyer',
    'Buyer',
    'buyer|sold to|bill(?:ed)? to|customer|käufer|kunde|rechnungsempfänger|comprador|cliente?|acheteur',
  ),
  label('party', forDeliveryTo, 'Deliver to', 'for delivery to'),
  label(
    'party',
    'deliver_to',
    'Deliver to',
    'deliver(?:y)? to|ship to|lieferanschrift|liefern an|entregar a|livrer à',
  ),
  label(
    'party',
    'trucker',
    'Trucker',
    'trucker|trucking company|motor carrier|haulier|spediteur|frachtführer|transportista|transporteur(?: routier)?',
  ),
  label(
    'party',
    'carrier',
    'Carrier',
    'carrier|shipping[ -]line|reederei|naviera|armateur|compagnie maritime',
  ),
  label('party', 'delivery_agent', 'Delivery agent', '(?:delivery|destination) agent'),
  label(
    'amount',
    'total_amount',
    'Total',
    '(?:total|net) à payer|total a pagar|(?:grand |invoice )?total(?: amount| value| charges)?(?: due| payable)?(?! \\p{L}{4})|amount due|total due|balance due|invoice (?:value|amount)|gesamtbetrag|summe|rechnungsbetrag|importe total|montant total',
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
