import type { Sector } from '../types.ts';
import { sector } from './sector.ts';

/** Kinds of companies that deal in money. */
export const FINANCE_SECTORS: readonly Sector[] = [
  sector(
    'banking',
    'banks',
    '5221',
    'Banking|Savings Institutions|Investment Banking|Capital Markets|Financial Services',
    'bank|banks|banking|finance firm*|financial firm*|finance compan*|financial institution*|financial services firm*|sparkasse*|volksbank*|banco|bancos|banque|banques|banche|banken|credit union*|sahakari bank|neobank*|genossenschaftsbank*',
  ),
  sector(
    'lending',
    'lenders',
    '5222',
    'Loan Brokers|Financial Services|Credit Intermediation',
    'lender*|lending|nbfc*|loan compan*|microfinance|micro finance|bnpl|consumer finance|kreditgeber|leasing compan*|factoring',
  ),
  sector(
    'payments',
    'payments and fintech companies',
    '522320',
    'Financial Services|Claims Adjusting, Actuarial Services',
    'fintech*|finance firm*|financial firm*|payment compan*|payment provider*|payment service provider*|psp|payment gateway*|payments|wallet app*|pagamentos|paiements|zahlungsdienst*|neobroker*|micro savings|insurtech|financial technology|payout*',
  ),
  sector(
    'insurance',
    'insurers',
    '5241',
    'Insurance|Insurance Carriers|Insurance and Employee Benefit Funds|Pension Funds|Funds and Trusts',
    'insurer*|insurance compan*|versicherung*|aseguradora*|seguradora*|assureur*|assurance*|assicurazion*|verzekeraar*|insurance|bima',
  ),
  sector(
    'insurance-brokers',
    'insurance brokers',
    '5242',
    'Insurance Agencies and Brokerages',
    'insurance broker*|insurance agenc*|versicherungsmakler*|corredor* de seguros|corretora* de seguros|courtier*',
    'insurance',
  ),
  sector(
    'wealth-asset-management',
    'asset and wealth managers',
    '523',
    'Investment Management|Investment Advice|Securities and Commodity Exchanges|Financial Services',
    'asset manager*|asset management|finance firm*|financial firm*|financial services firm*|wealth manage*|fund manager*|vermögensverwalt*|gestora de fondos|gestion de patrimoine|brokerage*|stock broker*|family office*|mutual fund*',
  ),
  sector(
    'private-equity-vc',
    'investors',
    '5239',
    'Venture Capital and Private Equity Principals|Venture Capital & Private Equity',
    'private equity|venture capital|vc fund*|investment firm*|buyout fund*|accelerator*|business angel*',
  ),
  sector(
    'accounting-firms',
    'accounting firms',
    '5412',
    'Accounting',
    'accounting firm*|accountancy*|ca firm*|cpa firm*|chartered accountants|steuerberat*|steuerkanzlei*|wirtschaftsprüf*|asesoría* fiscal*|gestoría*|escritório de contabilidade|cabinet comptable|expert comptable|experts comptables|tax advisor*|tax adviser*|asesores fiscales|contadores|commercialisti|audit firm*|bookkeeper*',
  ),
];
