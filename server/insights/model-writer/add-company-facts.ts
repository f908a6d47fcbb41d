import { readsAsInstruction } from '../../providers/language-model/grounding/reads-as-instruction.ts';
import type { CompanyFacts } from '../../providers/profile-facts.ts';
import { leadOf, quote } from '../built-in-writer/wording/quoting.ts';
import { layOutPages } from './add-page-facts.ts';
import { CITE_CHARS, inFull, type Layout } from './prompt-facts.ts';
import { asData } from './sanitize-for-prompt.ts';

/** What the person's company is, sells and does. */
export function layOutCompany(layout: Layout, company: CompanyFacts): void {
  const { industry, employeeCount, employeeRange, headquarters, foundedYear, tagline, description } = company;
  const size = employeeCount ?? employeeRange;
  const known = [
    industry && `industry: ${industry}`,
    size && `${size} employees`,
    headquarters && `based in ${headquarters.text}`,
    foundedYear && `founded in ${foundedYear}`,
  ].filter(Boolean);
  const line = asData([company.name, ...known].join('; '), 300);
  layout.add('company', 'company', [line], `Their company: ${line}`, `Company: ${line}`);
  if (tagline) {
    const text = asData(tagline, 200);
    layout.add('company', 'tagline', [tagline], `Its tagline: ${text}`, `Tagline: ${quote(text)}`);
  }
  if (description) {
    const text = asData(description, 900);
    const cite = `Company description: ${quote(leadOf(text, CITE_CHARS))}`;
    layout.add('company', 'companytext', [description], `What it says of itself: ${text}`, cite);
  }
  layOutOffer(layout, company);
  layOutNews(layout, company);
  layOutPages(layout, company.pages ?? []);
}

function layOutOffer(layout: Layout, company: CompanyFacts): void {
  const listed = (list: readonly string[], most: number) =>
    asData(
      list
        .filter((item) => !readsAsInstruction(item))
        .slice(0, most)
        .join('; '),
      400,
    );
  const specialities = listed(company.specialities, 8);
  if (specialities) {
    layout.add('product', 'specialities', [specialities], `It does: ${specialities}`, `Specialities: ${specialities}`);
  }
  layout.each('product', 'product', company.products, 5, ({ name, summary }) => {
    const text = `${asData(name, 80)}: ${asData(summary, 250)}`;
    return {
      sources: [name, summary],
      text: `It sells ${text}`,
      cite: `Product ${asData(name, 80)}: ${quote(leadOf(asData(summary, 250), 80))}`,
    };
  });
  const customers = listed(company.targetCustomers, 5);
  if (customers)
    layout.add('customer', 'customers', [customers], `It sells to: ${customers}`, `Target customers: ${customers}`);
  const clients = listed(company.clients, 8);
  if (clients) layout.add('case', 'clients', [clients], `Clients it names: ${clients}`, `Clients: ${clients}`);
  layout.each('case', 'case', company.caseStudies, 3, ({ client, challenge, outcome }) => {
    const text = `${asData(client, 80)}: ${asData(challenge, 250)} Outcome: ${asData(outcome, 250)}`;
    const cite = `Case study ${asData(client, 80)}: ${quote(leadOf(asData(outcome, 250), 80))}`;
    return { sources: [client, challenge, outcome], text: `Case study, ${text}`, cite };
  });
  layout.each('price', 'price', company.pricing, 4, ({ plan, price, per, includes }) => {
    const said = asData([plan, per ? `${price} per ${per}` : price].join(': '), 120);
    const included = includes ? `, includes ${asData(includes, 150)}` : '';
    return { sources: [plan, price, per, includes], text: `Price of ${said}${included}`, cite: `Price: ${said}` };
  });
}

function layOutNews(layout: Layout, company: CompanyFacts): void {
  layout.each('news', 'news', company.updates, 4, ({ date, title, text }) => ({
    sources: [title, text],
    text: `Company news of ${inFull(date)}: ${asData(title, 150)}. ${asData(text, 350)}`,
    cite: `Company update of ${date}: ${quote(asData(title, 150))}`,
  }));
  const roles = company.openRoles.filter(({ title }) => !readsAsInstruction(title)).slice(0, 5);
  if (roles.length > 0) {
    const text = asData(
      roles.map(({ title, location }) => [title, location].filter(Boolean).join(' in ')).join('; '),
      300,
    );
    layout.add('news', 'openroles', [text], `Open roles (${company.openRoles.length}): ${text}`, `Open roles: ${text}`);
  }
  if (company.callToAction) {
    const { text, url } = company.callToAction;
    const said = asData(text, 100);
    layout.add(
      'cta',
      'cta',
      [text, url],
      `Main call to action on its website: "${said}", leads to ${url.replace(/[\s<>]+/g, '').slice(0, 200)}`,
      `Call to action: ${quote(said)}`,
    );
  }
}
