/** Name, code, description and excise product code. */
export const demoCategories = [
  ['Tobacco', 'TOB', 'Excise goods under TPD2', 'T400'],
  ['Cigars', 'CIG', 'Cigars and cigarillos', 'T300'],
  ['Pipe tobacco', 'PIP', 'For pipes and water pipes', 'T500'],
  ['Snuff', 'SNF', 'Smokeless, no excise goods', null],
  ['Spirits', 'SPI', 'Excise goods, above 22 % vol.', null],
  ['Wine', 'WIN', 'Still and sparkling', null],
  ['Beer', 'BEV', 'Bottles and cans', null],
  ['Coffee & tea', 'COF', null, null],
  ['Groceries', 'GRO', 'Dry, ambient', null],
  ['Chilled', 'CHS', 'Two to six degrees', null],
  ['Packaging', 'PAC', 'Cartons, fillers, labels', null],
] as const

/** 120 bins in five zones. */
export const demoZones = [
  { zone: 'Zone A', prefix: 'A', aisles: 4, bins: 10, type: 'storage', capacity: 9000 },
  { zone: 'Zone B', prefix: 'B', aisles: 4, bins: 9, type: 'storage', capacity: 8000 },
  { zone: 'Zone C', prefix: 'C', aisles: 3, bins: 10, type: 'storage', capacity: 7500 },
  { zone: 'Dock', prefix: 'STG', aisles: 1, bins: 4, type: 'staging', capacity: 1500 },
  { zone: 'Dock', prefix: 'SHP', aisles: 1, bins: 3, type: 'shipping', capacity: 1500 },
  { zone: 'Dock', prefix: 'RCV', aisles: 1, bins: 3, type: 'receiving', capacity: null },
  { zone: 'Quarantine', prefix: 'QRN', aisles: 1, bins: 4, type: 'quarantine', capacity: 800 },
] as const

/** The code of a bin: zone, aisle, bin. */
export function binCode(prefix: string, aisle: number, bin: number): string {
  return `${prefix}-${String(aisle).padStart(2, '0')}-${String(bin).padStart(2, '0')}`
}

export interface DemoItem {
  sku: string
  name: string
  category: (typeof demoCategories)[number][0]
  unit: 'EA' | 'CS' | 'KG' | 'PL'
  cost: string
  price: string
}

