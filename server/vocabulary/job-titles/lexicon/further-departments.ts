import type { DepartmentRows } from './department-rows.ts';

/** Words of departments in Indonesian, and in Turkish, Polish, Dutch and the Nordic languages what the other tables lack. */
export const FURTHER_DEPARTMENTS: DepartmentRows = [
  [
    'Sales',
    3,
    `penjualan|vertriebsinnendienst|verkaufsinnendienst|ertekesitesi|ertekesites|obchodni|obchod|vanzari|prodaja|prodaje|myynnin`,
  ],
  ['Purchasing', 3, `indkob|indkobs|innkjop|innkjops|pengadaan|pembelian|zakupow`],
  ['Human Resources', 3, `sdm|personalia|zasobow ludzkich|kadrowy`],
  ['Finance', 3, `finansow|finansowy|okonomi|keuangan|mali isler`],
  ['Marketing', 3, `pemasaran|marketingowy`],
  [
    'Information Technology',
    3,
    `teknologi informasi|informatyki|bilgi teknolojileri|pdm|plm|systemadministration|it betreuung`,
  ],
  [
    'Operations',
    2,
    `operasional|schichtfuhrer(in)|produksi|produkcji|produksjon|produksjons|facilitair|facilitaire zaken|gudang|magazynu|logistyki|pabrik|fabrika|fabriks|pemeliharaan|utrzymania ruchu|dyspozytor|brygadzista|brygadzistka`,
  ],
  ['Quality Assurance', 3, `mutu|kontroli jakosci|qualitatsmanagementbeauftragte(r)|qmb|jakosci`],
  ['Legal', 3, `hukum|prawny|prawnych|direito|derecho|diritto|rechten`],
  ['Accounting', 3, `ksiegowosci|regnskap|regnskaps|regnskabs`],
  ['Support', 3, `layanan pelanggan|obslugi klienta|kundservice|musteri hizmetleri`],
  ['Healthcare Services', 3, `keperawatan|hemsirelik|pielegniarstwa|verpleging|farmasi`],
  ['Media and Communication', 3, `komunikacji|kommunikasjon|humas`],
  ['Research', 3, `badan i rozwoju|forskning|penelitian`],
];
