import type { DocumentType } from './documentTypes.ts';

/** For tests: a document as carriers, agents, terminals and sellers lay it out, with all that it says. */
export interface TestLayout {
  readonly name: string;
  readonly language: 'en' | 'de' | 'es' | 'fr';
  readonly type: DocumentType;
  readonly text: string;
  /** `name value`, of a party and a place the first line. */
  readonly says: readonly string[];
}

const layout = (
  language: TestLayout['language'],
  type: DocumentType,
  name: string,
  text: string,
  says: readonly string[],
): TestLayout => ({ language, type, name, text, says });

/** Thirty, written before the reader was changed for any of them. */
export const testLayouts: readonly TestLayout[] = [
  layout(
    'en',
    'arrival_notice',
    'advice note with the bill beside the title',
    `
ADVICE NOTE                                                    B/L 580123477
Northgate Shipping Agencies Ltd, Felixstowe

Vessel: IVORY ACCORD Voy: 132A                                 ETA: 12/AUG/2026
Port of Discharge: FELIXSTOWE
Container No.: TCLU4265691
Our Ref. No.: FX-2026-1187
Free Time Exp.: 19/AUG/2026
`,
    [
      'bill_of_lading_number 580123477',
      'vessel_name IVORY ACCORD',
      'voyage_number 132A',
      'eta 2026-08-12',
      'port_of_discharge FELIXSTOWE',
      'container_number TCLU4265691',
      'reference_number FX-2026-1187',
      'last_free_day 2026-08-19',
    ],
  ),
  layout(
    'en',
    'other',
    'demurrage and detention invoice',
    `
                     DEMURRAGE AND DETENTION INVOICE

INVOICE NO: DD26081177                       INVOICE DATE: DEC/12/2026
CUSTOMER REF: HL-88120                       DUE DATE: DEC/27/2026
B/L 580123400                                BOOKING NO: 255123456

CONTAINER      SIZE    FROM          TO            DAYS    AMOUNT
TEMU3043531    40HC    05 DEC 2026   10 DEC 2026   6       USD 1,050.00

TOTAL DUE: USD 1,050.00
`,
    [
      'invoice_number DD26081177',
      'invoice_date 2026-12-12',
      'reference_number HL-88120',
      'due_date 2026-12-27',
      'bill_of_lading_number 580123400',
      'booking_number 255123456',
      'container_number TEMU3043531',
      'total_amount 1050.00',
    ],
  ),
  layout(
    'en',
    'other',
    'per diem invoice',
    `
Pacific Equipment Services LLC
PER DIEM INVOICE                               Page 1 of 1

Invoice #  PD-771204                           Terms  Net 30
Invoice Date  08/31/2026                       Payment Due  09/30/2026
Bill To:
Meridian Drayage Inc.
2200 Harbor Avenue
Long Beach, CA 90802

Equipment No.   Out                In                 Free Time End   Days   Charge
MSKU3048109     08/14/2026         08/28/2026         08/21/2026      7      USD 315.00

Amount Due   USD 315.00
`,
    [
      'invoice_number PD-771204',
      'invoice_date 2026-08-31',
      'due_date 2026-09-30',
      'buyer Meridian Drayage Inc.',
      'container_number MSKU3048109',
      'last_free_day 2026-08-21',
      'total_amount 315.00',
    ],
  ),
  layout(
    'en',
    'other',
    'freight invoice of a carrier',
    `
Carrier: Meridian Ocean Line                FREIGHT INVOICE

Invoice Number    5570011234                B/L 263344551
Date              14 September 2026         Vessel        NORTHERN SPIRIT
Payable by        28 September 2026         Voyage        641W
Port of Loading   QINGDAO                   Port of Discharge   SAVANNAH

Ocean Freight                  1   40HC     USD 2,150.00
Destination Terminal Handling  1   40HC     USD 410.00
Total Amount                                USD 2,560.00
`,
    [
      'carrier Meridian Ocean Line',
      'invoice_number 5570011234',
      'bill_of_lading_number 263344551',
      'issue_date 2026-09-14',
      'vessel_name NORTHERN SPIRIT',
      'due_date 2026-09-28',
      'voyage_number 641W',
      'port_of_loading QINGDAO',
      'port_of_discharge SAVANNAH',
      'freight_amount 2150.00',
      'total_amount 2560.00',
    ],
  ),
  layout(
    'en',
    'arrival_notice',
    'notice of a forwarder with double labels',
    `
ARRIVAL NOTICE                                   DATE: DEC/02/2026
TO: HARROW LIGHTING INC

B/L OR AWB NO.       OUR REF. NO.          CUSTOMER REF. NO.
HLCUSHA253146708     SI-260912             4500117

VESSEL/VOYAGE                 PORT OF LOADING       PORT OF DISCHARGE
EVER GIVEN / 0123E            SHANGHAI              LOS ANGELES

ETA                  LAST FREE DAY         FOR DELIVERY TO
DEC/12/2026          DEC/17/2026           CHICAGO, IL

CONTAINER NO. / SEAL NO.
TCLU4265691 / CN8817204
TEMU3043531 / CN8817205
`,
    [
      'issue_date 2026-12-02',
      'bill_of_lading_number HLCUSHA253146708',
      'reference_number SI-260912',
      'reference_number 4500117',
      'vessel_name EVER GIVEN',
      'voyage_number 0123E',
      'port_of_loading SHANGHAI',
      'port_of_discharge LOS ANGELES',
      'eta 2026-12-12',
      'last_free_day 2026-12-17',
      'place_of_delivery CHICAGO, IL',
      'container_number TCLU4265691',
      'container_number TEMU3043531',
      'seal_number CN8817204',
      'seal_number CN8817205',
    ],
  ),
  layout(
    'en',
    'arrival_notice',
    'notice with a terminal whose name is wrapped',
    `
NOTICE OF ARRIVAL

MBL: MEDUAB123456                PICKUP LOCATION:  TOTAL TERMINALS
HBL: NBLB26071                                     INTERNATIONAL LLC
VESSEL: MSC ARIANE                                 
VOYAGE: FE631N                   FIRMS CODE: Z978
ETA POD: 03 OCT 2026             LFD: 08 OCT 2026
CONTAINER: MSCU1234566           PKGS: 240 CTNS
IT NO.: V318772010               GROSS WEIGHT: 18,450.50 KGS
`,
    [
      'bill_of_lading_number MEDUAB123456',
      'house_bill_number NBLB26071',
      'pickup_location TOTAL TERMINALS INTERNATIONAL LLC',
      'vessel_name MSC ARIANE',
      'voyage_number FE631N',
      'firms_code Z978',
      'eta 2026-10-03',
      'last_free_day 2026-10-08',
      'container_number MSCU1234566',
      'packages 240',
      'it_number V318772010',
      'gross_weight 18450.5',
    ],
  ),
  layout(
    'en',
    'other',
    'rail notification',
    `
UNION PACIFIC RAILROAD
SHIPMENT NOTIFICATION - INTERMODAL

EQUIPMENT: TEMU 304353-1         WAYBILL: 472210
NOTIFIED: 09/15/2026 06:40 CT    STATUS: GROUNDED
PICKUP NUMBER: 8817204           RAMP: GLOBAL IV, JOLIET IL
LAST FREE DAY: 09/17/2026
`,
    ['container_number TEMU3043531', 'pickup_number 8817204', 'last_free_day 2026-09-17'],
  ),
  layout(
    'en',
    'delivery_order',
    'delivery order of a broker',
    `
DELIVERY ORDER                                     D/O NO. DO-26-4410
BROKER: COAST CUSTOMS BROKERS        DATE 09/21/2026

DELIVER TO                           TRUCKER
HARROW LIGHTING DC 4                 PACIFIC DRAYAGE INC.
9100 SANTA FE AVENUE
SOUTH GATE, CA 90280

OCEAN B/L NO.        HOUSE B/L NO.       ENTRY NO.
ONEYSH3AB1234500     NBLB26072           9ZZ-1234567-8

CONTAINER            SEAL          WEIGHT          PKGS
TCLU4265691          CN881720      17,660 KGS      410 CTNS
`,
    [
      'delivery_order_number DO-26-4410',
      'issue_date 2026-09-21',
      'deliver_to HARROW LIGHTING DC 4',
      'trucker PACIFIC DRAYAGE INC.',
      'bill_of_lading_number ONEYSH3AB1234500',
      'house_bill_number NBLB26072',
      'customs_entry_number 9ZZ-1234567-8',
      'container_number TCLU4265691',
      'seal_number CN881720',
      'gross_weight 17660',
      'packages 410',
    ],
  ),
  layout(
    'en',
    'bill_of_lading',
    'sea waybill in boxes',
    `
SEA WAYBILL                                       Non-negotiable
SWB No.                Booking No.
MAEU580123477          255800177

Shipper                              Consignee
NINGBO LIGHTING CO LTD               HARROW LIGHTING INC
88 JIANGNAN ROAD                     400 OCEANGATE

Vessel           Voyage No.      Port of Loading     Port of Discharge
IVORY ACCORD     132A            NINGBO              LONG BEACH

Shipped on board 11 JUL 2026
Container No.    Seal No.        Packages            Gross weight
MSKU3048109      ML-CN7712340    412 CTNS            18,450.500 KGS
`,
    [
      'bill_of_lading_number MAEU580123477',
      'booking_number 255800177',
      'shipper NINGBO LIGHTING CO LTD',
      'consignee HARROW LIGHTING INC',
      'vessel_name IVORY ACCORD',
      'voyage_number 132A',
      'port_of_loading NINGBO',
      'port_of_discharge LONG BEACH',
      'shipped_on_board_date 2026-07-11',
      'container_number MSKU3048109',
      'seal_number ML-CN7712340',
      'packages 412',
      'gross_weight 18450.5',
    ],
  ),
  layout(
    'en',
    'commercial_invoice',
    'commercial invoice',
    `
                       COMMERCIAL INVOICE
Exporter: Ningbo Lighting Co Ltd            Invoice No: INV-2026-1190
                                            Invoice Date: July 3, 2026
Sold to: Harrow Lighting Inc                Your order no.: 4500117
Terms of payment: 60 days                   Container: TCLU4265691

Description              Qty      Unit price     Amount
LED pendant lamp         1,200    18.40          22,080.00
Total                                            USD 22,080.00
`,
    [
      'shipper Ningbo Lighting Co Ltd',
      'invoice_number INV-2026-1190',
      'invoice_date 2026-07-03',
      'buyer Harrow Lighting Inc',
      'purchase_order_number 4500117',
      'container_number TCLU4265691',
      'total_amount 22080.00',
    ],
  ),
  layout(
    'en',
    'packing_list',
    'packing list',
    `
PACKING LIST
P/L No. PL-9020                     Date: 21 June 2026
Seller: Ningbo Lighting Co Ltd      P.O. No.: 45-24347
Shipped per: IVORY ACCORD           Container No.: TEMU3043531

Cartons     Description         Net weight     Gross weight
1-240       LED pendant lamp    2,880.0 kg     3,360.0 kg
`,
    [
      'packing_list_number PL-9020',
      'issue_date 2026-06-21',
      'seller Ningbo Lighting Co Ltd',
      'purchase_order_number 45-24347',
      'container_number TEMU3043531',
      'net_weight 2880',
      'gross_weight 3360',
    ],
  ),
  layout(
    'en',
    'delivery_order',
    'freight release by e-mail text',
    `
Freight Release

We confirm that the following bill is released:
Bill of Lading: COSU6301234561
Container(s): CAIU1234561
Vessel: COSCO HARMONY Voyage: 044E
Terminal: West Basin Container Terminal
Pick up No: 77120013
Free time ends: 14 Oct 2026
`,
    [
      'bill_of_lading_number COSU6301234561',
      'container_number CAIU1234561',
      'vessel_name COSCO HARMONY',
      'voyage_number 044E',
      'pickup_location West Basin Container Terminal',
      'pickup_number 77120013',
      'last_free_day 2026-10-14',
    ],
  ),
  layout(
    'de',
    'arrival_notice',
    'Ankunftsmeldung eines Agenten',
    `
ANKUNFTSMELDUNG                                        Hamburg, 02.11.2026

B/L-Nr.:           HLCUSHA253146708     Schiff / Reise:    IVORY ACCORD / 132W
Ihre Referenz:     B-4711               Unsere Referenz:   IM-260912
Ladehafen:         Shanghai             Löschhafen:        Hamburg
ETA:               14.11.2026           Ende der Freizeit: 21.11.2026
Terminal:          Burchardkai

Container-Nr.      Siegel-Nr.      Packstücke      Bruttogewicht
TCLU4265691        CN881720        412 Kartons     18.450,50 kg
`,
    [
      'bill_of_lading_number HLCUSHA253146708',
      'vessel_name IVORY ACCORD',
      'voyage_number 132W',
      'reference_number B-4711',
      'reference_number IM-260912',
      'port_of_loading Shanghai',
      'port_of_discharge Hamburg',
      'eta 2026-11-14',
      'last_free_day 2026-11-21',
      'pickup_location Burchardkai',
      'container_number TCLU4265691',
      'seal_number CN881720',
      'packages 412',
      'gross_weight 18450.5',
    ],
  ),
  layout(
    'de',
    'arrival_notice',
    'Avis in Kästen',
    `
Ankunftsavis
Absender                              Empfänger
Ningbo Lighting Co Ltd                Harrow Leuchten GmbH
88 Jiangnan Road                      Speicherstraße 4

Konnossement Nr.     Buchungsnummer     Bestellnummer
MEDUAB123456         EBKG77123          4500117

Schiff               Reise              Voraussichtliche Ankunft
MSC ARIANE           FE631W             15. Dezember 2026

Container            Letzter freier Tag
MSCU1234566          22. Dezember 2026
`,
    [
      'shipper Ningbo Lighting Co Ltd',
      'consignee Harrow Leuchten GmbH',
      'bill_of_lading_number MEDUAB123456',
      'booking_number EBKG77123',
      'purchase_order_number 4500117',
      'vessel_name MSC ARIANE',
      'voyage_number FE631W',
      'eta 2026-12-15',
      'container_number MSCU1234566',
      'last_free_day 2026-12-22',
    ],
  ),
  layout(
    'de',
    'commercial_invoice',
    'Handelsrechnung',
    `
Handelsrechnung
Verkäufer: Leuchtenwerk Nord GmbH        Rechnungsnummer: RE-2026-0815
Käufer: Harrow Lighting Inc              Rechnungsdatum: 21.09.2026
Bestellnr.: 45-24347                     Zahlbar bis: 21.10.2026
Containernummer: TEMU3043531

Pos.   Bezeichnung          Menge    Preis      Betrag
1      Pendelleuchte        200      84,10      16.820,00
Gesamtbetrag                                    EUR 16.820,00
`,
    [
      'seller Leuchtenwerk Nord GmbH',
      'invoice_number RE-2026-0815',
      'buyer Harrow Lighting Inc',
      'invoice_date 2026-09-21',
      'purchase_order_number 45-24347',
      'due_date 2026-10-21',
      'container_number TEMU3043531',
      'total_amount 16820.00',
    ],
  ),
  layout(
    'de',
    'packing_list',
    'Packliste',
    `
PACKLISTE Nr. PL-3312                    Datum: 18.09.2026
Lieferant: Leuchtenwerk Nord GmbH        Auftragsnummer: 45-24347

Kartons    Inhalt            Nettogewicht     Bruttogewicht
1-40       Pendelleuchte     480,0 kg         560,5 kg
`,
    [
      'packing_list_number PL-3312',
      'issue_date 2026-09-18',
      'seller Leuchtenwerk Nord GmbH',
      'purchase_order_number 45-24347',
      'net_weight 480',
      'gross_weight 560.5',
    ],
  ),
  layout(
    'de',
    'delivery_order',
    'Freistellung eines Terminals',
    `
Freistellung

Freistellnummer: 7712001344
B/L Nr. ONEYSH3AB1234500
Container: TCLU4265691
Abholort: Eurogate Container Terminal Hamburg
Abholung ab: 16.11.2026
Freizeit bis: 20.11.2026
Spediteur: Elbe Transporte GmbH
`,
    [
      'pickup_number 7712001344',
      'bill_of_lading_number ONEYSH3AB1234500',
      'container_number TCLU4265691',
      'pickup_location Eurogate Container Terminal Hamburg',
      'available_date 2026-11-16',
      'last_free_day 2026-11-20',
      'trucker Elbe Transporte GmbH',
    ],
  ),
  layout(
    'de',
    'other',
    'Rechnung über Demurrage',
    `
Rechnung Demurrage/Detention
Rechnungs-Nr.  DD-99120                 Rechnungsdatum  03.12.2026
B/L-Nummer  HLCUSHA253146708            Fällig am  17.12.2026

Container       Von           Bis           Tage    Betrag
TCLU4265691     22.11.2026    28.11.2026    7       EUR 455,00

Summe  EUR 455,00
`,
    [
      'invoice_number DD-99120',
      'invoice_date 2026-12-03',
      'bill_of_lading_number HLCUSHA253146708',
      'due_date 2026-12-17',
      'container_number TCLU4265691',
      'total_amount 455.00',
    ],
  ),
  layout(
    'es',
    'arrival_notice',
    'aviso de llegada de una naviera',
    `
AVISO DE LLEGADA                                Fecha: 02/11/2026

No. de BL:            MAEU580123400     Buque / Viaje:       IVORY ACCORD / 132E
Puerto de carga:      Shanghai          Puerto de descarga:  Manzanillo
ETA:                  14 NOV 2026       Último día libre:    21 NOV 2026
Su referencia:        PED-4711          Nuestra referencia:  MX-88120

Contenedor            Sello             Bultos               Peso bruto
TCLU4265691           CN881720          412 CTNS             18,450.50 KGS
`,
    [
      'bill_of_lading_number MAEU580123400',
      'vessel_name IVORY ACCORD',
      'voyage_number 132E',
      'port_of_loading Shanghai',
      'port_of_discharge Manzanillo',
      'eta 2026-11-14',
      'last_free_day 2026-11-21',
      'reference_number PED-4711',
      'reference_number MX-88120',
      'container_number TCLU4265691',
      'seal_number CN881720',
      'packages 412',
      'gross_weight 18450.5',
    ],
  ),
  layout(
    'es',
    'arrival_notice',
    'notificación de arribo en cajas',
    `
Notificación de arribo
Embarcador                            Consignatario
Ningbo Lighting Co Ltd                Iluminación Harrow SA de CV
88 Jiangnan Road                      Av. Reforma 400

Conocimiento de embarque      Reserva           Pedido
MEDUAB123456                  EBKG77123         4500117

Buque                Viaje              Fecha estimada de arribo
MSC ARIANE           FE631E             15 de diciembre de 2026

Contenedor           Días libres hasta
MSCU1234566          22 de diciembre de 2026
`,
    [
      'shipper Ningbo Lighting Co Ltd',
      'consignee Iluminación Harrow SA de CV',
      'bill_of_lading_number MEDUAB123456',
      'booking_number EBKG77123',
      'purchase_order_number 4500117',
      'vessel_name MSC ARIANE',
      'voyage_number FE631E',
      'eta 2026-12-15',
      'container_number MSCU1234566',
      'last_free_day 2026-12-22',
    ],
  ),
  layout(
    'es',
    'commercial_invoice',
    'factura comercial',
    `
FACTURA COMERCIAL
Exportador: Iluminación Norte SA         No. de factura: F-2026-0815
Comprador: Harrow Lighting Inc           Fecha de factura: 21/09/2026
Orden de compra: 45-24347                Vencimiento: 21/10/2026
Contenedor: TEMU3043531

Descripción            Cantidad   Precio     Importe
Lámpara colgante       200        84.10      16,820.00
Total                                        USD 16,820.00
`,
    [
      'shipper Iluminación Norte SA',
      'invoice_number F-2026-0815',
      'buyer Harrow Lighting Inc',
      'invoice_date 2026-09-21',
      'purchase_order_number 45-24347',
      'due_date 2026-10-21',
      'container_number TEMU3043531',
      'total_amount 16820.00',
    ],
  ),
  layout(
    'es',
    'packing_list',
    'lista de empaque',
    `
LISTA DE EMPAQUE No. PL-3312             Fecha: 18/09/2026
Proveedor: Iluminación Norte SA          Pedido No.: 45-24347

Cajas      Contenido           Peso neto       Peso bruto
1-40       Lámpara colgante    480.0 kg        560.5 kg
`,
    [
      'packing_list_number PL-3312',
      'issue_date 2026-09-18',
      'seller Iluminación Norte SA',
      'purchase_order_number 45-24347',
      'net_weight 480',
      'gross_weight 560.5',
    ],
  ),
  layout(
    'es',
    'delivery_order',
    'orden de entrega',
    `
ORDEN DE ENTREGA

B/L: ONEYSH3AB1234500
Contenedor No. TCLU4265691
Terminal: Contecon Manzanillo
Número de liberación: 77120013
Entregar a: Iluminación Harrow SA de CV
Transportista: Fletes del Pacífico SA
Último día libre: 20/11/2026
`,
    [
      'bill_of_lading_number ONEYSH3AB1234500',
      'container_number TCLU4265691',
      'pickup_location Contecon Manzanillo',
      'pickup_number 77120013',
      'deliver_to Iluminación Harrow SA de CV',
      'trucker Fletes del Pacífico SA',
      'last_free_day 2026-11-20',
    ],
  ),
  layout(
    'es',
    'bill_of_lading',
    'conocimiento de embarque',
    `
CONOCIMIENTO DE EMBARQUE                     Original
Núm. de conocimiento: CMDUSHZ1234567         Núm. de reserva: SHZ0987654
Embarcador: Ningbo Lighting Co Ltd
Consignatario: Harrow Lighting Inc
Notificar a: Meridian Forwarding

Buque: CMA CGM ORFEO                         Viaje: 0TN3E
Puerto de carga: Yantian                     Puerto de descarga: Veracruz
Embarcado a bordo: 11 JUL 2026
Contenedor: CMAU1234569                      Sello: H8823410
`,
    [
      'bill_of_lading_number CMDUSHZ1234567',
      'booking_number SHZ0987654',
      'shipper Ningbo Lighting Co Ltd',
      'consignee Harrow Lighting Inc',
      'notify_party Meridian Forwarding',
      'vessel_name CMA CGM ORFEO',
      'voyage_number 0TN3E',
      'port_of_loading Yantian',
      'port_of_discharge Veracruz',
      'shipped_on_board_date 2026-07-11',
      'container_number CMAU1234569',
      'seal_number H8823410',
    ],
  ),
  layout(
    'fr',
    'arrival_notice',
    "avis d'arrivée",
    `
AVIS D'ARRIVÉE                                   Date : 02/11/2026

N° de connaissement :   MAEU580123400    Navire / Voyage :     IVORY ACCORD / 132E
Port de chargement :    Shanghai         Port de déchargement : Montréal
ETA :                   14 nov. 2026     Dernier jour franc :  21 nov. 2026
Votre référence :       CMD-4711         Notre référence :     QC-88120

Conteneur             Plombs            Colis                Poids brut
TCLU4265691           CN881720          412 CTNS             18 450,50 KGS
`,
    [
      'bill_of_lading_number MAEU580123400',
      'vessel_name IVORY ACCORD',
      'voyage_number 132E',
      'port_of_loading Shanghai',
      'port_of_discharge Montréal',
      'eta 2026-11-14',
      'last_free_day 2026-11-21',
      'reference_number CMD-4711',
      'reference_number QC-88120',
      'container_number TCLU4265691',
      'seal_number CN881720',
      'packages 412',
      'gross_weight 18450.5',
    ],
  ),
  layout(
    'fr',
    'arrival_notice',
    "avis d'arrivée en cases",
    `
Avis d’arrivée de marchandises
Expéditeur                            Destinataire
Ningbo Lighting Co Ltd                Éclairage Harrow Inc
88 Jiangnan Road                      400, rue du Port

Connaissement        Réservation       N° de commande
MEDUAB123456         EBKG77123         4500117

Navire               Voyage            Arrivée prévue
MSC ARIANE           FE631W            15 décembre 2026

N° de conteneur      Fin de franchise
MSCU1234566          22 décembre 2026
`,
    [
      'shipper Ningbo Lighting Co Ltd',
      'consignee Éclairage Harrow Inc',
      'bill_of_lading_number MEDUAB123456',
      'booking_number EBKG77123',
      'purchase_order_number 4500117',
      'vessel_name MSC ARIANE',
      'voyage_number FE631W',
      'eta 2026-12-15',
      'container_number MSCU1234566',
      'last_free_day 2026-12-22',
    ],
  ),
  layout(
    'fr',
    'commercial_invoice',
    'facture commerciale',
    `
FACTURE COMMERCIALE
Vendeur : Luminaires du Nord SAS         N° de facture : F-2026-0815
Acheteur : Harrow Lighting Inc           Date de facture : 21/09/2026
Bon de commande : 45-24347               Échéance : 21/10/2026
Conteneur : TEMU3043531

Désignation            Quantité   Prix       Montant
Suspension             200        84,10      16 820,00
Total                                        EUR 16 820,00
`,
    [
      'seller Luminaires du Nord SAS',
      'invoice_number F-2026-0815',
      'buyer Harrow Lighting Inc',
      'invoice_date 2026-09-21',
      'purchase_order_number 45-24347',
      'due_date 2026-10-21',
      'container_number TEMU3043531',
      'total_amount 16820.00',
    ],
  ),
  layout(
    'fr',
    'packing_list',
    'liste de colisage',
    `
LISTE DE COLISAGE N° PL-3312             Date : 18/09/2026
Fournisseur : Luminaires du Nord SAS     Commande : 45-24347

Cartons    Contenu             Poids net       Poids brut
1-40       Suspension          480,0 kg        560,5 kg
`,
    [
      'packing_list_number PL-3312',
      'issue_date 2026-09-18',
      'seller Luminaires du Nord SAS',
      'purchase_order_number 45-24347',
      'net_weight 480',
      'gross_weight 560.5',
    ],
  ),
  layout(
    'fr',
    'delivery_order',
    'bon de livraison du transitaire',
    `
BON À DÉLIVRER

Connaissement n° ONEYSH3AB1234500
Conteneur n° TCLU4265691
Terminal : Viau, Port de Montréal
Numéro de mainlevée : 77120013
Livrer à : Éclairage Harrow Inc
Transporteur routier : Camionnage Saint-Laurent
Dernier jour franc : 20/11/2026
`,
    [
      'bill_of_lading_number ONEYSH3AB1234500',
      'container_number TCLU4265691',
      'pickup_location Viau, Port de Montréal',
      'pickup_number 77120013',
      'deliver_to Éclairage Harrow Inc',
      'trucker Camionnage Saint-Laurent',
      'last_free_day 2026-11-20',
    ],
  ),
  layout(
    'fr',
    'bill_of_lading',
    'connaissement',
    `
CONNAISSEMENT                                Original
N° : CMDUSHZ1234567                          N° de réservation : SHZ0987654
Chargeur : Ningbo Lighting Co Ltd
Destinataire : Harrow Lighting Inc
Notifier : Meridian Forwarding

Navire : CMA CGM ORFEO                       N° de voyage : 0TN3W
Port de chargement : Yantian                 Port de déchargement : Le Havre
Chargé à bord le 11 juillet 2026
Conteneur : CMAU1234569                      Scellé : H8823410
`,
    [
      'bill_of_lading_number CMDUSHZ1234567',
      'booking_number SHZ0987654',
      'shipper Ningbo Lighting Co Ltd',
      'consignee Harrow Lighting Inc',
      'notify_party Meridian Forwarding',
      'vessel_name CMA CGM ORFEO',
      'voyage_number 0TN3W',
      'port_of_loading Yantian',
      'port_of_discharge Le Havre',
      'shipped_on_board_date 2026-07-11',
      'container_number CMAU1234569',
      'seal_number H8823410',
    ],
  ),
];

