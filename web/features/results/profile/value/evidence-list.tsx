/** The facts that a derived or written value rests on. */
export function EvidenceList({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm text-ink-soft">
      {facts.map((fact) => (
        <li key={fact} className="break-words">
          {fact}
        </li>
      ))}
    </ul>
  );
}
