import type { Sector } from '../types.ts';
import { sector } from './sector.ts';

/** Schools, authorities and those that work without profit. */
export const PUBLIC_SECTORS: readonly Sector[] = [
  sector(
    'schools',
    'schools',
    '6111',
    'Primary and Secondary Education|Primary/Secondary Education|Education Administration Programs|Education|Education Management',
    'school|schools|schule|schulen|colegio|colegios|escuela*|escola*|école*|lycée*|scuole|vidyalaya|vidya|public school*|cbse|icse|private school*|school chain*|k 12|k12|playschool*|gymnasium|academy trust|international school*|convent',
  ),
  sector(
    'universities',
    'universities and colleges',
    '6113 6112',
    'Higher Education',
    'universit*|college|colleges|hochschule*|universidad*|faculdade*|fachhochschule*|engineering college*|business school*|campus',
  ),
  sector(
    'edtech',
    'education technology companies',
    '6117',
    'E-Learning Providers|E-Learning',
    'edtech|ed tech|e learning compan*|online course*|learning app*|online learning platform*',
  ),
  sector(
    'childcare',
    'childcare centres',
    '624410',
    'Child Day Care Services',
    'childcare|day care|daycare|kindergarten*|kita|kitas|nurser*|preschool*|guardería*|creche*|crèche*|play school*',
    'schools',
  ),
  sector(
    'government',
    'public authorities',
    '92',
    'Government Administration|Government Relations|Government Relations Services|Public Policy|Public Policy Offices|Legislative Offices|Executive Offices|International Affairs|Political Organizations|Judiciary|Administration of Justice|Courts of Law|Economic Programs|Transportation Programs|Community Development and Urban Planning|Housing Programs|Housing and Community Development|Utilities Administration|Public Health|Health and Human Services|Conservation Programs',
    'municipal*|government|kommune*|kommunen|stadtverwaltung|behörde*|ayuntamiento*|prefeitura*|mairie*|collectivité*|local authorit*|public sector|city council*|ministry|gemeinden|gemeinde|landkreis*|bauhof*|straßenbauamt*|straßenbauämter|bauamt|bauämter|landratsamt|landratsämter|gesundheitsamt|gesundheitsämter|finanzamt|finanzämter|public administration|sarkari|council|comuni',
  ),
  sector(
    'public-safety',
    'emergency services',
    '9221',
    'Public Safety|Law Enforcement|Fire Protection|Correctional Institutions',
    'police|fire brigade*|fire department*|feuerwehr*|polizei|emergency service*',
  ),
  sector(
    'military',
    'armed forces',
    '928110',
    'Armed Forces|Military|Military and International Affairs|National Security',
    'armed forces|army|navy|air force|bundeswehr|military',
  ),
  sector(
    'nonprofits',
    'non-profit organisations',
    '813',
    'Non-profit Organizations|Nonprofit Organization Management|Non-profit Organization Management|Civic and Social Organizations|Civic & Social Organization|Philanthropic Fundraising Services|Fundraising|Philanthropy|Religious Institutions|Individual and Family Services|Emergency and Relief Services|Services for the Elderly and Disabled|Community Services|Vocational Rehabilitation Services',
    'non profit*|nonprofit*|ngo|ngos|charit*|foundation*|stiftung*|verein|vereine|gemeinnützig*|ong|ongs|asociaciones|associations caritatives|food bank*|church*|kirchengemeinde*|trust',
  ),
  sector(
    'associations',
    'associations',
    '8139',
    'Industry Associations|Professional Organizations|Public Policy|Think Tanks',
    'trade association*|industry association*|chamber of commerce|verband|verbände|handelskammer|professional bod*|federation',
  ),
  sector(
    'research-institutes',
    'research institutes',
    '5417',
    'Research Services|Research|Think Tanks',
    'research institute*|research center*|research centre*|forschungsinstitut*|forschungszentr*|instituto de investigación|centre de recherche|r d center*|fraunhofer|laborator*|laboratorios|labore|core facilit*|academic lab*|research lab*|forschungslabor*',
  ),
];