/** Five more, written after the reader was mended for those: 79% of them was read, and words were added. */
export const laterLayouts: readonly TestLayout[] = [
  layout(
    'en',
    'arrival_notice',
    'pre-arrival notice of a consolidator',
    `
PRE-ARRIVAL NOTICE / FREIGHT BILL                    OUR FILE: OI-77120
                                                     DATE ISSUED: 09/23/2026
MASTER B/L#: YMLUW236412345        HOUSE B/L#: SZX2609118
CARRYING VESSEL: YM WARMTH         VOY#: 014E
ETA LAX: 09/29/2026                CFS/TERMINAL: YUSEN TERMINALS
CNTR#: TCLU4265691                 SEAL#: YMAA123456
CONSIGNEE: HARROW LIGHTING INC     NOTIFY: SAME AS CONSIGNEE
PKGS: 824 CTNS                     GROSS WT: 17,660.00 KGS
PO#: 4500118
`,
    [
      'reference_number OI-77120',
      'issue_date 2026-09-23',
      'bill_of_lading_number YMLUW236412345',
      'house_bill_number SZX2609118',
      'vessel_name YM WARMTH',
      'voyage_number 014E',
      'eta 2026-09-29',
      'pickup_location YUSEN TERMINALS',
      'container_number TCLU4265691',
      'seal_number YMAA123456',
      'consignee HARROW LIGHTING INC',
      'notify_party SAME AS CONSIGNEE',
      'packages 824',
      'gross_weight 17660',
      'purchase_order_number 4500118',
    ],
  ),
  layout(
    'de',
    'arrival_notice',
    'Ankunftsbenachrichtigung einer Reederei',
    `
Ankunftsbenachrichtigung
Sehr geehrte Damen und Herren, die folgende Sendung trifft demnächst ein:

Reederei:            Meridian Ocean Line
Konnossement:        OOLU2701234560
Schiff:              OOCL SPAIN
Reisenummer:         018W
Voraussichtliche Ankunft: 23.12.2026 06:00
Entladehafen:        Bremerhaven
Containernummer      Plombe         Gewicht
OOLU1234564          OO8123456      21.040,00 kg
Freistellreferenz:   771200991
`,
    [
      'carrier Meridian Ocean Line',
      'bill_of_lading_number OOLU2701234560',
      'vessel_name OOCL SPAIN',
      'voyage_number 018W',
      'eta 2026-12-23T06:00',
      'port_of_discharge Bremerhaven',
      'container_number OOLU1234564',
      'seal_number OO8123456',
      'gross_weight 21040',
      'pickup_number 771200991',
    ],
  ),
  layout(
    'es',
    'arrival_notice',
    'aviso de arribo de un agente de carga',
    `
AVISO DE ARRIBO
Referencia: IMP-26-0912                       Emitido: 23/09/2026
Master BL: ZIMUSHH30612345                    House BL: NBLB26077
Consignatario: Iluminación Harrow SA de CV
Motonave: ZIM MONACO                          Viaje No.: 32E
Puerto de embarque: Ningbo                    Puerto de destino: Lázaro Cárdenas
Fecha de arribo: 28/09/2026                   Almacenajes a partir de: 05/10/2026
Contenedores: ZIMU1234562                     Peso: 18,450.50 kg
`,
    [
      'reference_number IMP-26-0912',
      'issue_date 2026-09-23',
      'bill_of_lading_number ZIMUSHH30612345',
      'house_bill_number NBLB26077',
      'consignee Iluminación Harrow SA de CV',
      'vessel_name ZIM MONACO',
      'voyage_number 32E',
      'port_of_loading Ningbo',
      'port_of_discharge Lázaro Cárdenas',
      'eta 2026-09-28',
      'container_number ZIMU1234562',
      'gross_weight 18450.5',
    ],
  ),
  layout(
    'fr',
    'other',
    'facture de surestaries',
    `
FACTURE DE SURESTARIES                        Facture n° : SUR-88120
Émise le : 14/12/2026                         Échéance : 28/12/2026
Client : Éclairage Harrow Inc                 B/L : CMDUSHZ1234567

Conteneur        Début         Fin           Jours    Montant
CMAU1234569      22/11/2026    28/11/2026    7        455,00 EUR

Total à payer : 455,00 EUR
`,
    [
      'invoice_number SUR-88120',
      'issue_date 2026-12-14',
      'due_date 2026-12-28',
      'buyer Éclairage Harrow Inc',
      'bill_of_lading_number CMDUSHZ1234567',
      'container_number CMAU1234569',
      'total_amount 455.00',
    ],
  ),
  layout(
    'en',
    'delivery_order',
    'release of a terminal with a table of holds',
    `
CARRIER RELEASE CONFIRMATION

Bill of lading number   Container       Last Free Day    Pickup No.
EGLV149600123456        EGHU1234567     Oct 05, 2026     A8812

Vessel / Voyage         Terminal
EVER FAST / 1140-027E   EVERPORT TERMINAL SERVICES
Customs hold  RELEASED        Freight hold  RELEASED
Deliver to: HARROW LIGHTING DC 4
`,
    [
      'bill_of_lading_number EGLV149600123456',
      'container_number EGHU1234567',
      'last_free_day 2026-10-05',
      'pickup_number A8812',
      'vessel_name EVER FAST',
      'voyage_number 1140-027E',
      'pickup_location EVERPORT TERMINAL SERVICES',
      'deliver_to HARROW LIGHTING DC 4',
    ],
  ),
];

