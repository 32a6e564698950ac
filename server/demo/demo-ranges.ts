import type { DemoItem } from './demo-items.ts'

/** A maker's range: each name in each size is a SKU. */
interface Range {
  owner: number
  prefix: string
  /** The category of all names, or one for each name. */
  category: DemoItem['category'] | DemoItem['category'][]
  unit: DemoItem['unit']
  names: string[]
  sizes: [label: string, cost: number][]
}

const ranges: Range[] = [
  {
    owner: 0,
    prefix: 'COF-ORI',
    category: 'Coffee & tea',
    unit: 'EA',
    names: [
      'Guatemala Antigua',
      'Kenya AA Nyeri',
      'Sumatra Mandheling',
      'Brasil Cerrado',
      'Costa Rica Tarrazú',
      'Rwanda Huye',
      'Peru Cajamarca',
      'Honduras Marcala',
    ],
    sizes: [
      ['whole bean, 1 kg', 11.8],
      ['whole bean, 250 g', 3.6],
      ['ground, 500 g', 6.4],
    ],
  },
  {
    owner: 0,
    prefix: 'TOB-CGS',
    category: 'Cigars',
    unit: 'CS',
    names: ['Corona Maduro', 'Robusto Claro', 'Churchill Natural', 'Panatela Sumatra', 'Toro Broadleaf'],
    sizes: [
      ['box of 25', 96],
      ['box of 10', 41],
    ],
  },
  {
    owner: 0,
    prefix: 'GRO-CON',
    category: 'Groceries',
    unit: 'CS',
    names: ['Mejillones en escabeche', 'Sardinas en aceite de oliva', 'Bonito del norte', 'Pimientos del piquillo', 'Espárragos blancos'],
    sizes: [
      ['lata 120 g, caja de 24', 44],
      ['lata 550 g, caja de 12', 71],
    ],
  },
  {
    owner: 1,
    prefix: 'TEA-SVT',
    category: 'Coffee & tea',
    unit: 'EA',
    names: ['Earl Grey', 'Assam', 'Lapsang Souchong', 'Oolong', 'Kamomill', 'Pepparmynta', 'Nypon', 'Vit pai mu tan'],
    sizes: [
      ['lösvikt, 1 kg', 15.5],
      ['burk 100 g', 3.1],
      ['20 påsar', 1.9],
    ],
  },
  {
    owner: 1,
    prefix: 'GRO-SKA',
    category: 'Groceries',
    unit: 'CS',
    names: ['Hjortronsylt', 'Blåbärssylt', 'Svartvinbärssaft', 'Flädersaft', 'Rönnbärsgelé'],
    sizes: [
      ['12 × 400 g', 29],
      ['6 × 1 l', 34],
    ],
  },
  {
    owner: 2,
    prefix: 'WIN-MOR',
    category: 'Wine',
    unit: 'EA',
    names: [
      'Rulandské šedé',
      'Rulandské modré',
      'Sauvignon',
      'Tramín červený',
      'Müller Thurgau',
      'Cabernet Moravia',
      'Svatovavřinecké',
      'Muškát moravský',
      'Neuburské',
      'Hibernal',
    ],
    sizes: [
      ['2023, pozdní sběr, 0,75 l', 5.9],
      ['2024, kabinetní, 0,75 l', 4.8],
      ['2022, výběr z hroznů, 0,5 l', 7.2],
    ],
  },
  {
    owner: 3,
    prefix: 'ZEP-MYO',
    category: 'Tobacco',
    unit: 'CS',
    names: ['Blond', 'Amber', 'Donker', 'Half and half', 'Naturel', 'Menthol-free mild'],
    sizes: [
      ['make-your-own 40 g, display of 10', 66],
      ['make-your-own 80 g, tin, outer of 6', 88],
      ['pouch 25 g, display of 12', 51],
    ],
  },
  {
    owner: 6,
    prefix: 'NHV-RST',
    category: 'Coffee & tea',
    unit: 'EA',
    names: [
      'Havnens blanding',
      'Mørk fregat',
      'Lys morgen',
      'Espresso Nordlys',
      'Koffeinfri',
      'Økologisk Peru',
      'Julekaffe',
      'Fair trade Etiopien',
      'Kolonial',
      'Robusta barista',
    ],
    sizes: [
      ['hele bønner, 1 kg', 9.9],
      ['hele bønner, 400 g', 4.5],
      ['malet, 400 g', 4.6],
      ['kapsler, 60 stk.', 12.2],
    ],
  },
  {
    owner: 7,
    prefix: 'BKS',
    category: 'Beer',
    unit: 'CS',
    names: ['Pils', 'Landbier', 'Schwarzbier', 'Hefeweizen', 'Kellerbier', 'Doppelbock', 'Radler', 'Alkoholfrei', 'Festbier', 'Rauchbier'],
    sizes: [
      ['24 × 0,33 l Mehrweg', 12.9],
      ['20 × 0,5 l Mehrweg', 13.6],
      ['Fass 30 l', 58],
    ],
  },
  {
    owner: 8,
    prefix: 'CHS',
    category: 'Chilled',
    unit: 'EA',
    names: ['Comté AOP affinage 24 mois', 'Comté AOP affinage 12 mois', 'Morbier AOP', 'Mont d’Or AOP', 'Bleu de Gex AOP'],
    sizes: [
      ['quart de meule', 118],
      ['pointe 500 g sous vide', 9.4],
    ],
  },
  {
    owner: 9,
    prefix: 'CTS',
    category: 'Cigars',
    unit: 'CS',
    names: [
      'Cigarillos Extremadura',
      'Purito Canario',
      'Farias Superiores',
      'Señorita Natural',
      'Coronas Reserva',
      'Panetela Selecta',
      'Mini Filtro',
    ],
    sizes: [
      ['estuche de 10, cartón de 20', 84],
      ['estuche de 20, cartón de 10', 92],
      ['caja de madera de 50', 131],
    ],
  },
  {
    owner: 10,
    prefix: 'TRP',
    category: ['Tobacco', 'Pipe tobacco', 'Cigars', 'Snuff', 'Pipe tobacco', 'Pipe tobacco'],
    unit: 'CS',
    names: [
      'Cigaretový tabák Virginia',
      'Dýmkový tabák Burley',
      'Doutníčky Petra',
      'Šňupací tabák',
      'Vodní dýmka jablko',
      'Vodní dýmka máta',
    ],
    sizes: [
      ['30 g, karton 10', 49],
      ['50 g, karton 10', 77],
      ['100 g dóza, karton 6', 90],
    ],
  },
  {
    owner: 11,
    prefix: 'ADF',
    category: 'Spirits',
    unit: 'CS',
    names: [
      'Maraschino 32 % vol.',
      'Šljivovica 45 % vol.',
      'Pelinkovac 28 % vol.',
      'Travarica 38 % vol.',
      'Loza 40 % vol.',
      'Orahovac 30 % vol.',
      'Medica 28 % vol.',
    ],
    sizes: [
      ['6 × 0,7 l', 62],
      ['6 × 1,0 l', 81],
      ['12 × 0,2 l', 39],
    ],
  },
  {
    owner: 12,
    prefix: 'VLC',
    category: 'Cigars',
    unit: 'EA',
    names: ['Senoritas', 'Wilde Havana', 'Bolknak', 'Tuitknak', 'Petit Corona', 'Half Corona', 'Longfiller No. 2'],
    sizes: [
      ['kist van 50', 52],
      ['doos van 20', 23],
      ['blik van 10', 13],
      ['bundel van 25', 29],
    ],
  },
  {
    owner: 0,
    prefix: 'SPI-DIS',
    category: 'Spirits',
    unit: 'CS',
    names: ['Oude genever', 'Korenwijn', 'Bessenjenever', 'Citroenbrandewijn', 'Advocaat', 'Kruidenbitter', 'Sloe gin', 'Dry gin'],
    sizes: [
      ['6 × 0,7 l', 66],
      ['6 × 1,0 l', 84],
      ['12 × 0,35 l', 58],
    ],
  },
  {
    owner: 1,
    prefix: 'GRO-KNA',
    category: 'Groceries',
    unit: 'CS',
    names: ['Knäckebröd havre', 'Knäckebröd surdeg', 'Tunnbröd', 'Skorpor kardemumma', 'Pepparkakor', 'Rågkex'],
    sizes: [
      ['16 × 300 g', 19],
      ['8 × 900 g', 26],
    ],
  },
  {
    owner: 3,
    prefix: 'ZEP-ACC',
    category: 'Packaging',
    unit: 'EA',
    names: ['Rolling papers slim', 'Rolling papers king size', 'Filter tips', 'Pouch, leatherette', 'Rolling machine'],
    sizes: [
      ['box of 50', 18],
      ['display of 12', 7],
    ],
  },
]

/** The items of the ranges by owner, up to this number of SKUs. */
export function demoRangeItems(count: number): { owner: number; item: DemoItem }[] {
  const all = ranges.flatMap(({ owner, prefix, category, unit, names, sizes }) =>
    names.flatMap((name, n) =>
      sizes.map(([label, cost], size) => ({
        owner,
        item: {
          sku: `${prefix}-${String(n + 1).padStart(2, '0')}${String((size + 1) * 10)}`,
          name: `${name}, ${label}`,
          category: typeof category === 'string' ? category : (category[n] ?? 'Tobacco'),
          unit,
          cost: (cost + n * 0.35).toFixed(2),
          price: (cost * 1.42 + n * 0.5).toFixed(2),
        },
      })),
    ),
  )
  if (all.length < count) throw new Error(`The demo's ranges hold ${all.length} SKUs; ${count} are wanted.`)
  return all.slice(0, count)
}
