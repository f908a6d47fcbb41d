import { describe, expect, it } from 'vitest';
import { DEPARTMENTS, type Department } from '../../../shared/catalogue.ts';
import { readDepartment } from './department.ts';

/** Titles as people write them, parted by '; '. */
const TABLE: readonly (readonly [department: Department | undefined, titles: string])[] = [
  [
    'Accounting',
    'Accountant; Sr. Accountant; Accounts Executive; Accounts Payable Specialist; Chartered Accountant; Internal Auditor; Tax Manager; Comptable; Buchhalterin; Articled Assistant',
  ],
  [
    'Administrative',
    'Executive Assistant to the CEO; Office Manager; VP Administration; Administrative Officer; Receptionist; Data Entry Operator; Personal Assistant; Admin Executive; Assistante de direction',
  ],
  [
    'Arts and Design',
    'Graphic Designer; UX Designer; UI/UX Designer; Art Director; Creative Director; Product Designer; Design Lead; Illustrator; Interior Designer; Photographer',
  ],
  [
    'Business Development',
    'Business Development Manager; Business Development Executive; Head of Partnerships; VP Strategic Alliances; Biz Dev Lead; Director - Corporate Development; Partner Manager',
  ],
  [
    'Community and Social Services',
    'Social Worker; CSR Manager; NGO Coordinator; Community Outreach Coordinator; Fundraising Manager; Volunteer; Sustainability Manager',
  ],
  [
    'Consulting',
    'Management Consultant; Consultant; Senior Consultant; Engagement Manager; Unternehmensberater; Strategy Consultant',
  ],
  [
    'Education',
    'Teacher; Assistant Professor; Lecturer in Physics; School Principal; Academic Coordinator; Instructional Designer; Lehrerin; Corporate Trainer',
  ],
  [
    'Engineering',
    'Software Engineer; SDE-2; Full Stack Developer; DevOps Engineer; Mechanical Engineer; VP Engineering; Chief Technical Officer; Engineering Manager; CTO; Data Scientist; Android Developer; Tech Lead; Ingénieur; Softwareentwickler; Member of Technical Staff',
  ],
  [
    'Entrepreneurship',
    'Founder; Co-Founder & CEO; Founder and CEO; Proprietor; Owner; Serial Entrepreneur; Gründer; Fondatrice',
  ],
  [
    'Finance',
    'CFO; Financial Analyst; Finance Manager; Head of FP&A; Treasury Manager; Investment Banker; Portfolio Manager; Credit Analyst; Risk Manager; VP - Private Equity',
  ],
  [
    'Healthcare Services',
    'Staff Nurse; Physician; Cardiologist; Physiotherapist; Pharmacist; Clinical Psychologist; Medical Officer; Chief Medical Officer; Dentist',
  ],
  [
    'Human Resources',
    'HR Manager; CHRO; VP Human Resources; Director of Learning; HR Business Partner; Talent Acquisition Specialist; Technical Recruiter; Head of People & Culture; Chief People Officer; Payroll Executive; VP - Learning & Development; Personalleiter; Asst. Manager - HR',
  ],
  [
    'Information Technology',
    'IT Manager; CIO; CISO; Network Engineer; Business Analyst; System Administrator; Head of IT; Data Analyst; SAP Consultant; Database Administrator; Information Security Lead; Power BI Developer; Leiter IT',
  ],
  [
    'Legal',
    'Legal Counsel; General Counsel; Advocate; Lawyer; Company Secretary; Compliance Officer; Rechtsanwalt; Avocate; Paralegal',
  ],
  [
    'Marketing',
    'Marketing Manager; Social Media Manager; CMO; Digital Marketing Executive; Brand Manager; SEO Specialist; Product Marketing Manager; Growth Hacker; Head of Growth; Demand Generation Manager; VP Marketing; Directrice Marketing',
  ],
  [
    'Media and Communication',
    'Journalist; Chief Content Officer; PR Manager; Content Writer; Corporate Communications Head; Editor-in-Chief; Video Editor; Technical Writer',
  ],
  [
    'Military and Protective Services',
    'Army Officer; Police Inspector; Security Officer; Director of Security; Security Guard; Lieutenant Colonel; Firefighter; Wing Commander',
  ],
  [
    'Operations',
    "COO; Operations Manager; Supply Chain Manager; Logistics Executive; Warehouse Supervisor; Plant Head; Chief of Staff; Founder's Office; Fleet Manager; Production Manager",
  ],
  [
    'Product Management',
    'Product Manager; Sr. Product Manager; Chief Product Officer; Product Owner; Head of Product; VP Product; Group Product Manager; Associate Product Manager',
  ],
  [
    'Program and Project Management',
    'Project Manager; Program Manager; PMO Lead; Scrum Master; Delivery Manager; Chef de projet; Projektleiter; Technical Program Manager',
  ],
  [
    'Purchasing',
    'Purchase Manager; Head of Procurement; Buyer; Strategic Sourcing Lead; Category Manager; Leiter Einkauf; Responsable Achats; Jefe de Compras',
  ],
  [
    'Quality Assurance',
    'QA Engineer; Quality Analyst; SDET; Test Engineer; Quality Control Inspector; DGM (Quality); Automation Tester; Software Tester',
  ],
  [
    'Real Estate',
    'Real Estate Broker; Property Manager; Leasing Manager; Realtor; Facilities Manager; Immobilienmakler',
  ],
  [
    'Research',
    'Research Scientist; Research Associate; Postdoctoral Researcher; UX Researcher; Market Research Analyst; R&D Manager; Clinical Research Associate; Economist',
  ],
  [
    'Sales',
    'Sales Manager; Account Executive; VP Sales & Marketing; Key Account Manager; Chief Revenue Officer; Area Sales Manager; SDR; Pre-Sales Consultant; Inside Sales Representative; Leiter Vertrieb; Gerente de Ventas; Account Manager',
  ],
  [
    'Support',
    'Customer Success Manager; Customer Support Executive; Technical Support Engineer; Help Desk Technician; Client Services Manager; Head of Customer Experience; Call Center Agent',
  ],
  [
    undefined,
    'Director; Associate; Manager; Senior Vice President; Partner; CEO; Managing Director; General Manager; Geschäftsführer; Open to work',
  ],
];

describe('department of a title', () => {
  const rows = TABLE.flatMap(([department, titles]) => titles.split('; ').map((title) => ({ department, title })));

  it.each(rows)('$title is $department', ({ department, title }) => expect(readDepartment(title)).toBe(department));

  it('is tried on at least 120 titles over all 26 departments', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
    expect(new Set(rows.flatMap((row) => row.department ?? [])).size).toBe(DEPARTMENTS.length);
  });

  it('falls back to the headline, leaving out former jobs', () => {
    expect(readDepartment('Associate', 'Talent Acquisition @ Acme | Ex-Sales')).toBe('Human Resources');
    expect(readDepartment(undefined, undefined)).toBeUndefined();
  });
});