/** Items listed one by one, by owner: an index into the demo's customers, or null while unallocated. The rest are in demo-ranges.ts. */
export const demoItems: { owner: number | null; items: DemoItem[] }[] = [
  {
    owner: 0,
    items: [
      item('TOB-RYO-0088', 'Zephyr Halfzware rolling tobacco 30 g, outer of 10 pouches', 'Tobacco', 'CS', '61.40', '84.00'),
      item('TOB-CGL-0412', 'Cigarillos Sumatra wrapper, 20 × 10, wooden box', 'Cigars', 'CS', '118.00', '162.50'),
      item('TOB-PIP-0017', 'Pfeifentabak Burley-Virginia „Alte Mühle“, Dose 100 g', 'Pipe tobacco', 'CS', '44.20', '63.90'),
      item('TOB-CGR-0201', 'Robusto Habana, cabinet of 25', 'Cigars', 'EA', '142.00', '210.00'),
      item('TOB-SNF-0009', 'Schnupftabak Menthol, 10 g, Karton 20', 'Snuff', 'CS', '31.00', '45.50'),
      item('COF-ACM-0007', 'Colombia Huila single origin, whole bean, 1 kg', 'Coffee & tea', 'EA', '11.20', '18.90'),
      item('COF-ACM-0012', 'Ethiopia Yirgacheffe washed, whole bean, 1 kg', 'Coffee & tea', 'EA', '13.60', '22.50'),
      item('TEA-ACM-0031', 'Darjeeling first flush, loose leaf, 500 g', 'Coffee & tea', 'EA', '16.00', '28.00'),
      item('GRO-SAF-0003', 'Azafrán de La Mancha D.O.P., 4 g, caja de 24', 'Groceries', 'CS', '190.00', '288.00'),
      item('GRO-OIL-0500', 'Aceite de oliva virgen extra Picual, lata 5 l', 'Groceries', 'EA', '29.00', '44.00'),
      item('GRO-ANC-0044', 'Anchoas del Cantábrico, lata 550 g, caja de 12', 'Groceries', 'CS', '96.00', '139.00'),
      item('GRO-MUS-0110', 'Moutarde de Dijon à l’ancienne, 12 × 210 g', 'Groceries', 'CS', '21.50', '33.60'),
      item('SPI-GEN-0021', 'Jonge graanjenever 35 % vol., 6 × 1,0 l', 'Spirits', 'CS', '58.00', '79.00'),
      item('SPI-GEN-0022', 'Oude jenever vatgerijpt 38 % vol., 6 × 0,7 l', 'Spirits', 'CS', '74.00', '108.00'),
      item('PAC-CTN-0640', 'Shipping carton 640 × 430 × 300, double wall, bundle of 20', 'Packaging', 'EA', '18.00', '26.00'),
      item('PAC-LBL-0100', 'TTT label roll 100 × 150 mm, 500 labels', 'Packaging', 'EA', '9.40', '14.00'),
    ],
  },
  {
    owner: 1,
    items: [
      item('COF-NHV-0031', 'Nordhavn filterkaffe, hele bønner, 1 kg', 'Coffee & tea', 'EA', '9.80', '16.40'),
      item('COF-NHV-0032', 'Nordhavn espresso, hele bønner, 1 kg', 'Coffee & tea', 'EA', '10.40', '17.20'),
      item('COF-BOR-0101', 'Skånerost mellanrost, malet, 12 × 450 g', 'Coffee & tea', 'CS', '48.00', '69.00'),
      item('COF-BOR-0102', 'Skånerost mörkrost, malet, 12 × 450 g', 'Coffee & tea', 'CS', '48.00', '69.00'),
      item('TEA-BOR-0201', 'Söderblandning svart te, 1 kg', 'Coffee & tea', 'EA', '14.00', '24.00'),
      item('TEA-BOR-0202', 'Grönt te sencha, 1 kg', 'Coffee & tea', 'EA', '19.00', '31.00'),
      item('TEA-BOR-0203', 'Rooibos vanilj, 1 kg', 'Coffee & tea', 'EA', '12.50', '21.00'),
      item('GRO-KNB-0010', 'Knäckebröd råg, 16 × 500 g', 'Groceries', 'CS', '22.00', '33.00'),
      item('GRO-LIN-0077', 'Lingonsylt rårörd, 12 × 400 g', 'Groceries', 'CS', '27.00', '41.50'),
      item('GRO-KAR-0015', 'Kardemumma hel, påse 250 g', 'Groceries', 'EA', '8.20', '13.90'),
      item('GRO-SIL-0004', 'Senapssill, 24 × 240 g', 'Groceries', 'CS', '39.00', '58.00'),
      item('PAC-BOR-0001', 'Kraft gift bag with window, 250 g, box of 500', 'Packaging', 'EA', '46.00', '64.00'),
    ],
  },
  {
    owner: 2,
    items: [
      item('WIN-PAL-0019', 'Pálava 2024, výběr z hroznů, 0,75 l', 'Wine', 'EA', '6.90', '11.40'),
      item('WIN-RYZ-0018', 'Ryzlink vlašský 2023, pozdní sběr, 0,75 l', 'Wine', 'EA', '5.80', '9.70'),
      item('WIN-VEL-0022', 'Veltlínské zelené 2024, kabinetní, 0,75 l', 'Wine', 'EA', '5.20', '8.90'),
      item('WIN-FRA-0017', 'Frankovka 2022, barrique, 0,75 l', 'Wine', 'EA', '7.40', '12.60'),
      item('WIN-ROS-0025', 'Zweigeltrebe rosé 2024, 0,75 l', 'Wine', 'EA', '5.10', '8.60'),
      item('WIN-SEK-0003', 'Sekt Pálava brut, tradiční metoda, 0,75 l', 'Wine', 'EA', '9.20', '15.90'),
      item('SPI-BEC-1145', 'Bylinný likér 38 % vol., 1 l, karton 6 ks', 'Spirits', 'CS', '66.00', '92.00'),
      item('SPI-MER-0045', 'Meruňkovice 45 % vol., 0,5 l, karton 12 ks', 'Spirits', 'CS', '118.00', '166.00'),
      item('BEV-KOE-0024', 'Königsee Landbier 5,2 %, 24 × 0,33 l Mehrweg', 'Beer', 'CS', '13.80', '19.90'),
    ],
  },
  {
    owner: 3,
    items: [
      item('ZEP-HZW-0030', 'Halfzware shag 30 g, display of 10', 'Tobacco', 'CS', '58.00', '79.00'),
      item('ZEP-HZW-0050', 'Halfzware shag 50 g, display of 10', 'Tobacco', 'CS', '94.00', '128.00'),
      item('ZEP-ZWA-0030', 'Zware shag 30 g, display of 10', 'Tobacco', 'CS', '57.00', '78.00'),
      item('ZEP-ZWA-0050', 'Zware shag 50 g, display of 10', 'Tobacco', 'CS', '92.50', '126.00'),
      item('ZEP-VIR-0030', 'Virginia licht 30 g, display of 10', 'Tobacco', 'CS', '59.00', '80.50'),
      item('ZEP-VOL-0100', 'Volume tobacco 100 g, tin, outer of 6', 'Tobacco', 'CS', '101.00', '139.00'),
      item('ZEP-PAP-0001', 'Rolling papers regular, box of 100', 'Packaging', 'EA', '21.00', '34.00'),
      item('ZEP-FIL-0008', 'Slim filters 8 mm, box of 30 bags', 'Packaging', 'EA', '17.50', '27.00'),
    ],
  },
  {
    owner: 4,
    items: [
      item('SPI-MIR-0101', 'Eau-de-vie de Mirabelle 45 % vol., 0,70 l, gift case', 'Spirits', 'EA', '22.00', '36.00'),
      item('SPI-QUE-0102', 'Eau-de-vie de Quetsche 45 % vol., 0,70 l', 'Spirits', 'EA', '20.00', '33.00'),
      item('SPI-KIR-0103', 'Kirsch de Fougerolles 45 % vol., 0,70 l', 'Spirits', 'EA', '24.00', '39.00'),
      item('SPI-MYR-0104', 'Liqueur de myrtille 18 % vol., 0,50 l', 'Spirits', 'EA', '9.50', '16.00'),
      item('SPI-SAP-0105', 'Bourgeons de sapin 40 % vol., 0,50 l', 'Spirits', 'EA', '13.00', '22.00'),
    ],
  },
  {
    owner: 5,
    items: [
      item('OIL-JAE-0500', 'Aceite de oliva virgen extra Picual, lata 5 l', 'Groceries', 'EA', '27.00', '41.00'),
      item('OIL-JAE-0750', 'Aceite de oliva virgen extra, botella 0,75 l, caja de 12', 'Groceries', 'CS', '63.00', '94.00'),
      item('OIL-ARB-0500', 'Arbequina temprana, botella 0,5 l, caja de 6', 'Groceries', 'CS', '44.00', '69.00'),
      item('GRO-ACE-0012', 'Aceituna manzanilla sin hueso, lata 3 kg', 'Groceries', 'EA', '8.40', '13.50'),
    ],
  },
  {
    owner: null,
    items: [
      item('UNK-PAL-0001', 'Mixed pallet, papers outstanding', 'Packaging', 'PL', '0.00', '0.00'),
      item('PAC-STR-0450', 'Stretch film 450 mm, 23 µm, roll', 'Packaging', 'EA', '6.20', '9.90'),
      item('PAC-PAL-0001', 'Euro pallet 1200 × 800, used', 'Packaging', 'EA', '7.00', '11.00'),
      item('PAC-SLP-0002', 'Slip sheet 1200 × 800', 'Packaging', 'EA', '1.10', '2.00'),
      item('PAC-AIR-0003', 'Air cushion film 400 m', 'Packaging', 'EA', '38.00', '55.00'),
      item('PAC-TAP-0005', 'Paper tape 75 mm, box of 12', 'Packaging', 'CS', '32.00', '47.00'),
    ],
  },
]

function item(sku: string, name: string, category: DemoItem['category'], unit: DemoItem['unit'], cost: string, price: string): DemoItem {
  return { sku, name, category, unit, cost, price }
}
