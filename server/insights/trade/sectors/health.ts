import type { Sector } from '../types.ts';
import { sector } from './sector.ts';

/** Kinds of companies that heal, care, test, and make what these need. */
export const HEALTH_SECTORS: readonly Sector[] = [
  sector(
    'pharma',
    'drug makers',
    '3254 424210',
    'Pharmaceutical Manufacturing|Pharmaceuticals',
    'pharma*|drug maker|drug manufacturer|medicine maker|arzneimittel*|laboratorio farmacéutico|farmacéutic*|farmacêutic*|farmaceutic*|industrie pharmaceutique|laboratoire* pharmaceutique*|vaccine maker|vaccines|formulations|dawai|generics|api manufacturer|cdmo|leków',
    'manufacturing',
  ),
  sector(
    'biotech',
    'biotech companies',
    '541714 325414',
    'Biotechnology Research|Biotechnology|Nanotechnology|Nanotechnology Research',
    'biotech*|biologics|life science|life sciences|gene therapy|cell therapy|biofarma*|biosimilars|biologika|sciences de la vie|genomics|synthetic biology|laborator*|laboratorios|labore',
  ),
  sector(
    'clinical-research',
    'clinical research organisations',
    '541715 541380',
    '',
    'contract research organi*|cro|cros|clinical research organi*|clinical trial sponsor*|clinical trials|trial sponsor|klinische studien|estudios clínicos|ensaios clínicos|essais cliniques',
  ),
  sector(
    'medical-devices',
    'makers of medical devices',
    '339112 339113 334510',
    'Medical Equipment Manufacturing|Medical Devices|Medical Device',
    'medical device*|medtech|med tech|medical equipment|medizintechnik*|dispositivos médicos|dispositifs médicaux|dispositivi medici|medizinprodukt*|implants|implant maker|diagnostics maker|ivd|surgical instruments|equipos médicos|hulpmiddelen',
    'manufacturing',
  ),
  sector(
    'hospitals',
    'hospitals',
    '622',
    'Hospitals and Health Care|Hospital & Health Care|Hospitals',
    'hospital|hospitals|krankenhaus*|krankenhäuser|klinikum|kliniken|klinik*|hôpital|hôpitaux|hospitales|hospitais|ospedali|ziekenhuis*|ziekenhuizen|health system|hospital group|multispeciality|multispecialty|aspatal|szpital*|healthcare provider',
  ),
  sector(
    'medical-practices',
    'clinics and practices',
    '6211 6213 6214',
    'Medical Practices|Medical Practice|Outpatient Care Centers|Physical, Occupational and Speech Therapists|Optometrists|Chiropractors|Ambulance Services|Alternative Medicine|Home Health Care Services|Family Planning Centers|Physicians',
    'clinic|clinics|medical practice*|doctors practice|arztpraxen|arztpraxis|praxen|clínica|clínicas|consultorio*|consultório*|cabinet médical|cabinets médicaux|physiotherap*|dermatology clinic|ivf|eye clinic|polyclinic|skin clinic|ambulator*|huisartsen*|doctor clinics|aesthetic clinic|doctors|practices|praxis|fertility clinic',
  ),
  sector(
    'dental-practices',
    'dental practices',
    '621210',
    'Dentists',
    'dentist|dentists|dental practice*|dental clinic*|dental*|zahnarzt*|zahnärzt*|zahnarztpraxen|odontolog*|dentaire|tandarts*|orthodont*|smile clinic|dentaduras',
    'medical-practices',
  ),
  sector(
    'diagnostic-labs',
    'diagnostic laboratories',
    '621511 541380',
    'Medical and Diagnostic Laboratories',
    'diagnostic lab*|laborator*|laboratorios|labore|diagnostics lab*|pathology lab*|medical lab*|clinical lab*|clinical diagnostics|diagnostic centre*|diagnostic center*|diagnostics chain|testing lab*|reference lab*|medizinlabor*|laborverbund|laboratorio clínico|laboratórios clínicos|laboratoires d analyses|path lab*|analytical lab*|contract testing|laboratory services|screening center',
  ),
  sector(
    'elder-care',
    'care homes',
    '623',
    'Nursing Homes and Residential Care Facilities',
    'care home*|nursing home*|elder care|senior living|assisted living|pflegeheim*|altenheim*|pflegedienst*|residencias de mayores|residencia de ancianos|ehpad|maison de retraite|lares de idosos|rsa|verpleeghui*|residential care',
  ),
  sector(
    'mental-health-care',
    'mental health services',
    '621330 621420 623220',
    'Mental Health Care',
    'mental health clinic*|psychotherapy practice*|therapy practice*|rehab center|addiction treatment|psychiatric|psychologists practice|counselling centre',
    'medical-practices',
  ),
  sector(
    'pharmacies',
    'pharmacies',
    '456110',
    'Retail Pharmacies',
    'pharmacy|pharmacies|apotheke*|farmacia|farmacias|farmácia|drogerie*|drugstore*|pharmacies|apotheken|medical store*|chemist shops',
  ),
  sector(
    'veterinary',
    'veterinary practices',
    '541940',
    'Veterinary Services|Veterinary',
    'veterinar*|vet clinic*|tierklinik*|clínica* veterinaria*|clínicas y hospitales veterinarios|clínica* veterinária*|hospital* veterinari*|hospitales veterinarios|clinique* vétérinaire*|clinica veterinaria|vets|animal hospital|tierarzt*|tierarztpraxen|pet clinic',
  ),
];
