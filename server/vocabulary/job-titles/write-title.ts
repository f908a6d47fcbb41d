/** Written otherwise than with one capital. */
const WRITTEN: ReadonlyMap<string, string> = new Map(
  `CEO CTO CFO COO CMO CIO CISO CHRO CPO CRO CDO CBO CLO CTIO CSO HR HRBP HRIS IT QA QC UX UI UXUI SEO SEM SMM PPC PR AI ML NLP LLM GTM SDR BDR AE CSM
SDE SDET SWE SRE PMO TPM PMM VP SVP EVP AVP MD GM API AWS ASIC FPGA VLSI RF BI CRM ERP SAP ETL SQL DBA GIS IAM GRC SOC KYC AML ESG CSR DEI EHS HSE VC
PHP iOS DevOps MLOps DevSecOps DataOps DevRel RevOps GenAI JavaScript TypeScript NodeJS WordPress GraphQL IoT AR VR XR VFX NFT DeFi PhD MBA CPA NET DJ
ServiceNow BDM BDE APM GPM CX EA PA of and to in for the on at de del des du la le da do di en`
    .split(/\s/)
    .map((word) => [word.toLowerCase(), word]),
);
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\b(R|M|L|P) and (D|A|L)\b/g, '$1&$2'],
  [/\bFP and A\b/gi, 'FP&A'],
];

/**
 * Writes a normalised title as people write titles.
 * @param title 'vp of product', 'seo specialist'
 * @returns 'VP of Product', 'SEO Specialist'
 */
export function writeTitle(title: string): string {
  const words = title.split(' ').map((word, at) => {
    const written = WRITTEN.get(word);
    if (written !== undefined && (at > 0 || written !== word)) return written;
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
  return JOINED.reduce((text, [pattern, to]) => text.replace(pattern, to), words.join(' '));
}