/** Five that no word was added for. */
export const heldOutLayouts: readonly TestLayout[] = [
  layout(
    'en',
    'arrival_notice',
    'notice in two columns with units',
    `
NOTICE OF ARRIVAL                              NOTICE DATE: 28-OCT-2026
SHIPPER: YANTIAN TOYS LTD                      OCEAN B/L: WHLC027F512345
CONSIGNEE: PLAYHOUSE IMPORTS LLC               BOOKING REF: WHF51234
NOTIFY PARTY: MERIDIAN FORWARDING              VSL/VOY: WAN HAI A07 / E012
PORT OF LADING: YANTIAN                        EST. ARRIVAL: 04-NOV-2026
PORT OF UNLADING: OAKLAND                      G.O. DATE: 19-NOV-2026
WHSU1234560 40HC   SEAL WHA7712345   611 CARTONS   9,870 KG
LAST FREE DAY: 08-NOV-2026
`,
    [
      'issue_date 2026-10-28',
      'shipper YANTIAN TOYS LTD',
      'bill_of_lading_number WHLC027F512345',
      'consignee PLAYHOUSE IMPORTS LLC',
      'booking_number WHF51234',
      'notify_party MERIDIAN FORWARDING',
      'vessel_name WAN HAI A07',
      'voyage_number E012',
      'port_of_loading YANTIAN',
      'eta 2026-11-04',
      'port_of_discharge OAKLAND',
      'container_number WHSU1234560',
      'seal_number WHA7712345',
      'last_free_day 2026-11-08',
    ],
  ),
  layout(
    'de',
    'delivery_order',
    'Auslieferungsauftrag',
    `
Auslieferungsauftrag Nr. 26-4410                      Datum: 23.11.2026
Verlader: Ningbo Lighting Co Ltd
Empfänger: Harrow Leuchten GmbH
B/L: HLCUSHA253146708
Containernr.: TCLU4265691
Schiff: IVORY ACCORD   Reise: 132W
Abholort: Eurogate Hamburg
Lagergeldfrei bis: 27.11.2026
Bruttogewicht: 18.450,50 kg
`,
    [
      'delivery_order_number 26-4410',
      'issue_date 2026-11-23',
      'shipper Ningbo Lighting Co Ltd',
      'consignee Harrow Leuchten GmbH',
      'bill_of_lading_number HLCUSHA253146708',
      'container_number TCLU4265691',
      'vessel_name IVORY ACCORD',
      'voyage_number 132W',
      'pickup_location Eurogate Hamburg',
      'last_free_day 2026-11-27',
      'gross_weight 18450.5',
    ],
  ),
  layout(
    'es',
    'commercial_invoice',
    'factura de un proveedor',
    `
FACTURA No. A-20260917
Proveedor: Juguetes del Norte SA             Fecha: 17 de septiembre de 2026
Cliente: Playhouse Imports LLC               Fecha de vencimiento: 17 de octubre de 2026
Pedido: 45-24350                             Incoterm: FOB Veracruz

Importe total: MXN 48,200.00
`,
    [
      'invoice_number A-20260917',
      'seller Juguetes del Norte SA',
      'issue_date 2026-09-17',
      'buyer Playhouse Imports LLC',
      'due_date 2026-10-17',
      'purchase_order_number 45-24350',
      'total_amount 48200.00',
    ],
  ),
  layout(
    'fr',
    'arrival_notice',
    'avis d’arrivée d’un transitaire',
    `
AVIS D'ARRIVEE
Nos références : IMP-26-0917                 Le 23/09/2026
Connaissement maître : ONEYSH3AB1234500
Expéditeur : Ningbo Lighting Co Ltd          Destinataire : Éclairage Harrow Inc
Navire : ONE HAWK                            Voyage n° : 052E
Date d'arrivée prévue : 28 septembre 2026    Port de déchargement : Vancouver
Conteneurs : TCLU4265691                     Poids brut : 17 660 kg
Franchise jusqu'au : 3 octobre 2026
`,
    [
      'reference_number IMP-26-0917',
      'bill_of_lading_number ONEYSH3AB1234500',
      'shipper Ningbo Lighting Co Ltd',
      'consignee Éclairage Harrow Inc',
      'vessel_name ONE HAWK',
      'voyage_number 052E',
      'eta 2026-09-28',
      'port_of_discharge Vancouver',
      'container_number TCLU4265691',
      'gross_weight 17660',
      'last_free_day 2026-10-03',
    ],
  ),
  layout(
    'en',
    'other',
    'storage invoice of a terminal',
    `
STORAGE INVOICE
Customer: Pacific Drayage Inc.           Invoice No. ST-99812
Invoice Date: 11/17/2026                 Due Date: 12/17/2026

Container No.   B/L No.            Free Time End   Gate Out       Amount
TCLU4265691     MAEU580123477      11/13/2026      11/16/2026     USD 240.00

Invoice Total: USD 240.00
`,
    [
      'buyer Pacific Drayage Inc.',
      'invoice_number ST-99812',
      'invoice_date 2026-11-17',
      'due_date 2026-12-17',
      'container_number TCLU4265691',
      'bill_of_lading_number MAEU580123477',
      'last_free_day 2026-11-13',
      'total_amount 240.00',
    ],
  ),
];
