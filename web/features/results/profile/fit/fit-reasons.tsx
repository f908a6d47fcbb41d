import type { ReactNode } from 'react';
import type { FitDecision, FitLink } from '../../../../../shared/contract/fit.ts';
import { asSentence, nameLink, ROLE_WORDS } from './fit-words.ts';

/** Why: what ties the two companies together, which trouble is likely, and what the person has to do with buying. */
export function FitReasons({ fit: { verdict, links, customer_type, problem, role } }: { fit: FitDecision }) {
  return (
    <div>
      <h3 className="mb-2">Why</h3>
      {links.length === 0 ? (
        <p className="text-ink-soft">
          {verdict === 'none'
            ? 'We found nothing that ties their company to what you offer.'
            : 'No single fact ties their company to what you offer. The score says why it may still fit.'}
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {links.map((link) => (
            <Link key={`${link.kind} ${link.yours} ${link.theirs} ${link.where}`} link={link} />
          ))}
        </ul>
      )}
      <dl className="mt-4 flex flex-col gap-2">
        {customer_type && <Fact name="What they are">{asSentence(customer_type)}</Fact>}
        <Fact name="Their part in buying">{asSentence(ROLE_WORDS[role])}</Fact>
        {problem && (
          <Fact name="Likely problem">
            {asSentence(problem)} <span className="text-ink-soft">They have not said so: this is our conclusion.</span>
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Link({ link }: { link: FitLink }) {
  const { yours, theirs, where } = link;
  return (
    <li className="border-l-2 border-violet/50 pl-3">
      <p className="text-sm text-ink-soft">{nameLink(link)}</p>
      <p className="break-words">
        You: <span className="font-medium">{asSentence(yours)}</span> <br />
        They: <span className="font-medium">{asSentence(theirs)}</span>
      </p>
      <p className="text-sm break-words text-ink-soft">Found in: {where}</p>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
